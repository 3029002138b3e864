/** Works in four threads at once: allocates, collects, contends and waits. */
public class Main {
    static final Object lock = new Object();
    static int done;

    static class Work implements Runnable {
        public void run() {
            Object[] keep = new Object[100];
            for (int i = 0; i < 5000; i++) {
                keep[i % 100] = new byte[i % 500];
                if (i % 50 == 0) {
                    pause(i);
                }
                if (i % 2500 == 0) {
                    System.gc();
                }
            }
            synchronized (lock) {
                done++;
            }
        }

        private void pause(int i) {
            synchronized (lock) {
                try {
                    if (i % 1000 == 0) {
                        lock.wait(1);
                    }
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[4];
        for (int k = 0; k < 4; k++) {
            threads[k] = new Thread(new Work(), "worker");
            threads[k].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(done);
    }
}
