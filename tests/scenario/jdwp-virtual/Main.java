/** Two virtual threads: one stops in work(), the other only waits. */
public class Main {
    static final Object gate = new Object();
    static boolean open;

    static Thread start(Runnable r) throws Exception {
        return (Thread) Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, r);
    }

    static int work(int n) {
        int m = n + 1;
        m = m * 2;
        return m;
    }

    static void idle() {
        synchronized (gate) {
            while (!open) {
                try {
                    gate.wait();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread idler = start(() -> idle());
        while (idler.getState() != Thread.State.WAITING) {
            Thread.sleep(1);
        }
        if (args.length > 0) { // the debugger comes when it likes, and ends the program
            System.out.println("ready");
            idler.join();
        }
        Thread worker = start(() -> System.out.println("worked " + work(20)));
        worker.join();
        synchronized (gate) {
            open = true;
            gate.notifyAll();
        }
        idler.join();
        Thread plain = new Thread(() -> System.out.println("plain"), "plain");
        plain.start();
        plain.join();
    }
}
