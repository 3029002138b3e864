public class Main {
    static volatile boolean stop;
    static final Object lock = new Object();

    static class Spinner extends Thread {
        Spinner(String name) {
            super(name);
        }

        public void run() {
            while (!stop) {
                Thread.yield();
            }
        }
    }

    static void await(Thread t, Thread.State s) throws Exception {
        for (int i = 0; i < 2000 && t.getState() != s; i++) {
            Thread.sleep(1);
        }
        Say.line(t.getName(), " is ", t.getState());
    }

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Say.line(main.getName(), " ", main.getPriority(), " ", main.isDaemon(), " ", main.isAlive(), " ",
                 main.getState());
        Spinner s = new Spinner("spinner");
        Say.line(s.getState(), " ", s.isAlive(), " ", s.isDaemon(), " ", s.getPriority());
        s.setPriority(Thread.MAX_PRIORITY);
        s.setDaemon(true);
        s.start();
        await(s, Thread.State.RUNNABLE);
        Say.line(s.isAlive(), " ", s.isDaemon(), " ", s.getPriority());
        try {
            s.start();
        } catch (IllegalThreadStateException e) {
            Say.line("started twice");
        }
        try {
            s.setDaemon(false);
        } catch (IllegalThreadStateException e) {
            Say.line("too late for daemon");
        }
        s.join(5);
        Say.line("after join(5): ", s.isAlive());
        stop = true;
        s.join();
        Say.line(s.isAlive(), " ", s.getState());
        try {
            s.start();
        } catch (IllegalThreadStateException e) {
            Say.line("not again");
        }
        try {
            s.setPriority(11);
        } catch (IllegalArgumentException e) {
            Say.line("no such priority");
        }
        Thread waiter = new Thread("waiter") {
            public void run() {
                synchronized (lock) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        Say.line("interrupted");
                    }
                }
            }
        };
        waiter.start();
        await(waiter, Thread.State.WAITING);
        Thread sleeper = new Thread("sleeper") {
            public void run() {
                try {
                    Thread.sleep(60000);
                } catch (InterruptedException e) {
                    Say.line("woken");
                }
            }
        };
        sleeper.start();
        await(sleeper, Thread.State.TIMED_WAITING);
        Thread blocked = new Thread("blocked") {
            public void run() {
                synchronized (lock) {
                    Say.line("got the lock");
                }
            }
        };
        synchronized (lock) {
            blocked.start();
            await(blocked, Thread.State.BLOCKED);
            lock.notifyAll();
        }
        blocked.join();
        waiter.join();
        sleeper.interrupt();
        sleeper.join();
        await(sleeper, Thread.State.TERMINATED);
        Thread a = new Thread(), b = new Thread();
        Say.line(a.getName().startsWith("Thread-"), " ", a.getName().equals(b.getName()), " ", a.getId() != b.getId());
        a.setName("renamed");
        Say.line(a.getName());
        Runnable r = new Runnable() {
            public void run() {
                Say.line("ran in ", Thread.currentThread().getName());
            }
        };
        Thread t = new Thread(r, "runner");
        t.run();
        t.start();
        t.join();
        Thread endless = new Thread() {
            public void run() {
                while (true) {
                    Thread.yield();
                }
            }
        };
        endless.setDaemon(true);
        endless.start();
        Say.line("main ends, the daemon does not hold the machine");
    }
}
