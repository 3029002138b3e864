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
        System.out.println(what + " = " + r.replaceAll("@[0-9a-f]{5,}", "@").replaceAll("0x[0-9a-f]+", "0x"));
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
    static Class<?> defined(Maker m) {
        byte[] b = m.make();
        return new ClassLoader(Main.class.getClassLoader()) {
            Class<?> define() {
                return defineClass(null, b, 0, b.length);
            }
        }.define();
    }
    static byte[] signature(Maker m, String text) {
        return m.attribute("Signature", Maker.u2(m.utf8(text)));
    }
    static Class<?> signed(String text) {
        Maker m = new Maker();
        m.attributes.add(signature(m, text));
        return defined(m);
    }
    static Field fieldSigned(String text) throws Exception {
        Maker m = new Maker();
        return defined(m.addField(1, "f", "Ljava/lang/Object;", signature(m, text))).getDeclaredField("f");
    }
    static Method methodSigned(String text) throws Exception {
        Maker m = new Maker();
        return defined(m.addMethod(0x101, "f", "(I)V", signature(m, text))).getDeclaredMethod("f", int.class);
    }
    /** Of a class whose InnerClasses names itself with this outer class, or none, and this name, or none. */
    static Class<?> inner(String outer, String name, boolean local) {
        Maker m = new Maker();
        Maker.U2 none = Maker.u2(0);
        m.attributes.add(m.attribute("InnerClasses", Maker.u2(1), m.type("Bad"), outer == null ? none : m.type(outer),
                name == null ? none : Maker.u2(m.utf8(name)), Maker.u2(1)));
        if (local) {
            m.attributes.add(m.attribute("EnclosingMethod", m.type("Main"), none));
        }
        return defined(m);
    }
    static void innerNames() {
        z("N1", () -> inner(null, "Named", false).getSimpleName());
        z("N2", () -> inner(null, null, false).getSimpleName());
        z("N3", () -> inner(null, "Named", true).getSimpleName());
        z("N4", () -> "<" + inner(null, null, true).getSimpleName() + ">");
    }
    static void parameters() {
        for (Object[] of : new Object[][] {{"p", 0}, {"p", 0x9010}, {"p", 1}, {"p", 0x9030}, {"", 0}, {"a.b", 0},
                {"a;b", 0}, {"a/b", 0}, {"a[", 0}, {"<a>", 0}}) {
            y("parameter " + of[0] + " " + of[1], () -> {
                Maker m = new Maker();
                m.addMethod(0x101, "f", "(I)V", m.attribute("MethodParameters", 1, Maker.u2(m.utf8((String) of[0])),
                        Maker.u2((Integer) of[1])));
                return defined(m).getDeclaredMethod("f", int.class).getParameters()[0];
            });
        }
        for (int index : new int[] {0, 1, 500}) {
            y("parameter named at " + index, () -> {
                Maker m = new Maker();
                m.integer(1);
                m.addMethod(0x101, "f", "(I)V", m.attribute("MethodParameters", 1, Maker.u2(index), Maker.u2(0)));
                return defined(m).getDeclaredMethod("f", int.class).getParameters()[0];
            });
        }
    }
    static void y(String what, Q q) {
        try { System.out.println(what + " = " + q.get()); }
        catch (Throwable t) { System.out.println(what + " = ! " + t.getClass()); }
    }
    static void signatures() {
        for (String s : new String[] {"", "L", "Ljava.lang/Object;", "Ljava/util/ArrayList<>;",
                "Ljava/util/ArrayList<I>;", "[I", "TT;", "Ljava/util/ArrayList<+*>;", "<T:I>Ljava/lang/Object;",
                "<T;:Ljava/lang/Object;>Ljava/lang/Object;"}) {
            y("class " + s, () -> signed(s).getTypeParameters().length);
        }
        for (String s : new String[] {"V", "", "[", "[V", "+Ljava/lang/Object;", "LT;", "TT"}) {
            y("field " + s, () -> fieldSigned(s).getGenericType());
        }
        for (String s : new String[] {"()", "(", "(V)V", "(I)V^I", "(I)V^", "I", "()[V"}) {
            y("method " + s, () -> methodSigned(s).getTypeParameters().length);
        }
        y("absent superclass", () -> signed("Lno/Such;").getGenericSuperclass());
        y("interfaces beside it", () -> signed("Lno/Such;").getGenericInterfaces().length);
        y("absent exception", () -> methodSigned("(I)V^Lno/Such;").getGenericExceptionTypes().length);
        y("result beside it", () -> methodSigned("(I)V^Lno/Such;").getGenericReturnType());
        y("parameters beside it", () -> methodSigned("(I)V^Lno/Such;").getGenericParameterTypes().length);
        y("result beside an absent parameter", () -> methodSigned("(Lno/Such;)V").getGenericReturnType());
    }
    /** Whose lists name classes that are not there, or say otherwise. */
    static Class<?> lists() {
        Maker m = new Maker();
        m.major = 61;
        m.access = 0x601;
        for (String list : new String[] {"PermittedSubclasses", "NestMembers"}) {
            m.attributes.add(m.attribute(list, Maker.u2(2), m.type("Absent"), m.type("Main")));
        }
        m.attributes.add(m.attribute("RuntimeVisibleAnnotations", Maker.u2(1), m.type("Main"), Maker.u2(0)));
        return defined(m);
    }
    static Field f(Class<?> c, String n) throws Exception { Field f = c.getDeclaredField(n); return f; }
    static Method m(Class<?> c, String n, Class<?>... p) throws Exception { Method f = c.getDeclaredMethod(n, p);
            return f; }

    public static void main(String[] args) throws Throwable {
        A a = new A(1);
        z("getPriv", () -> f(A.class, "priv").get(a));
        z("setFin", () -> { f(A.class, "fin").set(a, 9); return a.fin; });
        z("setFinAcc", () -> { Field f = f(A.class, "fin"); f.setAccessible(true); f.set(a, 9); return f.get(a); });
        z("setSFin", () -> { Field f = f(A.class, "SFIN"); f.set(null, 9); return f.get(a); });
        z("setSFinAcc", () -> { Field f = f(A.class, "SFIN"); f.setAccessible(true); f.setInt(null, 9);
                return f.get(a); });
        z("setConst", () -> { Field f = f(A.class, "CONST"); f.setAccessible(true); f.set(null, "x"); return 0; });
        z("setConst2", () -> { Field f = f(A.class, "L"); f.setAccessible(true); f.set(null, null); return 0; });
        z("setBadType", () -> { f(A.class, "str").set(a, 3); return 0; });
        z("setBadPrim", () -> { f(A.class, "lng").set(a, "x"); return 0; });
        z("setNullPrim", () -> { f(A.class, "lng").set(a, null); return 0; });
        z("setWiden", () -> { f(A.class, "lng").set(a, 'c'); return a.lng; });
        z("setNarrow", () -> { f(A.class, "b").setInt(a, 3); return 0; });
        z("getNarrow", () -> f(A.class, "lng").getInt(a));
        z("getIntOfStr", () -> f(A.class, "str").getInt(a));
        z("setLong", () -> { f(A.class, "z").setBoolean(a, true); f(A.class, "d").setFloat(a, 1.5f); return a.d; });
        z("setIntOnStr", () -> { f(A.class, "str").setInt(a, 1); return 0; });
        z("getNullObj", () -> f(A.class, "str").get(null));
        z("getStaticAny", () -> f(A.class, "st").get("x"));
        z("setWrongObj", () -> { f(A.class, "fin").setInt("x", 1); return 0; });
        z("record set", () -> { Field f = R.class.getDeclaredField("x"); f.setAccessible(true); f.set(new R(1, ""),
                2); return 0; });
        z("record get", () -> { Field f = R.class.getDeclaredField("x"); return f.get(new R(1, "")); });
        z("noField", () -> A.class.getDeclaredField("nope"));
        z("noField2", () -> A.class.getField("priv"));
        z("noMethod", () -> A.class.getMethod("nope", int.class, String[].class));
        z("noMethod2", () -> A.class.getMethod("secret", int.class));
        z("noMethod3", () -> A.class.getDeclaredMethod("stat", (Class<?>[]) null));
        z("noCtor", () -> A.class.getConstructor(String.class, int[].class));
        z("noCtor2", () -> I.class.getDeclaredConstructor());
        z("nullName", () -> A.class.getMethod(null));
        z("nullField", () -> A.class.getField(null));
        z("nullType", () -> A.class.getMethod("stat", new Class<?>[]{null}));
        z("invoke priv", () -> m(A.class, "secret", int.class).invoke(a, 5));
        z("argcount", () -> m(A.class, "secret", int.class).invoke(a));
        z("argcount2", () -> m(A.class, "nine").invoke(null, 1));
        z("argtype", () -> m(A.class, "secret", int.class).invoke(a, "x"));
        z("argnull", () -> m(A.class, "secret", int.class).invoke(a, (Object) null));
        z("widen", () -> m(A.class, "prim", byte.class, long.class, double.class).invoke(a, (byte) 1, 'a', 2f));
        z("narrow", () -> m(A.class, "prim", byte.class, long.class, double.class).invoke(a, 1, 1, 1));
        z("nullrecv", () -> m(A.class, "inst").invoke(null));
        z("wrongrecv", () -> m(A.class, "inst").invoke("x"));
        z("virt", () -> m(A.class, "inst").invoke(new B()));
        z("thrower", () -> m(A.class, "thrower").invoke(a));
        z("nullargs", () -> m(A.class, "nine").invoke(null, (Object[]) null));
        z("varargs", () -> m(A.class, "stat", Object[].class).invoke(null, (Object) new Object[]{1, "x"}));
        z("varargs2", () -> m(A.class, "stat", Object[].class).invoke(null, 1, "x"));
        z("module", () -> { Method m = ClassLoader.class.getDeclaredMethod("defineClass", String.class, byte[].class,
                int.class, int.class, java.security.ProtectionDomain.class); m.setAccessible(true); return 0; });
        z("module2", () -> { Field m = Thread.class.getDeclaredField("name"); m.setAccessible(true); return 0; });
        z("module3", () -> { Method m = Object.class.getDeclaredMethod("clone"); m.invoke(new int[0]); return 0; });
        z("trySet", () -> Object.class.getDeclaredMethod("clone").trySetAccessible());
        z("trySet2", () -> m(A.class, "nine").trySetAccessible());
        z("canAccess", () -> m(A.class, "secret", int.class).canAccess(a));
        z("canAccess2", () -> m(A.class, "nine").canAccess(a));
        z("canAccess3", () -> m(A.class, "inst").canAccess(null));
        z("canAccess4", () -> m(A.class, "inst").canAccess("x"));
        z("isAccessible", () -> m(A.class, "inst").isAccessible());
        z("ctor priv", () -> { A.class.getDeclaredConstructor().newInstance(); return 1; });
        z("ctor throws", () -> A.class.getDeclaredConstructor(int.class).newInstance(-1));
        z("ctor args", () -> A.class.getDeclaredConstructor(int.class).newInstance());
        z("ctor argt", () -> A.class.getDeclaredConstructor(int.class).newInstance("q"));
        z("abs", () -> Abs.class.getDeclaredConstructor().newInstance());
        z("enum", () -> E.class.getDeclaredConstructors()[0].newInstance("x", 1));
        z("class", () -> Class.class.getDeclaredConstructors()[0].newInstance());
        Class<?> lists = lists();
        z("permitted, one absent, one no subclass", () -> lists.getPermittedSubclasses());
        z("still sealed", () -> lists.isSealed());
        z("nest members, one absent, one of another nest", () -> lists.getNestMembers());
        z("annotation of what is no descriptor", () -> {
            try { return lists.getAnnotations().length; }
            catch (java.lang.annotation.AnnotationFormatError e) { return e.getClass(); } });
        signatures();
        z("newInst I", () -> I.class.newInstance());
        z("newInst abs", () -> Abs.class.newInstance());
        z("newInst int", () -> int.class.newInstance());
        z("newInst arr", () -> int[].class.newInstance());
        z("newInst noctor", () -> R.class.newInstance());
        z("newInst ok", () -> A.class.newInstance() != null);
        z("init", () -> m(Init.class, "m").invoke(null));
        z("init2", () -> f(Init.class, "v").get(null));
        z("initF", () -> Class.forName("Main$Init"));
        z("iface", () -> m(I.class, "pm").invoke((I) () -> 1));
        z("iface2", () -> m(I.class, "dm").invoke((I) () -> 1));
        z("ifs", () -> m(I.class, "sm").invoke(null));
        z("ifa", () -> m(I.class, "am").invoke((I) () -> 8));
        for (String n : new String[]{"int", "[I", "[[Ljava.lang.String;", "[Ljava.lang.String", "java/lang/String",
                "[LNope;", "Nope", "", "[", "java.lang.String[]", "[Lint;", "Ljava.lang.String;", "[V", "void",
                "Main.A", "Main$A", "main", "a..b", ".a", "a/b"}) z("forName " + n, () -> Class.forName(n));
        z("forName null", () -> Class.forName(null));
        z("forName boot", () -> Class.forName("Main", false, null));
        z("forName noinit", () -> Class.forName("Main$A", false, Main.class.getClassLoader()));
        z("forName mod", () -> Class.forName(Object.class.getModule(), "java.lang.String"));
        z("forName mod2", () -> Class.forName(Object.class.getModule(), "java.lang.Nope"));
        z("forName mod3", () -> Class.forName(Main.class.getModule(), "Main$A"));
        z("load arr", () -> Main.class.getClassLoader().loadClass("[I"));
        z("load null", () -> Main.class.getClassLoader().loadClass(null));
        z("Array", () -> Array.newInstance(int.class, -1));
        z("Array2", () -> Array.newInstance(void.class, 1));
        z("Array3", () -> Array.newInstance(null, 1));
        z("Array4", () -> Array.newInstance(int.class));
        z("Array5", () -> Array.newInstance(int.class, new int[256]));
        z("Array6", () -> Array.newInstance(int[].class, 2, 3).getClass());
        z("Array7", () -> Array.get("x", 0));
        z("Array8", () -> Array.get(new int[1], 1));
        z("Array9", () -> Array.getLength(null));
        z("Array10", () -> { Array.set(new int[1], 0, "x"); return 0; });
        z("Array11", () -> { Array.set(new String[1], 0, 1); return 0; });
        z("Array12", () -> { Array.setLong(new int[1], 0, 1); return 0; });
        z("Array13", () -> { double[] d = {0}; Array.setInt(d, 0, 4); return d[0]; });
        z("Array14", () -> Array.getInt(new long[1], 0));
        z("Array15", () -> Array.getLong(new char[]{'a'}, 0));
        z("Array16", () -> Array.getLength("s"));
        z("Array17", () -> { Array.set(new int[1], 0, null); return 0; });
        z("Array18", () -> Array.newInstance(int.class, 2, -1));
        z("Array19", () -> Array.getBoolean(new int[1], 0));
        z("Array20", () -> Array.get(new int[2], -1));
        z("Array21", () -> Array.newInstance(int.class, new int[0]));
        for (int i = 0; i < 17; i++) { int k = i;
        z("mod " + i, () -> Modifier.toString(1 << k)); } z("mods", () -> Modifier.classModifiers() + " "
                + Modifier.methodModifiers() + " " + Modifier.fieldModifiers() + " "
                + Modifier.constructorModifiers() + " " + Modifier.parameterModifiers() + " "
                + Modifier.interfaceModifiers() + Modifier.toString(0xffff));
        z("cast", () -> String.class.cast(1));
        z("asSub", () -> String.class.asSubclass(Integer.class));
        z("cast prim", () -> int.class.cast(1));
        z("isInst", () -> "" + int.class.isInstance(1) + Number.class.isAssignableFrom(Integer.class)
                + int.class.isAssignableFrom(long.class) + Object[].class.isAssignableFrom(int[][].class));
        innerNames();
        parameters();
    }
}
