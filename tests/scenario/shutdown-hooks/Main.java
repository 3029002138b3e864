public class Main {
    public static void main(String[] args) throws Exception {
        final Thread unwanted = new Thread() {
            public void run() {
                Say.line("never");
            }
        };
        Runtime.getRuntime().addShutdownHook(unwanted);
        Runtime.getRuntime().addShutdownHook(new Thread("hook") {
            public void run() {
                Say.line("hook runs in ", getName());
                try {
                    Runtime.getRuntime().addShutdownHook(new Thread());
                } catch (IllegalStateException e) {
                    Say.line("too late for a hook: ", e.getMessage());
                }
                try {
                    Runtime.getRuntime().removeShutdownHook(this);
                } catch (IllegalStateException e) {
                    Say.line("and to remove one: ", e.getMessage());
                }
            }
        });
        Say.line(Runtime.getRuntime().removeShutdownHook(unwanted), " ",
                 Runtime.getRuntime().removeShutdownHook(unwanted));
        try {
            Thread twice = new Thread();
            Runtime.getRuntime().addShutdownHook(twice);
            Runtime.getRuntime().addShutdownHook(twice);
        } catch (IllegalArgumentException e) {
            Say.line(e.getMessage());
        }
        try {
            System.exit(7);
        } finally {
            Say.line("finally does not run after exit");
        }
    }
}
