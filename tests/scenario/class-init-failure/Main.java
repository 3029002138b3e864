public class Main {
    static class Bad {
        static int x = fail();

        static int fail() {
            throw new IllegalStateException("no luck");
        }

        static void hello() {
            Say.line("never");
        }
    }

    static class BadChild extends Bad {
        static {
            Say.line("never");
        }
    }

    static class Fatal {
        static {
            if (true) {
                throw new StackOverflowError("an error, not an exception");
            }
        }
    }

    public static void main(String[] args) throws Exception {
        try {
            Bad.hello();
        } catch (ExceptionInInitializerError e) {
            Say.line(e, " because of ", e.getCause(), ", message ", e.getMessage());
            Say.line(e.getException() == e.getCause());
        }
        for (int i = 0; i < 2; i++) {
            try {
                Bad.hello();
            } catch (NoClassDefFoundError e) {
                Say.line(e.getClass().getName());
            }
        }
        try {
            new BadChild();
        } catch (NoClassDefFoundError e) {
            Say.line("child: ", e.getClass().getName());
        }
        try {
            new Fatal();
        } catch (StackOverflowError e) {
            Say.line("as it is: ", e.getMessage());
        }
        try {
            Class.forName("Main$Fatal");
        } catch (NoClassDefFoundError e) {
            Say.line("then: ", e.getClass().getName());
        }
        try {
            Class.forName("Missing");
        } catch (ClassNotFoundException e) {
            Say.line(e);
        }
        try {
            Class.forName("java.lang.Missing");
        } catch (ClassNotFoundException e) {
            Say.line(e);
        }
    }
}
