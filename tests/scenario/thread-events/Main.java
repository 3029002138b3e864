public class Main {
    static class Worker extends Thread {
        Worker(String name) {
            super(name);
        }

        public void run() {
            Say.line(getName(), " runs");
            if (getName().equals("worker fails")) {
                throw new IllegalStateException();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        String[] names = { "worker one", "worker two", "worker fails" };
        for (String name : names) {
            Worker w = new Worker(name);
            w.setUncaughtExceptionHandler(new Thread.UncaughtExceptionHandler() {
                public void uncaughtException(Thread t, Throwable e) {
                    Say.line("handler");
                }
            });
            w.start();
            w.join();
        }
        Thread daemon = new Worker("worker daemon");
        daemon.setDaemon(true);
        daemon.start();
        daemon.join();
        new Worker("worker not started");
    }
}
