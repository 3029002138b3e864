class Lock {
    synchronized void method() {
        Main.nothing();
    }
}

public class Main {
    static final Lock LOCK = new Lock();

    static native boolean isBlocked(Thread t);

    static void nothing() {
    }

    static class Enterer extends Thread {
        final boolean byMethod;

        Enterer(boolean byMethod) {
            this.byMethod = byMethod;
        }

        public void run() {
            if (byMethod) {
                LOCK.method();
                return;
            }
            synchronized (LOCK) {
                nothing();
            }
        }
    }

    static void contend(boolean byMethod) throws InterruptedException {
        Enterer t = new Enterer(byMethod);
        synchronized (LOCK) {
            t.start();
            while (!isBlocked(t)) {
                Thread.yield();
            }
        }
        t.join();
    }

    public static void main(String[] args) throws InterruptedException {
        Say.line("a synchronized block");
        contend(false);
        Say.line("a synchronized method");
        contend(true);
        Say.line("a wait that times out");
        synchronized (LOCK) {
            LOCK.wait(7);
        }
        Say.line("a wait of a thread that is interrupted already");
        synchronized (LOCK) {
            Thread.currentThread().interrupt();
            try {
                LOCK.wait(50000);
                Say.line("went on");
            } catch (InterruptedException e) {
                Say.line("interrupted");
            }
        }
    }
}
