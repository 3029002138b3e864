import java.net.URL;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.TreeSet;

/** Nobody asks a class for its package before the loaders are asked. */
public class Main {
    static class Own extends ClassLoader {
        Class<?> define(byte[] b) {
            return defineClass(null, b, 0, b.length);
        }

        Package define(String name) {
            return definePackage(name, "t", null, null, null, null, null, null);
        }

        Package get(String name) {
            return getPackage(name);
        }
    }

    static void show(Package p) {
        Say.line(p, " ", p.getSpecificationTitle(), " ", p.getSpecificationVersion(), " ", p.getSpecificationVendor(), " ",
                p.getImplementationTitle(), " ", p.getImplementationVersion(), " ", p.getImplementationVendor(), " ", p.isSealed());
    }

    static Object names(Package[] packages) {
        TreeSet<String> set = new TreeSet<>();
        for (Package p : packages) {
            if (!p.getName().startsWith("java") && !p.getName().contains(".")) {
                set.add(p.getName());
            }
        }
        return set;
    }

    public static void main(String[] args) throws Exception {
        ClassLoader app = Main.class.getClassLoader();
        Say.line(app.getDefinedPackage("marked"), " ", app.getDefinedPackage("").getName().isEmpty());
        Class.forName("marked.A");
        Class.forName("plain.C");
        show(app.getDefinedPackage("marked"));
        show(Package.getPackage("plain"));
        Say.line(Class.forName("marked.A").getPackage() == app.getDefinedPackage("marked"));
        Class<?> b = Class.forName("closed.B");
        Say.line(names(app.getDefinedPackages()), " ", names(Package.getPackages()), " ",
                new TreeSet<>(app.getUnnamedModule().getPackages()));
        Package closed = b.getPackage();
        show(closed);
        URL jar = Paths.get("marked.jar").toUri().toURL();
        Say.line(closed.isSealed(jar), " ", closed.isSealed(new URL(jar, "other.jar")), " ", closed.isCompatibleWith("1.1"));
        show(String.class.getPackage());
        Say.line(Arrays.asList(Package.getPackages()).contains(Class.forName("java.util.zip.CRC32").getPackage()));

        Own own = new Own();
        Path file = Paths.get(b.getProtectionDomain().getCodeSource().getLocation().toURI());
        Say.line(file.getFileName());
        own.define(app.getResourceAsStream("plain/C.class").readAllBytes());
        show(own.getDefinedPackage("plain"));
        Say.line(own.getDefinedPackages().length, " ", own.get("plain") == app.getDefinedPackage("plain"), " ",
                own.get("marked") == app.getDefinedPackage("marked"), " ", own.getDefinedPackage("marked"));
        own.define(app.getResourceAsStream("marked/A.class").readAllBytes());
        try {
            own.define("marked");
        } catch (IllegalArgumentException e) {
            Say.line(e.getMessage());
        }
        show(own.define("fresh"));
        Say.line(names(own.getDefinedPackages()));
    }
}
