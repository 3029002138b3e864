public class Main {
    static class Kept {
        long a;
    }

    static class Half {
        int a;
    }

    static class Gone {
        byte a;
    }

    static Object[] keep = new Object[10000];
    static int kept;

    static void hold(Object o) {
        keep[kept++] = o;
    }

    static Object here() {
        return new Kept();
    }

    static Object there() {
        return new Kept();
    }

    static void work() {
        for (int i = 0; i < 1000; i++) {
            hold(here());
        }
        for (int i = 0; i < 234; i++) {
            hold(there());
        }
        for (int i = 0; i < 600; i++) {
            Object o = new Half();
            if (i % 2 == 0) {
                hold(o);
            }
        }
        for (int i = 0; i < 77; i++) {
            new Gone();
        }
        for (int i = 0; i < 50; i++) {
            hold(new Kept[3]);
        }
        for (int i = 0; i < 40; i++) {
            hold(new short[i][]);
        }
        for (int i = 0; i < 30; i++) {
            hold(new double[7]);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[2];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread("worker " + i) {
                public void run() {
                    synchronized (keep) {
                        work();
                    }
                }
            };
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(kept);
    }
}
