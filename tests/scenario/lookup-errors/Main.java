import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;

public class Main {
    interface Q { Object get() throws Throwable; }
    static String show(Throwable t) {
        String s = "! " + t; int n = 0;
        for (Throwable c = t.getCause(); c != null && n++ < 3; c = c.getCause()) s += " <- " + c;
        return s;
    }
    static void z(String what, Q q) {
        String r;
        try { Object o = q.get(); r = o instanceof Object[] a ? Arrays.deepToString(a) : String.valueOf(o); }
                catch (Throwable t) { r = show(t); }
        System.out.println(what + " = " + r.replaceAll("@[0-9a-f]{5,}", "@").replaceAll("0x[0-9a-f]+", "0x").replaceAll("(?s)(VerifyError).*", "$1"));
    }
    static class A {
        private int priv = 3; final int fin = 4; static final int SFIN = new Random(1).nextInt(1) + 5;
                public static int st = 6; protected long lng = 7; public String str = "s"; byte b; char c; boolean z;
                double d;
        static final String CONST = "const"; private static final List<String> L = new ArrayList<>();
        private A() {} public A(int i) { if (i < 0) throw new IllegalStateException("neg"); } A(String s, int... v) {}
        private int secret(int x) { return x + priv; }
        public static String stat(Object... o) { return Arrays.toString(o); }
        public void thrower() throws Exception { throw new java.io.IOException("io"); }
        public int prim(byte b, long l, double d) { return (int) (b + l + d); }
        static int nine() { return 9; }
        int inst() { return 1; }
    }
    static abstract class Abs { Abs() {} abstract void m(); }
    interface I { default int dm() { return 1; } static int sm() { return 2; } private int pm() { return 3; }
            int am(); }
    enum E { A, B }
    record R(int x, String y) {}
    static class Init { static int v; static { if (true) throw new RuntimeException("init"); } static int m() {
            return 1; } }
    static class B extends A { public B() { super(1); } int inst() { return 2; } public int fin; }
    static class Listed extends AbstractList<String> implements Cloneable {
        static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
        public String get(int i) { return "x"; }
        public int size() { return 1; }
    }
    static byte[] bytes(String name) throws Exception {
        try (java.io.InputStream in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
            return in.readAllBytes();
        }
    }
    /** Its only method returns an int where a reference is due. */
    static byte[] unverifiable() {
        Maker m = new Maker();
        byte[] body = {0x03, (byte) 0xb0}; // iconst_0, areturn
        return m.addMethod(9, "f", "()Ljava/lang/Object;", m.code(1, 0, body, Maker.NO_HANDLERS)).make();
    }
    static Field f(Class<?> c, String n) throws Exception { Field f = c.getDeclaredField(n); return f; }
    static Method m(Class<?> c, String n, Class<?>... p) throws Exception { Method f = c.getDeclaredMethod(n, p);
            return f; }

