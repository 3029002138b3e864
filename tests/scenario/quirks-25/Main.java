public class Main {
    static final Object lock = new Object();
    static boolean go;

    static native void ask(Thread waiter, Object lock);

    /* Called where the variables of a block have just ended, and once more where they are gone. */
    static native void locals();

    static int many(int n) {
        {
            int a = n + 1;
            long b = n + 2;
            String c = "c" + n;
            n += a + (int) b + c.length();
        }
        locals();
        locals();
        return n;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                while (!go) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
        });
        waiter.start();
        while (waiter.getState() != Thread.State.WAITING)
            Thread.yield();
        ask(waiter, lock);
        many(1);
        synchronized (lock) {
            go = true;
            lock.notifyAll();
        }
        waiter.join();
    }
}
