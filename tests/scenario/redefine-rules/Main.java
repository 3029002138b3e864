import java.util.function.Consumer;

/** Each case is two versions of a class; while f of the first one runs the second one takes its place. */
public class Main extends ClassLoader {
    static byte[] next;
    static Class<?> current;
    static String said;

    Main() {
        super(Main.class.getClassLoader());
    }

    Class<?> define(byte[] b) {
        return defineClass(null, b, 0, b.length);
    }

    static native String redefine(Class<?> c, byte[] bytes);

    static native String replace(Class<?> c, byte[] bytes);

    static native void describe(Class<?> c);

    static native String order(Class<?> c);

    /** Called by f. */
    public static void now() {
        said = redefine(current, next);
    }

    static byte[] b(Object... parts) {
        return Maker.bytes(parts);
    }

    static Maker.U2 u2(int v) {
        return Maker.u2(v);
    }

    static byte[] u4(int v) {
        return Maker.u4(v);
    }

    static byte[] made(Consumer<Maker> fill) {
        Maker m = new Maker();
        fill.accept(m);
        return m.make();
    }

    static void pair(String what, Consumer<Maker> one, Consumer<Maker> other) {
        try {
            byte[] first = made(one);
            next = made(other);
            current = new Main().define(first);
            said = "f was not called";
            current.getMethod("f").invoke(null);
            System.out.println(what + ": " + said);
        } catch (java.lang.reflect.InvocationTargetException e) { // what the class refers to need not be there
            System.out.println(what + ": " + said);
        } catch (ReflectiveOperationException | LinkageError e) {
            System.out.println(what + ": " + e + " " + e.getCause());
        }
    }

    /** f() that calls now() and runs this code behind it. */
    static Maker plain(Maker m, Object... behind) {
        return m.addMethod(9, "f", "()V", m.code(6, 4, b(0xb8, m.method("Main", "now", "()V"), b(behind), 0xb1), Maker.NO_HANDLERS));
    }

    static void schema(String what, Consumer<Maker> one, Consumer<Maker> other) {
        pair(what, m -> {
            one.accept(m);
            plain(m);
        }, m -> {
            other.accept(m);
            plain(m);
        });
    }

    public static void main(String[] args) {
        Schema.all();
        Bodies.all();
        Kept.all();
    }
}
