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
    public static void main(String[] args) throws Throwable {
        stack();
    }
    // ---- StackWalker
    static final StackWalker ALL = StackWalker.getInstance(EnumSet.allOf(StackWalker.Option.class));
    static class Frame { static String of(StackWalker.StackFrame f, boolean cls) { return f.getClassName() + "."
            + f.getMethodName() + f.getDescriptor() + ":" + f.getLineNumber() + " " + f.getFileName() + " n"
            + f.isNativeMethod() + (cls ? " " + f.getDeclaringClass() + " " + f.getMethodType() : "") + " "
            + f.toStackTraceElement() + " " + f; } }
    interface Def { default Object run(Q q) throws Throwable { return q.get(); } }
    static Object viaRefl(Q q) throws Throwable { return Q.class.getMethod("get").invoke(q); }
    static List<String> walk(StackWalker w, boolean cls) {
            return w.walk(s -> s.filter(f -> f.getClassName().startsWith("Main") ||
            !f.getClassName().contains("reflect")).map(f -> clean(Frame.of(f,
            cls))).filter(f -> !f.startsWith("java.")).collect(Collectors.toList())); }
    static String clean(String s) { return s.replaceAll("Lambda(\\$[0-9]+)?/0x[0-9a-f]+",
            "L").replaceAll("@[0-9a-f]{5,}", "@").replaceAll("Native ?Method[a-zA-Z]*", "NM"); }
    static void stack() throws Throwable {
        StackWalker plain = StackWalker.getInstance(),
                ret = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE),
                refl = StackWalker.getInstance(StackWalker.Option.SHOW_REFLECT_FRAMES),
                hid = StackWalker.getInstance(Set.of(StackWalker.Option.SHOW_HIDDEN_FRAMES,
                StackWalker.Option.RETAIN_CLASS_REFERENCE), 4);
        Def d = new Def() {};
        for (String s : walk(plain, false)) p("plain " + s);
        for (Object s : (List<?>) d.run(() -> viaRefl(() -> walk(ret, true)))) p("ret " + s);
        for (Object s : (List<?>) viaRefl(() ->
                refl.walk(t -> t.map(f -> f.getMethodName()).collect(Collectors.toList()))))
                if (!String.valueOf(s).contains("invoke")) p("refl " + s);
        z("plain decl", () -> plain.walk(s -> s.findFirst().get().getDeclaringClass()));
        z("plain type", () -> plain.walk(s -> s.findFirst().get().getMethodType()));
        z("caller plain", plain::getCallerClass);
        z("caller", () -> new Object() { Class<?> c() { return ret
                .getCallerClass(); } }.c());
        z("caller refl", () -> Helper.class.getDeclaredMethod("who").invoke(null));
        z("null", () -> StackWalker.getInstance((StackWalker.Option) null));
        z("neg", () -> StackWalker.getInstance(Set.of(), 0));
        z("nullf", () -> plain.walk(null));
        z("escape", () -> { Stream<StackWalker.StackFrame> st = plain.walk(s -> s); return st.count(); });
        z("limit", () -> deep(20, () -> plain.walk(s -> s.limit(3).map(f -> f.getMethodName())
                .collect(Collectors.toList()))));
        z("count", () -> deep(100, () -> plain.walk(s -> s.filter(f -> f.getMethodName().equals("deep")).count())));
        z("skip", () -> deep(20, () -> plain.walk(s -> s.skip(5).findFirst().get().getMethodName())));
        z("bci", () -> plain.walk(s -> s.findFirst().get().getByteCodeIndex() >= 0));
        z("ctor", () -> new Helper(plain).names);
        z("clinit", () -> Init.names);
        z("thrower", () -> { try { viaRefl(() -> { throw new IllegalStateException("x"); }); return 0; }
                catch (InvocationTargetException e) {
                return clean(Arrays.stream(e.getCause().getStackTrace())
                        .filter(x -> x.getClassName().startsWith("Main"))
                        .map(String::valueOf).collect(Collectors.joining(" "))); } });
        Thread t = new Thread(() -> { for (String s : walk(plain, false)) p("thread " + s); }); t.start(); t.join();
        StackTraceElement e = new StackTraceElement("app", "m", "1", "C", "x", "F.java", 3); p(e + " "
                + new StackTraceElement(null, "m", null, "C", "x", null, -1) + new StackTraceElement("l", null, null,
                "C", "x", "F", -2) + new StackTraceElement("C", "x", null, -2) + new StackTraceElement("C", "x", "F",
                -1) + e.hashCode() + e.equals(new StackTraceElement("app", "m", "1", "C", "x", "F.java", 3))
                + e.getClassLoaderName() + e.getModuleName() + e.getModuleVersion());
        z("ste null", () -> new StackTraceElement(null, "x", "y", 1));
        z("ste null2", () -> new StackTraceElement("x", null, "y", 1));
        StackTraceElement m = new Throwable().getStackTrace()[0]; p(m + m.getClassLoaderName() + m.getModuleName()
                + m.getModuleVersion() + m.isNativeMethod());
        try { List.of(1).get(4); } catch (RuntimeException x) { StackTraceElement y = x.getStackTrace()[0];
                p(y.getModuleName() + y.getClassLoaderName() + y.toString().startsWith("java.base/")); }
    }
    static Object deep(int n, Q q) throws Throwable { return n == 0 ? q.get() : deep(n - 1, q); }
    static class Helper { List<String> names; Helper(StackWalker w) {
            names = w
                            .walk(s -> s.limit(2).map(f -> f.getMethodName()).collect(Collectors.toList())); }
            static Object who() {
                    return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass(); } }
    static class Init {
        static List<String> names = StackWalker.getInstance()
                .walk(s -> s.limit(2).map(f -> f.getMethodName()).collect(Collectors.toList()));
    }
}
