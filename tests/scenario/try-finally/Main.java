public class Main {
    @SuppressWarnings("finally")
    static int override() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }

    static int keep() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
        }
    }

    @SuppressWarnings("finally")
    static String swallow() {
        try {
            throw new RuntimeException("lost");
        } finally {
            return "swallowed";
        }
    }

    static void replace() {
        try {
            throw new RuntimeException("first");
        } finally {
            throw new IllegalStateException("second");
        }
    }

    static String nested(int n) {
        StringBuilder b = new StringBuilder();
        try {
            b.append('a');
            try {
                b.append('b');
                if (n == 1) {
                    throw new IllegalArgumentException();
                }
                if (n == 2) {
                    throw new ArithmeticException();
                }
                if (n == 3) {
                    throw new Error();
                }
                b.append('c');
            } catch (IllegalArgumentException e) {
                b.append('d');
            } finally {
                b.append('e');
            }
            b.append('f');
        } catch (ArithmeticException | ClassCastException e) {
            b.append('g');
        } catch (Throwable t) {
            b.append('h');
        } finally {
            b.append('i');
        }
        return b.toString();
    }

    static int loop() {
        int n = 0;
        outer:
        for (int i = 0; i < 5; i++) {
            try {
                for (int j = 0; j < 5; j++) {
                    try {
                        if (j == 3) {
                            continue outer;
                        }
                        if (i == 3) {
                            break outer;
                        }
                        n++;
                    } finally {
                        n += 10;
                    }
                }
            } finally {
                n += 100;
            }
        }
        return n;
    }

    static class Part implements AutoCloseable {
        final String name;

        Part(String name) {
            this.name = name;
            Say.line("open ", name);
        }

        public void close() throws Exception {
            Say.line("close ", name);
            if (name.equals("b")) {
                throw new Exception("closing b");
            }
        }
    }

    static <T extends Throwable> void sneaky(Throwable t) throws T {
        throw (T) t;
    }

    public static void main(String[] args) throws Exception {
        Say.line(override(), keep(), " ", swallow(), " ", loop());
        try {
            replace();
        } catch (IllegalStateException e) {
            Say.line(e.getMessage(), " ", e.getSuppressed().length);
        }
        for (int i = 0; i < 4; i++) {
            Say.line(nested(i));
        }
        try (Part a = new Part("a"); Part b = new Part("b"); Part none = null; Part c = new Part("c")) {
            Say.line("body");
        } catch (Exception e) {
            Say.line(e.getMessage());
        }
        try {
            Main.<RuntimeException>sneaky(new java.io.IOException("checked"));
        } catch (Exception e) {
            Say.line(e);
        }
        try {
            throw null;
        } catch (NullPointerException e) {
            Say.line("throw null");
        }
        Throwable t = new Throwable("top");
        t.initCause(new Error("below"));
        try {
            t.initCause(null);
        } catch (IllegalStateException e) {
            Say.line("cause set once");
        }
        try {
            t.addSuppressed(t);
        } catch (IllegalArgumentException e) {
            Say.line("no self-suppression");
        }
        Say.line(new Throwable(new Error("e")).getMessage(), " ", new Exception((Throwable) null).getMessage(), " ",
                 t.getLocalizedMessage());
    }
}