    public static void main(String[] args) throws Throwable {
        A a = new A(1);
        // Lookup errors
        MethodHandles.Lookup l = MethodHandles.lookup(), pub = MethodHandles.publicLookup();
        MethodType v = MethodType.methodType(void.class);
        z("L1", () -> l.findVirtual(A.class, "nope", v));
        z("L2", () -> l.findVirtual(A.class, "nine", MethodType.methodType(int.class)));
        z("L3", () -> l.findStatic(A.class, "inst", MethodType.methodType(int.class)));
        z("L4", () -> pub.findVirtual(A.class, "inst", MethodType.methodType(int.class)));
        z("L5", () -> pub.findVirtual(String.class, "length", MethodType.methodType(int.class)));
        z("L6", () -> l.findGetter(A.class, "nope", int.class));
        z("L7", () -> l.findGetter(A.class, "st", int.class));
        z("L8", () -> l.findStaticGetter(A.class, "priv", int.class));
        z("L9", () -> l.findSetter(A.class, "fin", int.class));
        z("L10", () -> l.findStaticSetter(A.class, "SFIN", int.class));
        z("L11", () -> l.findGetter(A.class, "priv", long.class));
        z("L12", () -> l.findConstructor(A.class, MethodType.methodType(void.class, long.class)));
        z("L13", () -> l.findConstructor(A.class, MethodType.methodType(int.class)));
        z("L14", () -> l.findSpecial(A.class, "inst", MethodType.methodType(int.class), A.class));
        z("L15", () -> l.findSpecial(A.class, "inst", MethodType.methodType(int.class), Main.class));
        z("L17", () -> l.findVirtual(String.class, "<init>", v));
        z("L18", () -> pub.findVirtual(Main.class, "x", v));
        z("L19", () -> l.findStatic(String.class, "join2", v));
        z("L20", () -> l.findClass("Nope"));
        z("L21", () -> l.findClass("Main$A"));
        z("L22", () -> pub.findClass("Main$A"));
        z("L23", () -> pub.in(A.class));
        z("L24", () -> l.in(String.class));
        z("L25", () -> l.toString() + pub + l.dropLookupMode(MethodHandles.Lookup.PRIVATE) + l.lookupModes());
        z("L26", () -> MethodHandles.privateLookupIn(String.class, l));
        z("L27", () -> MethodHandles.privateLookupIn(A.class, pub));
        z("L28", () -> l.unreflect(m(A.class, "secret", int.class)).type());
        z("L30", () -> pub.unreflectGetter(f(A.class, "priv")));
        z("L31", () -> l.unreflectSetter(f(A.class, "fin")));
        z("L32", () -> l.findVirtual(A.class, "inst", v));
        z("L33", () -> l.accessClass(A.class));
        z("L34", () -> pub.accessClass(A.class));
        z("L35", () -> l.findVarHandle(A.class, "nope", int.class));
        z("L36", () -> l.findVarHandle(A.class, "st", int.class));
        z("L37", () -> l.findStaticVarHandle(A.class, "priv", int.class));
        z("L38", () -> l.findSpecial(Object.class, "toString", MethodType.methodType(String.class), Main.class).type());
        z("L39", () -> l.bind(a, "nope", v));
        z("L40", () -> l.bind(a, "inst", MethodType.methodType(int.class)).invoke());
        z("L41", () -> l.findStatic(I.class, "dm", MethodType.methodType(int.class)));
        z("L42", () -> l.findVirtual(I.class, "sm", MethodType.methodType(int.class)));
        z("L43", () -> l.findConstructor(Abs.class, v).invoke());
        z("L44", () -> pub.findConstructor(A.class, v));
        z("L45", () -> l.revealDirect(l.findStatic(A.class, "nine", MethodType.methodType(int.class))));
        z("L47", () -> l.findVirtual(null, "x", v));
        z("L48", () -> l.ensureInitialized(String.class));
        z("L51", () -> l.findStatic(Init.class, "m", MethodType.methodType(int.class)).invoke());
        z("D1", () -> l.defineClass(bytes("java/lang/Runnable")));
        z("D2", () -> l.defineHiddenClass(bytes("java/lang/Runnable"), false));
        z("D4", () -> l.defineHiddenClass(bytes("Main$I"), false, (MethodHandles.Lookup.ClassOption) null));
        z("D5", () -> l.in(A[].class));
        z("D6", () -> pub.in(int.class));
        z("D7", () -> MethodHandles.classData(l, "other", Object.class));
        z("D8", () -> l.dropLookupMode(MethodHandles.Lookup.PACKAGE).defineClass(bytes("Main$I")));
        z("D9", () -> l.defineHiddenClass(bytes("Main$I"), false).lookupClass().getPackageName().isEmpty());
        z("D10", () -> l.defineClass(unverifiable()));
        z("D11", () -> l.defineHiddenClass(unverifiable(), false));
        z("D12", () -> l.defineHiddenClassWithClassData(unverifiable(), "data", false));
        MethodHandles.Lookup.ClassOption mate = MethodHandles.Lookup.ClassOption.NESTMATE;
        z("D13", () -> l.in(l.defineHiddenClass(new Maker().make(), false, mate).lookupClass()).lookupModes());
        z("D14", () -> l.in(((Runnable) () -> {}).getClass()).lookupModes());
        Object anonymous = new Object() {};
        z("D15", () -> l.in(l.defineHiddenClass(bytes("Main$1"), false).lookupClass()).lookupModes());
        z("D16", () -> l.in(anonymous.getClass()).lookupModes());
        MethodHandle nine = l.findStatic(A.class, "nine", MethodType.methodType(int.class));
        z("H1", () -> { nine.invokeExact(); return 0; });
        z("H2", () -> (String) (Object) nine.invoke(1));
        z("H3", () -> nine.asType(MethodType.methodType(String.class)));
        z("H4", () -> nine.bindTo(1));
        z("H5", () -> nine.invokeWithArguments(1, 2));
        z("H6", () -> nine.toString() + nine.type());
        z("H7", () -> nine.asSpreader(Object[].class, 2));
        z("H8", () -> MethodHandles.filterReturnValue(nine, nine));
        z("H10", () -> MethodHandles.insertArguments(nine, 0, 1));
        z("H11", () -> nine.asCollector(Object[].class, 1));
        z("H12", () -> MethodHandles.permuteArguments(nine, MethodType.methodType(int.class, int.class), 0));
        z("H13", () -> MethodType.methodType(int.class, void.class));
        z("H14", () -> MethodType.fromMethodDescriptorString("(I", null));
        z("H15", () -> MethodHandles.arrayElementGetter(String.class));
        z("H17", () -> { VarHandle h = l.findVarHandle(A.class, "fin", int.class); h.set(a, 1); return 0; });
        z("H19", () -> { VarHandle h = l.findVarHandle(A.class, "priv", int.class); return h.get("x"); });
        z("H20", () -> { VarHandle h = MethodHandles.arrayElementVarHandle(int[].class); return h.get(new int[1], 1);
                });
        z("C1", () -> ConstantBootstraps.getStaticFinal(l, "CONST", String.class, A.class));
        z("C2", () -> ConstantBootstraps.getStaticFinal(l, "st", int.class, A.class));
        z("C3", () -> ConstantBootstraps.getStaticFinal(l, "nope", int.class, A.class));
        z("C4", () -> ConstantBootstraps.getStaticFinal(pub, "SFIN", int.class, A.class).getClass());
        z("C5", () -> ConstantBootstraps.staticFieldVarHandle(l, "nope", VarHandle.class, A.class, int.class));
        inherited(Listed.LOOKUP);
    }

