import java.lang.reflect.*;
import java.util.*;
import java.util.stream.*;

public class Main {
    static void p(Object o) { System.out.println(String.valueOf(o).replaceAll("@[0-9a-f]{5,}", "@")); }
    interface Q { Object get() throws Throwable; }
    static void z(String what, Q q) {
        String r;
        try { Object o = q.get(); r = o instanceof Object[] a ? Arrays.deepToString(a) : String.valueOf(o); }
                catch (Throwable t) { r = "! " + t + (t.getCause() != null ? " <- " + t.getCause() : ""); }
        p(what + " = " + r);
    }
    public interface Pub { int add(int a, long b); default String greet(String n) { return "hi " + n + add(1, 2); }
            void fail() throws java.io.IOException; Object obj(); static int st() { return 3; } }
    interface Pkg { String pkg(); default String greet(String n) { return "pkg " + n; } }
    interface Sub extends Pub { default String greet(String n) { return "sub " + Pub.super.greet(n); } Integer obj(); }
    interface Gen<T> { T id(T t); }
    interface Str extends Gen<String> { String id(String s); }
    public static class H implements InvocationHandler {
        public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
            p("  > " + m + " " + Arrays.toString(args) + " " + m.getDeclaringClass());
            if (m.getName().equals("add")) return (int) args[0] + (int) (long) args[1];
            if (m.getName().equals("toString")) return "proxy!";
            if (m.getName().equals("hashCode")) return 7;
            if (m.getName().equals("equals")) return proxy == args[0];
            if (m.getName().equals("fail")) throw new Exception("checked");
            if (m.isDefault()) return InvocationHandler.invokeDefault(proxy, m, args);
            return args == null ? null : args[0];
        }
    }
    static Object make(Class<?>... i) { return Proxy.newProxyInstance(Main.class.getClassLoader(), i, new H()); }
    public static void main(String[] args) throws Throwable {
        Object o = make(Pub.class);
        Class<?> c = o.getClass();
        p(c.getName().replaceAll("[0-9]+", "N") + " " + Modifier.toString(c.getModifiers()) + " " + c.getSuperclass()
                + Arrays.toString(c.getInterfaces()) + Proxy.isProxyClass(c) + c.isSynthetic() + c.isHidden()
                + c.getPackageName().replaceAll("[0-9]+", "N") + (c.getClassLoader() == Main.class.getClassLoader()));
        for (Field f : c.getDeclaredFields()) if (false) p(f);
        List<String> ms = new ArrayList<>(); for (Method m
                : c.getDeclaredMethods()) if (!m.getName().equals("proxyClassLookup"))
                        ms.add(m.toString().replaceAll("proxy[0-9]+|[$]Proxy[0-9]+", "N")
                                + m.toGenericString().length() * 0);
                                        Collections.sort(ms); p(ms);
        for (Constructor<?> k : c.getDeclaredConstructors()) p(k.toString().replaceAll("[$]Proxy[0-9]+", "N"));
        Pub q = (Pub) o;
        z("add", () -> q.add(3, 4));
        z("greet", () -> q.greet("x"));
        z("fail", () -> { q.fail(); return 0; });
        z("obj", q::obj);
        z("str", q::toString);
        z("hash", q::hashCode);
        z("eq", () -> q.equals(q));
        z("eq2", () -> q.equals("x"));
        z("cls", () -> q.getClass() == c);
        Pkg k = (Pkg) make(Pkg.class);
        p(k.getClass().getName().replaceAll("[0-9]+", "N") + Modifier.toString(k.getClass().getModifiers())
                + k.getClass().getPackageName().replaceAll("[0-9]+", "N"));
        z("pkg", k::pkg);
        z("pkgd", () -> k.greet("y"));
        Sub s = (Sub) make(Sub.class);
        z("sub", () -> s.greet("z"));
        z("subobj", s::obj);
        z("subcce", () -> { Sub s2 = (Sub) Proxy.newProxyInstance(Main.class.getClassLoader(),
                new Class<?>[]{Sub.class}, (x, m, a) -> "str"); return s2.obj(); });
        Pub npe = (Pub) Proxy.newProxyInstance(Main.class.getClassLoader(), new Class<?>[]{Pub.class}, (x, m,
                a) -> null);
        z("npe", () -> npe.add(1, 2));
        z("null obj", npe::obj);
        Pub wrong = (Pub) Proxy.newProxyInstance(Main.class.getClassLoader(), new Class<?>[]{Pub.class}, (x, m,
                a) -> 1L);
        z("cce", () -> wrong.add(1, 2));
        Pub err = (Pub) Proxy.newProxyInstance(Main.class.getClassLoader(), new Class<?>[]{Pub.class}, (x, m, a) -> {
                throw new java.io.FileNotFoundException("f"); });
        z("io", () -> { err.fail(); return 0; });
        z("undecl", err::obj);
        Str str = (Str) make(Str.class); Gen g = str;
        z("gen", () -> str.id("a"));
        z("bridge", () -> g.id("b"));
        z("bridge cce", () -> g.id(1));
        Object both = make(Runnable.class, Comparable.class, Pub.class, Pkg.class);
        z("both", () -> ((Pkg) both).greet("q"));
        z("no iface", () -> make(String.class));
        z("dup", () -> make(Runnable.class, Runnable.class));
        z("nullh", () -> Proxy.newProxyInstance(null, new Class<?>[]{Runnable.class}, null));
        z("invis", () -> Proxy.newProxyInstance(null, new Class<?>[]{Pub.class}, new H()));
        z("none", () -> make().getClass().getInterfaces().length);
        z("prim", () -> make(int.class));
        z("ret clash of parameters", () -> { interface A { int x(int a, String[] b); } interface B { void x(int a, String[] b); }
            return make(A.class, B.class); });
        z("ret clash", () -> { interface A { int x(); } interface B { long x(); } return make(A.class, B.class); });
        z("final", () -> make(Thread.State.class));
        z("hidden", () -> Proxy.getInvocationHandler("x"));
        z("handler", () -> Proxy.getInvocationHandler(o).getClass());
        z("same", () -> make(Pub.class).getClass() == c);
        z("getProxyClass", () -> Proxy.getProxyClass(Main.class.getClassLoader(), Pub.class) == c);
        z("not proxy", () -> Proxy.isProxyClass(Proxy.class));
        Method gm = Pub.class.getMethod("greet", String.class);
        z("id1", () -> InvocationHandler.invokeDefault("x", gm, "a"));
        z("id2", () -> InvocationHandler.invokeDefault(o, Pub.class.getMethod("obj")));
        z("id3", () -> InvocationHandler.invokeDefault(make(Runnable.class), gm, "a"));
        z("id4", () -> InvocationHandler.invokeDefault(o, gm));
        z("id5", () -> InvocationHandler.invokeDefault(o, gm, 1));
        z("id6", () -> InvocationHandler.invokeDefault(s, gm, "a"));
        z("id7", () -> InvocationHandler.invokeDefault(o, null));
        z("id8", () -> InvocationHandler.invokeDefault(null, gm));
        z("via reflection", () -> gm.invoke(o, "r"));
        z("Object via", () -> Object.class.getMethod("toString").invoke(o));
    }
}
