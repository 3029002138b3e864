public class Main {
    static final Object lock = new Object();

    abstract static class Victim extends Thread {
        boolean caught, flagAfter;

        abstract void block() throws InterruptedException;

        public void run() {
            try {
                block();
            } catch (InterruptedException e) {
                caught = true;
                flagAfter = isInterrupted();
            }
        }
    }

    /** Interrupts it in this state. */
    static void hit(String what, Thread.State state, Victim v) throws Exception {
        v.start();
        while (v.getState() != state) {
            Thread.yield();
        }
        v.interrupt();
        v.join();
        Say.line(what, ": caught ", v.caught, ", flag after ", v.flagAfter);
    }

    public static void main(String[] args) throws Exception {
        hit("sleep", Thread.State.TIMED_WAITING, new Victim() {
            void block() throws InterruptedException {
                Thread.sleep(60000);
            }
        });
        hit("wait", Thread.State.WAITING, new Victim() {
            void block() throws InterruptedException {
                synchronized (lock) {
                    lock.wait();
                }
            }
        });
        hit("timed wait", Thread.State.TIMED_WAITING, new Victim() {
            void block() throws InterruptedException {
                synchronized (lock) {
                    lock.wait(60000);
                }
            }
        });
        final Thread main = Thread.currentThread();
        hit("join", Thread.State.WAITING, new Victim() {
            void block() throws InterruptedException {
                main.join();
            }
        });
        hit("spin", Thread.State.RUNNABLE, new Victim() {
            void block() {
                while (!Thread.interrupted()) {
                    Thread.yield();
                }
                flagAfter = isInterrupted();
            }
        });
        main.interrupt();
        Say.line("flag ", main.isInterrupted(), " ", main.isInterrupted());
        try {
            Thread.sleep(1000);
            Say.line("slept?");
        } catch (InterruptedException e) {
            Say.line("sleep ends at once, flag ", main.isInterrupted());
        }
        main.interrupt();
        Say.line("interrupted() ", Thread.interrupted(), " then ", Thread.interrupted());
        Thread never = new Thread();
        never.interrupt();
        never.start();
        never.join();
        Say.line("state ", never.getState());
        never.interrupt();
        main.interrupt();
        synchronized (lock) {
            try {
                lock.wait();
            } catch (InterruptedException e) {
                Say.line("wait ends at once, lock held ", Thread.holdsLock(lock));
            }
        }
        try {
            Thread.sleep(-1);
        } catch (IllegalArgumentException e) {
            Say.line("negative sleep");
        }
        long start = System.nanoTime();
        Thread.sleep(30);
        Say.line("slept long enough: ", System.nanoTime() - start >= 29000000L);
    }
}
