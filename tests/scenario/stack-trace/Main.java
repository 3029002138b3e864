public class Main {
    static class Trouble extends Exception {
        Trouble(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static int depth(int n) {
        if (n == 0) {
            throw new IllegalStateException("at the bottom");
        }
        return depth(n - 1) + 1;
    }

    static class Inner {
        final int x;

        Inner(int n) throws Trouble {
            try {
                x = depth(n);
            } catch (IllegalStateException e) {
                throw new Trouble("in the constructor", e);
            }
        }
    }

    static void show(Throwable t) {
        for (StackTraceElement e : t.getStackTrace()) {
            Say.line("  ", e.getClassName(), ".", e.getMethodName(), " ", e.getFileName(), ":", e.getLineNumber());
        }
    }

    static class Door implements AutoCloseable {
        public void close() {
            throw new UnsupportedOperationException("the door is stuck");
        }
    }

    public static void main(String[] args) {
        try {
            new Inner(2);
        } catch (Trouble t) {
            Say.line(t);
            show(t);
            Say.line("caused by ", t.getCause());
            show(t.getCause());
            t.printStackTrace(System.out);
        }
        try (Door d = new Door()) {
            throw new RuntimeException("inside");
        } catch (RuntimeException e) {
            Say.line(e.getMessage(), ", suppressed ", e.getSuppressed()[0].getMessage());
            e.printStackTrace(System.out);
        }
        try {
            int[] a = new int[2];
            a[2]
                = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            Say.line(e.getMessage());
            show(e);
        }
        Throwable filled = new Throwable();
        int before = filled.getStackTrace()[0].getLineNumber();
        filled.fillInStackTrace();
        Say.line(before, " ", filled.getStackTrace()[0].getLineNumber());
        filled.setStackTrace(new StackTraceElement[] { new StackTraceElement("A", "b", "C.java", 7) });
        filled.printStackTrace(System.out);
        Say.line(new StackTraceElement("A", "b", null, -1), " ", new StackTraceElement("A", "b", "A.java", -2));
    }
}
