public class Main {
    static class Handler implements Thread.UncaughtExceptionHandler {
        final String name;

        Handler(String name) {
            this.name = name;
        }

        public void uncaughtException(Thread t, Throwable e) {
            Say.line(name, " handles ", e.getMessage(), " of ", t.getName(), ", alive ", t.isAlive());
        }
    }

    static Thread thrower(final String what) {
        return new Thread("thread ".concat(what)) {
            public void run() {
                throw new RuntimeException(what);
            }
        };
    }

    public static void main(String[] args) throws Exception {
        Thread t = thrower("one");
        t.start();
        t.join();
        t = thrower("two");
        t.setUncaughtExceptionHandler(new Handler("own handler"));
        t.start();
        t.join();
        Thread.setDefaultUncaughtExceptionHandler(new Handler("default handler"));
        t = thrower("three");
        Say.line(t.getUncaughtExceptionHandler() == t.getThreadGroup());
        t.start();
        t.join();
        t = new Thread("thread four") {
            public void run() {
                throw new ThreadDeath();
            }
        };
        Thread.setDefaultUncaughtExceptionHandler(null);
        t.start();
        t.join();
        t = thrower("five");
        t.setUncaughtExceptionHandler(new Thread.UncaughtExceptionHandler() {
            public void uncaughtException(Thread t, Throwable e) {
                Say.line("handler throws itself");
                throw new Error("ignored");
            }
        });
        t.start();
        t.join();
        Say.line("main goes on");
    }
}
