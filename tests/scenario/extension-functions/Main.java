public class Main {
    static native void look(Thread unstarted, Thread waiting, Object lock);

    /** Called while the caller has two words on its operand stack. */
    static native int within(int deep, int top);

    static int sum(int n, int m) {
        return n + (m + within(n, m));
    }

    static final Object lock = new Object();

    static class Waits extends Thread {
        public void run() {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
        }
    }

    static Object[] kept = new Object[1000];

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < kept.length; i++) {
            kept[i] = new byte[1000];
        }
        Thread waits = new Waits();
        waits.start();
        while (waits.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
        look(new Thread(), waits, lock);
        waits.interrupt();
        waits.join();
        sum(4711, -12);
    }
}
