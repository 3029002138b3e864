public class Main {
    static long total;
    static int alive, most;

    static class Worker extends Thread {
        final int n;

        Worker(int n) {
            this.n = n;
        }

        public void run() {
            synchronized (Main.class) {
                alive++;
                most = Math.max(most, alive);
            }
            Object[] keep = new Object[50];
            for (int i = 0; i < 500; i++) {
                keep[i % 50] = new int[] { i, n };
                String.valueOf(i);
            }
            long sum = 0;
            for (Object o : keep) {
                int[] a = (int[]) o;
                sum += a[0] + a[1];
            }
            synchronized (Main.class) {
                total += sum;
                alive--;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        for (int round = 0; round < 20; round++) {
            Worker[] w = new Worker[10];
            for (int i = 0; i < w.length; i++) {
                w[i] = new Worker(round * 10 + i);
                w[i].start();
            }
            if (round % 5 == 0) {
                System.gc();
            }
            for (Worker x : w) {
                x.join();
            }
        }
        Say.line(total, " ", alive, " ", most >= 1 && most <= 10);
    }
}
