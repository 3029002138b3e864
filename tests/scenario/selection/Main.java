import java.lang.reflect.InvocationTargetException;
import java.util.HashMap;
import java.util.Map;

/** Classes that no compiler would make together; those who use them are made here, too. */
public class Main {
    static final int PUBLIC = 1, PRIVATE = 2, PROTECTED = 4, STATIC = 8, FINAL = 16, SUPER = 0x20, INTERFACE = 0x200,
            ABSTRACT = 0x400;
    static final String TYPE = "()Ljava/lang/String;";
    static final int GETSTATIC = 0xb2, PUTSTATIC = 0xb3, GETFIELD = 0xb4, PUTFIELD = 0xb5, VIRTUAL = 0xb6, SPECIAL = 0xb7,
            BY_INTERFACE = 0xb9;

    /** Defines what was made. */
    static class Lab extends ClassLoader {
        final Map<String, byte[]> files = new HashMap<>();

        void add(Maker m) {
            files.put(m.name, m.make());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] b = files.get(name);
            if (b == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, b, 0, b.length);
        }
    }

    static final Lab LAB = new Lab();

    static Maker made(String name, String superName, int access, String... interfaces) {
        Maker m = new Maker();
        m.name = name;
        m.superName = superName;
        m.access = access;
        m.interfaces.addAll(java.util.List.of(interfaces));
        if ((access & INTERFACE) == 0) {
            m.addMethod(PUBLIC, "<init>", "()V", m.code(1, 1,
                    Maker.bytes(0x2a, 0xb7, m.method(superName, "<init>", "()V"), 0xb1), Maker.NO_HANDLERS));
        }
        return m;
    }

    static Maker type(String name, String... interfaces) {
        return made(name, "java/lang/Object", PUBLIC | INTERFACE | ABSTRACT, interfaces);
    }

    static Maker cls(String name, String superName, String... interfaces) {
        return made(name, superName, PUBLIC | SUPER, interfaces);
    }

    /** A method m that answers whose it is, or an abstract one. */
    static Maker method(Maker m, int access) {
        return (access & ABSTRACT) != 0 ? m.addMethod(access, "m", TYPE) : m.addMethod(access, "m", TYPE,
                m.code(1, 1, Maker.bytes(0x12, m.string(m.name + ".m"), 0xb0), Maker.NO_HANDLERS));
    }

    /** A static field n with a value. */
    static Maker field(Maker m, int access, int value) {
        return m.addField(access | STATIC, "n", "I", m.attribute("ConstantValue", Maker.u2(m.integer(value))));
    }

    static int users;

    interface Code {
        byte[] of(Maker m);
    }

    /** The result of code in a user class, whose instance is `this`, and which gets a new one of class receiver. */
    static void attempt(String what, String superName, String receiver, Code code) throws Exception {
        Maker m = cls("User" + users++, superName);
        m.addMethod(PUBLIC, "use", "(Ljava/lang/Object;)Ljava/lang/Object;", m.code(3, 2, code.of(m), Maker.NO_HANDLERS));
        LAB.add(m);
        Object user = LAB.loadClass(m.name).getConstructor().newInstance();
        Object argument = receiver == null ? user : LAB.loadClass(receiver).getConstructor().newInstance();
        String said;
        try {
            said = String.valueOf(user.getClass().getMethod("use", Object.class).invoke(user, argument));
        } catch (InvocationTargetException e) {
            said = e.getCause().toString();
        }
        Say.line(what, ": ", said);
    }

    /** Calls C.m of the argument. */
    static Code call(int how, String owner) {
        return m -> how == BY_INTERFACE
                ? Maker.bytes(0x2b, 0xc0, m.type(owner), how, m.imethod(owner, "m", TYPE), 1, 0, 0xb0)
                : Maker.bytes(0x2b, 0xc0, m.type(owner), how, m.method(owner, "m", TYPE), 0xb0);
    }

    static Code callAbove(String owner, boolean isInterface) {
        return m -> Maker.bytes(0x2a, SPECIAL, isInterface ? m.imethod(owner, "m", TYPE) : m.method(owner, "m", TYPE), 0xb0);
    }

    static Code field(int how, String owner) {
        return m -> {
            Maker.U2 box = m.method("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;");
            switch (how) {
                case GETSTATIC:
                    return Maker.bytes(GETSTATIC, m.field(owner, "n", "I"), 0xb8, box, 0xb0);
                case PUTSTATIC:
                    return Maker.bytes(0x04, PUTSTATIC, m.field(owner, "n", "I"), 0x01, 0xb0);
                case GETFIELD:
                    return Maker.bytes(0x2b, 0xc0, m.type(owner), GETFIELD, m.field(owner, "n", "I"), 0xb8, box, 0xb0);
                default:
                    return Maker.bytes(0x2b, 0xc0, m.type(owner), 0x04, PUTFIELD, m.field(owner, "n", "I"), 0x01, 0xb0);
            }
        };
    }

    /** A superinterface comes before the superclass, also where the superclass has it, too (JVMS 5.4.3.2). */
    static void fields() throws Exception {
        LAB.add(field(type("Upper"), PUBLIC | FINAL, 1));
        LAB.add(type("Lower", "Upper"));
        LAB.add(field(cls("Parent", "java/lang/Object", "Upper"), PUBLIC, 2));
        LAB.add(cls("Child", "Parent", "Lower"));
        LAB.add(cls("Other", "Parent"));
        attempt("field of a superinterface", "java/lang/Object", "Child", field(GETSTATIC, "Child"));
        attempt("field of the superclass", "java/lang/Object", "Other", field(GETSTATIC, "Other"));
        attempt("no instance field", "java/lang/Object", "Child", field(GETFIELD, "Child"));
        attempt("no instance field to set", "java/lang/Object", "Other", field(PUTFIELD, "Other"));
        attempt("final", "java/lang/Object", "Child", field(PUTSTATIC, "Child"));
    }

    /** Selection (JVMS 5.4.6) takes a method that is not public; invokeinterface alone refuses it. */
    static void interfaceMethods() throws Exception {
        LAB.add(method(type("Asked"), PUBLIC | ABSTRACT));
        LAB.add(made("Unfinished", "java/lang/Object", PUBLIC | SUPER | ABSTRACT, "Asked"));
        LAB.add(method(cls("Hidden", "Unfinished"), 0));
        LAB.add(method(cls("Guarded", "Unfinished"), PROTECTED | ABSTRACT));
        LAB.add(method(cls("Own", "Unfinished"), PRIVATE));
        LAB.add(method(cls("Good", "Hidden"), PUBLIC));
        for (String c : new String[] {"Hidden", "Guarded", "Own", "Good"}) {
            attempt(c + " by class", "java/lang/Object", c, call(VIRTUAL, "Unfinished"));
            attempt(c + " by interface", "java/lang/Object", c, call(BY_INTERFACE, "Asked"));
        }
    }

    /** invokespecial begins at the direct superclass, or at the interface that it names. */
    static void above() throws Exception {
        LAB.add(method(type("Default"), PUBLIC));
        LAB.add(cls("Top", "java/lang/Object", "Default"));
        LAB.add(method(cls("Middle", "Top"), 0));
        LAB.add(method(made("Bare", "Top", PUBLIC | SUPER | ABSTRACT), PUBLIC | ABSTRACT));
        LAB.add(cls("Below", "Bare"));
        LAB.add(method(cls("Statics", "Top"), PUBLIC | STATIC));
        attempt("above: the nearest", "Middle", null, callAbove("Top", false));
        attempt("above: abstract", "Below", null, callAbove("Top", false));
        attempt("above: a static one is none", "Statics", null, callAbove("Top", false));
        attempt("above: the default", "Top", null, callAbove("Top", false));
    }

    /** Static where an instance method is meant, and the other way round. */
    static void kinds() throws Exception {
        LAB.add(method(type("Utility"), PUBLIC | STATIC));
        LAB.add(made("User", "java/lang/Object", PUBLIC | SUPER, "Utility"));
        LAB.add(cls("StaticsBelow", "Statics"));
        LAB.add(cls("MiddleBelow", "Middle"));
        attempt("static of an interface", "java/lang/Object", "User", call(BY_INTERFACE, "Utility"));
        attempt("static of a superclass", "java/lang/Object", "StaticsBelow", call(VIRTUAL, "StaticsBelow"));
        attempt("static of a superclass, above", "StaticsBelow", null, callAbove("StaticsBelow", false));
        attempt("instance of a superclass", "java/lang/Object", null,
                m -> Maker.bytes(0xb8, m.method("MiddleBelow", "m", TYPE), 0xb0));
    }

    public static void main(String[] args) throws Exception {
        fields();
        interfaceMethods();
        above();
        kinds();
    }
}
