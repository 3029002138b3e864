import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;

/** Each method of a class made here loads one constant; it is called three times. */
public class Main {
    static int booted;

    /** The bootstrap method of all of them; the name says what it does. */
    public static Object boot(MethodHandles.Lookup lookup, String name, Class<?> type) throws Exception {
        booted++;
        return act(name);
    }

    public static Object site(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
        booted++;
        Object made = act(name);
        return name.equals("other") ? new Object() : made == null ? null
                : new ConstantCallSite(MethodHandles.constant(name.equals("narrow") ? String.class : Object.class, made));
    }

    /** A dynamic constant's must take a Lookup, and not what a Lookup is, too. */
    public static Object anybody(Object lookup, String name, Class<?> type) {
        booted++;
        return name;
    }

    public static Object echo(MethodHandles.Lookup lookup, String name, Class<?> type, Object o) {
        booted++;
        return o;
    }

    /** Its parameter's class is none that the classes made here have access to. */
    public static void take(Maker m) {
    }

    static Object act(String name) throws Exception {
        switch (name) {
        case "checked":
            throw new IOException("is checked");
        case "unchecked":
            throw new IllegalStateException("is unchecked");
        case "error":
            throw new AssertionError("is an error");
        case "linkage":
            throw new NoClassDefFoundError("is a linkage error");
        case "second":
            if (booted == 1) {
                throw new StackOverflowError("only once");
            }
            return name;
        case "none":
            return null;
        default:
            return name;
        }
    }

    /** A class file, constant by constant. */
    static class Maker {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        final DataOutputStream pool = new DataOutputStream(bytes);
        final Map<String, Integer> known = new HashMap<>();
        int count = 1;
        int looped; // the constant that is the argument of its own bootstrap method; 0: none

        int add(int tag, Object... parts) throws IOException {
            String key = String.valueOf(tag).concat(java.util.Arrays.toString(parts));
            Integer at = known.get(key);
            if (at != null) {
                return at;
            }
            pool.writeByte(tag);
            for (Object part : parts) {
                if (part instanceof String) {
                    pool.writeUTF((String) part);
                } else if (part instanceof Byte) {
                    pool.writeByte((Byte) part);
                } else {
                    pool.writeShort((Integer) part);
                }
            }
            known.put(key, count);
            return count++;
        }

        int utf(String s) throws IOException {
            return add(1, s);
        }

        int type(String name) throws IOException {
            return add(7, utf(name));
        }

        int named(String name, String desc) throws IOException {
            return add(12, utf(name), utf(desc));
        }

        int method(int tag, String owner, String name, String desc) throws IOException {
            return add(tag, type(owner), named(name, desc));
        }

        int handle(int kind, int member) throws IOException {
            return add(15, (byte) kind, member);
        }
    }

    static class Own extends ClassLoader {
        int missed;

        Class<?> define(byte[] b) {
            return defineClass(null, b, 0, b.length);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            missed++;
            throw new ClassNotFoundException(name);
        }
    }

    /** `what` gives the constant: a method that is made of an instruction with that and of areturn. */
    interface Constant {
        int of(Maker m) throws IOException;
    }

    static final int LDC = 19, SITE = 186, STATIC = 184, INTERFACE = 185, NOTHING = 0;

    static byte[] body(int how, int constant) {
        byte high = (byte) (constant >> 8), low = (byte) constant, areturn = (byte) 176;
        switch (how) {
        case SITE:
            return new byte[]{(byte) how, high, low, 0, 0, areturn};
        case STATIC:
            return new byte[]{(byte) how, high, low, 1, areturn};
        case INTERFACE:
            return new byte[]{1, (byte) how, high, low, 1, 0, 1, areturn};
        case NOTHING:
            return new byte[]{1, areturn};
        default:
            return new byte[]{(byte) how, high, low, areturn};
        }
    }

