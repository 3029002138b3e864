public class Main {
    static int sum;

    static int leaf(int i) {
        return i + 1;
    }

    static int deep(int n) {
        return n == 0 ? 0 : deep(n - 1) + 1;
    }

    static void fails() {
        throw new IllegalStateException();
    }

    static void catches() {
        try {
            fails();
        } catch (IllegalStateException e) {
            sum++;
        }
    }

    synchronized void instance() {
        sum += leaf(1);
    }

    static void work() {
        for (int i = 0; i < 1000; i++) {
            leaf(i);
        }
        deep(99);
        for (int i = 0; i < 30; i++) {
            catches();
        }
        Main m = new Main();
        for (int i = 0; i < 20; i++) {
            m.instance();
        }
    }

    static void busy() {
        long until = 3000000;
        for (int i = 0; i < until; i++) {
            sum ^= i;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread("worker") {
                public void run() {
                    work();
                }
            };
            threads[i].start();
        }
        work();
        for (Thread t : threads) {
            t.join();
        }
        busy();
    }
}
