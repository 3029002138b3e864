public class Main {
    static int plain, byBlock, byMethod, byStatic;
    static final Object lock = new Object();

    synchronized void method() {
        byMethod++;
    }

    static synchronized void ofClass() {
        byStatic++;
    }

    static synchronized void thrower() {
        throw new IllegalStateException("out");
    }

    static class Worker extends Thread {
        final Main shared;

        Worker(Main shared) {
            this.shared = shared;
        }

        public void run() {
            for (int i = 0; i < 5000; i++) {
                synchronized (lock) {
                    synchronized (this) {
                        byBlock++;
                    }
                }
                shared.method();
                ofClass();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Main shared = new Main();
        Worker[] w = new Worker[4];
        for (int i = 0; i < w.length; i++) {
            w[i] = new Worker(shared);
        }
        for (Worker x : w) {
            x.start();
        }
        for (Worker x : w) {
            x.join();
        }
        Say.line(byBlock, " ", byMethod, " ", byStatic);
        try {
            thrower();
        } catch (IllegalStateException e) {
            Say.line("held after the exception: ", Thread.holdsLock(Main.class));
        }
        try {
            synchronized (lock) {
                Object o = null;
                o.hashCode();
            }
        } catch (NullPointerException e) {
            Say.line("held after the block: ", Thread.holdsLock(lock));
        }
        try {
            Object nothing = null;
            synchronized (nothing) {
                Say.line("never");
            }
        } catch (NullPointerException e) {
            Say.line("no lock on null");
        }
        Object[] many = new Object[1000];
        for (int i = 0; i < many.length; i++) {
            many[i] = new Object();
            int before = many[i].hashCode();
            synchronized (many[i]) {
                if (many[i].hashCode() != before) {
                    Say.line("hash changed under lock");
                }
            }
            if (many[i].hashCode() != before) {
                Say.line("hash changed");
            }
        }
        Say.line("hashes stay");
    }
}