    static byte[] classOf(String name, int how, Constant what) throws IOException {
        Maker m = new Maker();
        int self = m.type(name), parent = m.type("java/lang/Object"), code = m.utf("Code");
        int run = m.utf("run"), desc = m.utf("()Ljava/lang/Object;");
        int boots = m.utf("BootstrapMethods");
        int boot = m.handle(6, m.method(10, "Main", "boot",
                "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;"));
        int site = m.handle(6, m.method(10, "Main", "site",
                "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/Object;"));
        int anybody = m.handle(6, m.method(10, "Main", "anybody",
                "(Ljava/lang/Object;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;"));
        int echo = m.handle(6, m.method(10, "Main", "echo",
                "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Object;)Ljava/lang/Object;"));
        int constant = what.of(m);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xCAFEBABE);
        out.writeInt(55);
        out.writeShort(m.count);
        m.bytes.writeTo(out);
        out.writeShort(0x21);
        out.writeShort(self);
        out.writeShort(parent);
        out.writeInt(0);
        out.writeShort(1);
        out.writeShort(9);
        out.writeShort(run);
        out.writeShort(desc);
        out.writeShort(1);
        out.writeShort(code);
        byte[] body = body(how, constant);
        out.writeInt(12 + body.length);
        out.writeShort(1);
        out.writeShort(1);
        out.writeInt(body.length);
        out.write(body);
        out.writeInt(0);
        out.writeShort(1);
        out.writeShort(boots);
        boolean loops = m.looped != 0;
        out.writeInt(loops ? 20 : 14);
        out.writeShort(loops ? 4 : 3);
        out.writeShort(boot);
        out.writeShort(0);
        out.writeShort(site);
        out.writeShort(0);
        out.writeShort(anybody);
        out.writeShort(0);
        if (loops) {
            out.writeShort(echo);
            out.writeShort(1);
            out.writeShort(m.looped);
        }
        return bytes.toByteArray();
    }

    static String text(Throwable e) {
        return e == null ? "nothing" : e.getClass().getName();
    }

    static void load(String title, int how, Constant what) throws Exception {
        Own loader = new Own();
        Method run = loader.define(classOf("Made", how, what)).getMethod("run");
        booted = 0;
        Throwable first = null;
        for (int i = 0; i < 3; i++) {
            try {
                Say.line(title, ": ", run.invoke(null));
            } catch (InvocationTargetException e) {
                Throwable error = e.getCause();
                if (first == null) {
                    Say.line(title, ": ", text(error), ", by ", text(error.getCause()));
                    if (how == SITE) {
                        Say.line("  ", error.getMessage().replaceAll("@[0-9a-f]+", "@"), error.getCause() == null ? "" : ", "
                                .concat(error.getCause().getMessage()));
                    }
                    first = error;
                } else if (first.getClass() != error.getClass()
                        || !String.valueOf(first.getMessage()).equals(String.valueOf(error.getMessage()))) {
                    Say.line(title, ": then ", text(error), " ", error.getMessage());
                }
            }
        }
        Say.line("  bootstrap methods run: ", booted, ", classes missed: ", loader.missed);
    }

    /** Once; what is thrown on the way is told by its class. */
    static void run(String title, int how, Constant what) throws Exception {
        try {
            Say.line(title, ": ", new Own().define(classOf("Made", how, what)).getMethod("run").invoke(null));
        } catch (InvocationTargetException e) {
            Say.line(title, ": ", text(e.getCause()));
        } catch (LinkageError e) {
            Say.line(title, ": ", text(e));
        }
    }

    /** A reference to a method that no instruction uses. */
    static void named(int tag, String name, String desc) throws Exception {
        run(tag == 11 ? "InterfaceMethodref ".concat(name).concat(desc) : "Methodref ".concat(name).concat(desc), NOTHING,
                new Constant() {
                    public int of(Maker m) throws IOException {
                        return m.method(tag, "java/lang/Runnable", name, desc);
                    }
                });
    }

    static void dynamic(String name) throws Exception {
        load("dynamic ".concat(name), LDC, new Constant() {
            public int of(Maker m) throws IOException {
                return m.add(17, 0, m.named(name, "Ljava/lang/Object;"));
            }
        });
    }

    /** Of one of the bootstrap methods. */
    static void dynamic(String title, int boot, String name, String desc) throws Exception {
        load(title, LDC, new Constant() {
            public int of(Maker m) throws IOException {
                int made = m.add(17, boot, m.named(name, desc));
                m.looped = boot == 3 ? made : 0;
                return made;
            }
        });
    }

    static void site(String name) throws Exception {
        load("site ".concat(name), SITE, new Constant() {
            public int of(Maker m) throws IOException {
                return m.add(18, 1, m.named(name, "()Ljava/lang/Object;"));
            }
        });
    }

    static void handle(String title, int kind, int tag, String owner, String name, String desc) throws Exception {
        load(title, LDC, new Constant() {
            public int of(Maker m) throws IOException {
                return m.handle(kind, m.method(tag, owner, name, desc));
            }
        });
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[]{"checked", "unchecked", "error", "linkage", "second", "none", "good"}) {
            dynamic(name);
        }
        for (String name : new String[]{"checked", "error", "linkage", "none", "other", "narrow", "good"}) {
            site(name);
        }
        load("dynamic of another type", LDC, new Constant() {
            public int of(Maker m) throws IOException {
                return m.add(17, 0, m.named("good", "Ljava/lang/Integer;"));
            }
        });
        load("type without a class", LDC, new Constant() {
            public int of(Maker m) throws IOException {
                return m.add(16, m.utf("(LAbsent;)V"));
            }
        });
        handle("handle without a class", 6, 10, "Absent", "name", "()V");
        handle("handle without a method", 6, 10, "Main", "absent", "()V");
        handle("handle without a field", 2, 9, "Main", "absent", "I");
        handle("handle to an instance method", 6, 10, "java/lang/Object", "hashCode", "()I");
        for (int kind = 1; kind <= 9; kind++) {
            int tag = kind <= 4 ? 9 : kind == 9 ? 11 : 10;
            String owner = kind == 9 ? "java/lang/Runnable" : "Main", name = kind == 8 ? "<init>" : "absent";
            handle("kind ".concat(String.valueOf(kind)).concat(" to what is not there, of a type that is not"), kind, tag,
                    owner, name, kind <= 4 ? "LAbsent;" : "(LAbsent;)V");
        }
        handle("handle that returns what is not there", 6, 10, "Main", "absent", "()LAbsent;");
        handle("handle to a method of any type", 5, 10, "java/lang/invoke/MethodHandle", "invokeExact", "(LAbsent;)V");
        int[] tags = {10, 11};
        for (int tag : tags) {
            for (String name : new String[]{"<init>", "<clinit>", "<other>", "name"}) {
                named(tag, name, "()V");
            }
        }
        named(10, "<init>", "()I");
        for (int how : new int[]{STATIC, INTERFACE}) {
            run("called by ".concat(String.valueOf(how)), how, new Constant() {
                public int of(Maker m) throws IOException {
                    return m.method(11, "java/lang/Runnable", "<init>", "()V");
                }
            });
        }
        String hidden = "LMain$Maker;";
        load("type of a class without access", LDC, new Constant() {
            public int of(Maker m) throws IOException {
                return m.add(16, m.utf("([".concat(hidden).concat(")V")));
            }
        });
        dynamic("dynamic of a class without access", 0, "none", hidden);
        load("site of a class without access", SITE, new Constant() {
            public int of(Maker m) throws IOException {
                return m.add(18, 1, m.named("good", "()".concat(hidden)));
            }
        });
        handle("handle with a class without access", 6, 10, "Main", "take", "(".concat(hidden).concat(")V"));
        dynamic("dynamic of any name", 0, "<init>", "Ljava/lang/Object;");
        dynamic("dynamic by what takes no Lookup", 2, "good", "Ljava/lang/Object;");
        dynamic("dynamic that is its own argument", 3, "good", "Ljava/lang/Object;");
        handle("handle to a private one", 6, 10, "Main", "dynamic", "(Ljava/lang/String;)V");
    }
}
