import java.util.function.Consumer;

/** Defines, links and initialises each class in a loader of its own. */
public class Main extends ClassLoader {
    static int total;
    static int refused;

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

    /** The words of the two errors that explain themselves; where VMs may see another fault first, none. */
    static void explain(String what, LinkageError e) {
        boolean told = e.getClass() == VerifyError.class || e.getClass() == ClassFormatError.class;
        if (told && !what.equals("super call in a try")) {
            for (String line : e.getMessage().split("\n")) {
                System.out.println(("    " + line).stripTrailing());
            }
        }
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
            explain(what, e);
        } catch (Throwable e) {
            System.out.println(what + ": " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        Structure.all();
        Code.all();
        Frames.all();
        System.out.println(refused + " of " + total + " refused");
    }
}
