public class Main {
    static volatile boolean stop;
    static int started;

    static native void sample(Thread[] threads, int times);

    static class Runner extends Thread {
        long result;

        public void run() {
            synchronized (Main.class) {
                started++;
            }
            int n = 0;
            while (!stop) {
                result += even(n++ % 40) ? 1 : 0;
                try {
                    bad(n);
                } catch (IllegalStateException e) {
                    result++;
                }
            }
        }

        static boolean even(int n) {
            return n == 0 || odd(n - 1);
        }

        static boolean odd(int n) {
            return n != 0 && even(n - 1);
        }

        static void bad(int n) {
            if (n % 100 == 0) {
                throw new IllegalStateException();
            }
            Object[] garbage = new Object[n % 100];
            garbage.clone();
        }
    }

    public static void main(String[] args) throws Exception {
        Runner[] r = { new Runner(), new Runner() };
        for (Runner x : r) {
            x.start();
        }
        while (true) {
            synchronized (Main.class) {
                if (started == 2) {
                    break;
                }
            }
            Thread.sleep(1);
        }
        sample(r, 500);
        stop = true;
        for (Runner x : r) {
            x.join();
        }
        Say.line("both worked: ", r[0].result > 0 && r[1].result > 0);
    }
}
