public class Main {
    static final Object lock = new Object();

    static native String info(Thread t);

    static native String state(Thread t);

    static native int count(String prefix);

    static void await(Thread t, Thread.State s) throws Exception {
        while (t.getState() != s) {
            Thread.yield();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Say.line(info(null), " | ", state(null));
        Say.line(info(main), " | ", state(main));
        Thread t = new Thread("p-waiter") {
            public void run() {
                synchronized (lock) {
                    try {
                        lock.wait();
                        lock.wait(60000);
                    } catch (InterruptedException e) {
                        Say.line("interrupted, ", state(null));
                    }
                    Thread.currentThread().interrupt();
                    Say.line("again, ", state(null));
                }
            }
        };
        t.setPriority(7);
        t.setDaemon(true);
        t.setContextClassLoader(null);
        Say.line(info(t), " | ", state(t));
        t.start();
        await(t, Thread.State.WAITING);
        Say.line(info(t), " | ", state(t), " | ", count("p-"));
        synchronized (lock) {
            lock.notify();
            await(t, Thread.State.BLOCKED);
            Say.line("re-entering: ", state(t));
        }
        await(t, Thread.State.TIMED_WAITING);
        Say.line("timed: ", state(t));
        t.interrupt();
        t.join();
        Say.line(info(t), " | ", state(t), " | ", count("p-"));
        Thread sleeper = new Thread("p-sleeper") {
            public void run() {
                try {
                    Thread.sleep(60000);
                } catch (InterruptedException e) {
                    synchronized (lock) {
                        Say.line("got it");
                    }
                }
            }
        };
        sleeper.start();
        await(sleeper, Thread.State.TIMED_WAITING);
        Say.line("sleeping: ", state(sleeper));
        synchronized (lock) {
            sleeper.interrupt();
            await(sleeper, Thread.State.BLOCKED);
            Say.line("blocked: ", state(sleeper));
        }
        sleeper.join();
        Say.line(info(new Thread(new ThreadGroup("group"), "in group")));
    }
}
