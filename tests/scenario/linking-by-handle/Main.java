import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Thing is defined twice: by the application loader, with Holder, and by each Narrow, with Seeker. */
public class Main {
    /** Defines what it finds in its own folder; everything else is the parent's. */
    static class Narrow extends ClassLoader {
        @Override
        protected synchronized Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            Path file = Path.of(System.getProperty("other"), name + ".class");
            if (!Files.exists(file)) {
                return super.loadClass(name, resolve);
            }
            try {
                return define(name, Files.readAllBytes(file));
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }

        Class<?> define(String name, byte[] b) {
            return defineClass(name, b, 0, b.length);
        }
    }

    static final String[] WAYS = {"findStatic", "findVirtual", "findInterface", "findSpecial", "findConstructor",
        "result", "array", "getter", "setter", "staticGetter", "staticSetter", "varHandle", "staticVarHandle", "bind",
        "unreflect", "unreflectSpecial", "unreflectSetter", "lambda", "serializable", "constructorReference", "alias",
        "aliasField", "implemented", "implementedByLambda", "implementedByReference", "implementedByFactory",
        "implementedByProxy", "overridden", "throughSuper", "publicly", "elsewhere", "variableOfField", "agreed"};

    /** What VMs tell differently. */
    static final List<String> OWN_WORDS = List.of("alias", "aliasField", "implemented", "implementedByLambda",
            "implementedByReference", "implementedByFactory", "overridden", "publicly", "elsewhere");

    public static void main(String[] args) throws Exception {
        new Thing();
        for (String way : WAYS) {
            say(way, new Narrow().loadClass("Seeker"), way);
        }
        for (int kind = 1; kind <= 9; kind++) {
            Narrow l = new Narrow();
            l.loadClass("Thing");
            say("constant of kind " + kind, l.define("Constant", constant(kind)), "go");
        }
    }

    static void say(String what, Class<?> c, String method) throws Exception {
        String result;
        try {
            result = String.valueOf(c.getMethod(method).invoke(null));
        } catch (InvocationTargetException e) {
            StringBuilder s = new StringBuilder();
            for (Throwable t = e.getCause(); t != null; t = t.getCause()) {
                if (t instanceof InternalError) {
                    continue; // around a lambda's
                }
                boolean alias = t instanceof LinkageError && OWN_WORDS.contains(what);
                s.append(s.length() == 0 ? "" : " <- ").append(alias ? t.getClass() : first(t));
            }
            result = s.toString().replaceAll("@[0-9a-f]+", "@");
        }
        System.out.println(what + ": " + result);
    }

    /** The message without the loaders. */
    static String first(Throwable t) {
        String s = t.toString();
        int end = s.indexOf(t instanceof LinkageError ? " the class loader" : "from class");
        return end < 0 ? s : s.substring(0, end);
    }

    // Constant.go() answers the method handle constant of this kind for a member of Holder

    static byte[] constant(int kind) throws IOException {
        String[] members = {null, "inst:LThing;", "stat:LThing;", "inst:LThing;", "stat:LThing;", "read:(LThing;)J",
            "use:(LThing;)J", "read:(LThing;)J", "<init>:(LThing;)V", "each:(LThing;)J"};
        String owner = kind == 9 ? "Each" : "Holder";
        int tag = kind <= 4 ? 9 : kind == 9 ? 11 : 10;
        String[] member = members[kind].split(":");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xCAFEBABE);
        out.writeInt(52);
        out.writeShort(14);
        String[] texts = {"Constant", kind == 7 ? "Holder" : "java/lang/Object", "go", "()Ljava/lang/Object;", "Code",
            owner, member[0], member[1]};
        for (String text : texts) { // 1 to 8
            out.writeByte(1);
            out.writeUTF(text);
        }
        for (int name : new int[] {1, 2, 6}) { // 9, 10, 11
            out.writeByte(7);
            out.writeShort(name);
        }
        out.writeByte(12);
        out.writeInt(7 << 16 | 8); // 12
        out.writeByte(tag);
        out.writeInt(11 << 16 | 12); // 13
        bytes.flush();
        byte[] head = bytes.toByteArray();
        head[9] = 15;
        bytes.reset();
        out.write(head);
        out.writeByte(15);
        out.writeByte(kind);
        out.writeShort(13); // 14
        out.writeInt(0x21 << 16 | 9);
        out.writeShort(10);
        out.writeInt(0);
        out.writeShort(1);
        out.writeInt(9 << 16 | 3);
        out.writeInt(4 << 16 | 1);
        out.writeShort(5);
        out.writeInt(15);
        out.writeInt(1 << 16);
        out.writeInt(3);
        out.write(new byte[] {18, 14, (byte) 176, 0, 0, 0, 0});
        out.writeShort(0);
        return bytes.toByteArray();
    }
}