    /** Protected members that a superclass in another package has: the receiver is one of the lookup's own class. */
    static void inherited(MethodHandles.Lookup l) {
        Class<?> c = AbstractList.class;
        MethodType range = MethodType.methodType(void.class, int.class, int.class);
        MethodType made = MethodType.methodType(Object.class);
        z("P1", () -> l.findVirtual(c, "removeRange", range).type());
        z("P2", () -> l.findGetter(c, "modCount", int.class).type());
        z("P3", () -> l.findSetter(c, "modCount", int.class).type());
        z("P4", () -> l.findVarHandle(c, "modCount", int.class).coordinateTypes());
        z("P5", () -> l.findVirtual(Object.class, "clone", made).type());
        z("P6", () -> l.findSpecial(Object.class, "clone", made, Listed.class).type());
        z("P7", () -> l.findVirtual(Thread.class, "clone", made));
        z("P8", () -> l.dropLookupMode(MethodHandles.Lookup.PROTECTED).findVirtual(Object.class, "clone", made));
        z("P9", () -> l.unreflect(Object.class.getDeclaredMethod("clone")).type());
        z("P10", () -> l.unreflectGetter(c.getDeclaredField("modCount")).type());
        z("P11", () -> l.unreflectVarHandle(c.getDeclaredField("modCount")).coordinateTypes());
        z("P12", () -> (Object) ((List<?>) l.findVirtual(Object.class, "clone", made).invoke(new Listed())).get(0));
        z("P13", () -> l.findVirtual(Object.class, "clone", made).invoke(new Object()));
        z("P14", () -> l.findGetter(c, "modCount", int.class).invoke(new Listed()));
    }
}
