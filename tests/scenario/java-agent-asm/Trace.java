import java.lang.instrument.Instrumentation;

/** What the inserted calls go to. */
public class Trace {
    static Instrumentation instrumentation;

    public static void enter(String name) {
        System.out.println("> " + name);
    }

    public static void exit(String name) {
        System.out.println("< " + name);
    }

    public static void thrown(String name) {
        System.out.println("! " + name);
    }
}
