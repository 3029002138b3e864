public class Main {
    static class Trouble extends RuntimeException {
        Trouble(String s) {
            super(s);
        }
    }

    static void thrower(String s) {
        throw new Trouble(s);
    }

    static void middle(String s) {
        thrower(s);
    }

    static int divide(int a, int b) {
        return a / b;
    }

    static native void fromNative();

    static void rethrow() {
        try {
            thrower("again");
        } catch (Trouble t) {
            System.out.println("once");
            throw t;
        }
    }

    public static void main(String[] args) throws Exception {
        try {
            middle("deep");
        } catch (Trouble t) {
            System.out.println("caught deep");
        }
        try {
            divide(1, 0);
        } catch (ArithmeticException e) {
            System.out.println("caught division");
        }
        try {
            Object o = null;
            o.hashCode();
        } catch (NullPointerException e) {
            System.out.println("caught null");
        }
        try {
            Object o = "text";
            Integer i = (Integer) o;
            System.out.println(i);
        } catch (ClassCastException e) {
            System.out.println("caught cast");
        }
        try {
            rethrow();
        } catch (Trouble t) {
            System.out.println("twice");
        }
        try {
            fromNative();
        } catch (Trouble t) {
            System.out.println("caught from native");
        }
        byProxy();
        Thread t = new Thread("short") {
            public void run() {
                middle("nobody catches");
            }
        };
        t.setUncaughtExceptionHandler(new Thread.UncaughtExceptionHandler() {
            public void uncaughtException(Thread t, Throwable e) {
                System.out.println("handler");
            }
        });
        t.start();
        t.join();
    }

    interface Risky {
        void run() throws Throwable;
    }

    /** What may throw all has nothing to catch. */
    static void byProxy() {
        Risky risky = (Risky) java.lang.reflect.Proxy.newProxyInstance(Main.class.getClassLoader(), new Class<?>[] {Risky.class},
            new java.lang.reflect.InvocationHandler() {
                public Object invoke(Object proxy, java.lang.reflect.Method m, Object[] args) {
                    thrower("by proxy");
                    return null;
                }
            });
        try {
            risky.run();
        } catch (Throwable t) {
            System.out.println("caught by proxy");
        }
    }
}
