import java.util.function.Consumer;

/** Defines, links and initialises each class in a loader of its own. */
public class Main extends ClassLoader {
    static int total;
    static int refused;
    static boolean verbose;

    Main() {
        super(Main.class.getClassLoader());
    }

    static byte[] u4(int v) {
        return Maker.u4(v);
    }

    static Maker.U2 u2(int v) {
        return Maker.u2(v);
    }

    static byte[] b(Object... parts) {
        return Maker.bytes(parts);
    }

    static String first(String s) {
        return s == null ? "" : s.indexOf('\n') < 0 ? s : s.substring(0, s.indexOf('\n'));
    }

    /** Where and why, of a VerifyError. */
    static String location(String s) {
        int at = s == null ? -1 : s.indexOf("Location:\n");
        return at < 0 ? "" : " | " + s.substring(at + 10, s.indexOf('\n', at + 10)).trim();
    }

    static void bad(String what, Consumer<Maker> fill) {
        Maker m = new Maker();
        fill.accept(m);
        load(what, m.make());
    }

    static void load(String what, byte[] bytes) {
        total++;
        try {
            Class<?> c = new Main().defineClass(null, bytes, 0, bytes.length);
            Class.forName(c.getName(), true, c.getClassLoader());
            try {
                c.getMethod("f").invoke(null);
            } catch (NoSuchMethodException e) {
                // nothing to run
            } catch (java.lang.reflect.InvocationTargetException e) {
                System.out.println(what + ": run: " + e.getCause());
                return;
            }
            System.out.println(what + ": accepted");
        } catch (LinkageError e) {
            refused++;
            System.out.println(what + ": " + e.getClass().getSimpleName());
            if (verbose) {
                System.out.println("    " + first(e.getMessage()) + location(e.getMessage()));
            }
        } catch (Throwable e) {
            System.out.println(what + ": " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        verbose = args.length > 0;
        Structure.all();
        Code.all();
        Frames.all();
        System.out.println(refused + " of " + total + " refused");
    }
}
