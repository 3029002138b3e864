public class Main {
    static int depth;

    static void down() {
        depth++;
        down();
    }

    static long wide(long a, long b, long c, double d, Object e) {
        depth++;
        return wide(b, c, a, d, e) + a;
    }

    static synchronized void locked() {
        locked();
    }

    static int tidy;

    static void finallyRuns() {
        tidy++;
        try {
            finallyRuns();
        } finally {
            tidy--;
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 3; i++) {
            depth = 0;
            try {
                down();
                Say.line("not reached");
            } catch (StackOverflowError e) {
                Say.line("caught ", e.getClass().getName(), ", deep: ", depth > 500, ", trace: ",
                         e.getStackTrace().length > 100);
            }
        }
        depth = 0;
        try {
            wide(1, 2, 3, 4.0, "5");
        } catch (StackOverflowError e) {
            Say.line("wide frames too: ", depth > 200);
        }
        try {
            locked();
        } catch (StackOverflowError e) {
            Say.line("monitor still held: ", Thread.holdsLock(Main.class));
        }
        try {
            finallyRuns();
        } catch (StackOverflowError e) {
            Say.line("finally blocks ran: ", tidy <= 1);
        }
        Thread other = new Thread("other") {
            public void run() {
                try {
                    down();
                } catch (Throwable t) {
                    Say.line("in ", getName(), ": ", t.getClass().getName());
                }
            }
        };
        other.start();
        other.join();
        Say.line("end");
    }
}
