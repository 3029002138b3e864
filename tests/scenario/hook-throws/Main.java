// SPDX-License-Identifier: MIT
public final class Main {
    static native int retransform(Class<?> c);

    static native int redefine(Class<?> c, byte[] bytes);

    static native Class<?> find(String name);

    /** Whether the hook leaves an exception for the classes of this program. */
    static native void throwing(boolean on);

    static final class Old {
        int answer() {
            return 1;
        }
    }

    static final class ByNew {
    }

    static final class ByName {
    }

    static final class ByNative {
    }

    interface Act {
        Object run() throws Throwable;
    }

    static void attempt(String what, Act act) {
        try {
            System.out.println(what + ": " + act.run());
        } catch (Throwable t) {
            System.out.println(what + " throws " + t);
        }
    }

    static void all(byte[] bytes) {
        attempt("retransform", () -> retransform(Old.class));
        attempt("redefine", () -> redefine(Old.class, bytes));
        attempt("new", () -> new ByNew() != null);
        attempt("forName", () -> Class.forName("Main$ByName"));
        attempt("FindClass", () -> find("Main$ByNative"));
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = Main.class.getResourceAsStream("Main$Old.class").readAllBytes();
        throwing(true);
        System.out.println("-- thrown");
        attempt("not loaded", () -> new Old().answer());
        throwing(false);
        attempt("loaded now", () -> new Old().answer());
        throwing(true);
        all(bytes);
        throwing(false);
        System.out.println("-- not");
        all(bytes);
    }
}
