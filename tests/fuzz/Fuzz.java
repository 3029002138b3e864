import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Paths;
import java.util.Map;
import java.util.TreeMap;

/**
 * Feeds damaged class files to the machine and counts what it says.
 *
 *   Fuzz define PACK    defines each class in a loader of its own
 *   Fuzz link PACK      links it too: asks for its members, then initialises it
 *   Fuzz verdicts PACK FOLDER   links each, beside the classes of the folder, and prints its number
 *                               and what was said, a line each
 *   Fuzz jars           looks for classes and resources on a class path of damaged jars
 *
 * A LinkageError (of which ClassFormatError and VerifyError are kinds) is what a bad class deserves; a
 * SecurityException comes for a name that begins with "java.". Anything else is unexpected and makes the status 1.
 */
public class Fuzz {
    static final Map<String, Integer> counts = new TreeMap<String, Integer>();
    static int unexpected;

    static String folder; // where a class finds the others that it was compiled with

    static class Loader extends ClassLoader {
        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (folder == null) throw new ClassNotFoundException(name);
            try {
                return define(Files.readAllBytes(Paths.get(folder, name.replace('.', '/').concat(".class"))));
            } catch (IOException | InvalidPathException e) {
                throw new ClassNotFoundException(name, e);
            }
        }

        Class<?> define(byte[] b) {
            return defineClass(null, b, 0, b.length);
        }
    }

    static void count(String what) {
        Integer n = counts.get(what);
        counts.put(what, n == null ? 1 : n + 1);
    }

    static void one(byte[] b, boolean link) {
        try {
            Loader loader = new Loader();
            Class<?> c = loader.define(b);
            if (link) {
                c.getDeclaredFields();
                c.getDeclaredMethods();
                c.getDeclaredConstructors();
                Class.forName(c.getName(), true, loader);
            }
            count("accepted");
        } catch (LinkageError e) {
            count(e.getClass().getName());
        } catch (SecurityException e) {
            count(e.getClass().getName());
        } catch (Throwable t) {
            count("unexpected: ".concat(t.toString()));
            unexpected++;
        }
    }

    /** Linked, or what kind of error; a class whose initialiser fails has been linked. */
    static String verdict(byte[] b) {
        try {
            Loader loader = new Loader();
            Class.forName(loader.define(b).getName(), true, loader);
            return "linked";
        } catch (ExceptionInInitializerError e) {
            return "linked";
        } catch (LinkageError e) {
            return e.getClass().getName().concat(e.toString().contains("Recursive call to jsr entry") ? ":recursive" : "");
        } catch (Throwable t) {
            return t.toString().replace(' ', '_');
        }
    }

    static int pack(String name, String how) throws Exception {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(name), 1 << 16));
        int total = 0;
        while (true) {
            int n;
            try {
                n = in.readInt();
            } catch (EOFException e) {
                break;
            }
            byte[] b = new byte[n];
            in.readFully(b);
            if (how.equals("verdicts")) System.out.println(total + " " + verdict(b));
            else one(b, how.equals("link"));
            total++;
        }
        in.close();
        return total;
    }

    static int jars() {
        String[] names = { "Corpus", "Corpus$Inner", "pack.Deep", "no.such.Class", "META-INF.MANIFEST" };
        ClassLoader loader = Fuzz.class.getClassLoader();
        for (String n : names) {
            try {
                Class.forName(n, false, loader);
                count("found");
            } catch (ClassNotFoundException e) {
                count("not found");
            } catch (LinkageError e) {
                count(e.getClass().getName());
            }
        }
        String[] files = { "Corpus.class", "META-INF/MANIFEST.MF", "x", "" };
        for (String f : files) {
            try {
                java.io.InputStream in = loader.getResourceAsStream(f);
                int n = 0;
                while (in != null && in.read() >= 0) {
                    n++;
                }
                count(in == null ? "no resource" : "resource");
            } catch (java.io.IOException e) {
                count(e.getClass().getName());
            }
        }
        return names.length + files.length;
    }

    public static void main(String[] args) throws Exception {
        if (args.length > 2) folder = args[2];
        int total = args[0].equals("jars") ? jars() : pack(args[1], args[0]);
        if (args[0].equals("verdicts")) return;
        StringBuilder line = new StringBuilder("# ").append(total).append(":");
        for (Map.Entry<String, Integer> e : counts.entrySet()) {
            line.append(' ').append(e.getKey()).append(' ').append(e.getValue()).append(',');
        }
        line.setLength(line.length() - 1);
        System.out.println(line);
        System.exit(unexpected == 0 ? 0 : 1);
    }
}
