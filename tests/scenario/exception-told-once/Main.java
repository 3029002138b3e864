/*
 * An exception passes through native frames while callbacks run Java code that throws by itself.
 */
public class Main {
    static native void nat();

    /** What the callbacks do from now on. */
    static native void behave(String how);

    static void thrower() {
        throw new IllegalStateException("on its way");
    }

    static void quiet() {
    }

    static void catching() {
        try {
            throw new Exception();
        } catch (Exception e) {
            quiet();
        }
    }

    static void failing() {
        throw new UnsupportedOperationException();
    }

    static void hop() {
        nat();
    }

    static void rethrow() {
        try {
            nat();
        } catch (IllegalStateException e) {
            throw e;
        }
    }

    static void round(String how) {
        Say.line(how);
        behave(how);
        try {
            hop();
        } catch (IllegalStateException e) {
            Say.line("  caught");
        }
        try {
            rethrow();
        } catch (IllegalStateException e) {
            Say.line("  caught again");
        }
        behave("");
    }

    public static void main(String[] args) {
        round("quiet");
        round("catching");
        round("failing");
    }
}
