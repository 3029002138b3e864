public class Main {
    static final int OURS = 12345, THEIRS = -1;

    int number;

    Main(int number) {
        this.number = number;
    }

    static native long weak(Object o);

    /** Reads each of them many times, and deletes them; answers how often a number was another one. */
    static native int read(long[] references, int expected);

    static volatile boolean ended;
    static Object[] kept = new Object[64];

    static void makeOthers() {
        for (int i = 0; !ended; i++) {
            kept[i % kept.length] = new Main(THEIRS);
            if (i % 20_000 == 0) {
                System.gc();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread maker = new Thread(Main::makeOthers);
        long end = System.nanoTime() + 700_000_000L;
        int wrong = 0;
        maker.start();
        while (System.nanoTime() < end) {
            long[] references = new long[50];
            for (int i = 0; i < references.length; i++) {
                references[i] = weak(new Main(OURS));
            }
            wrong += read(references, OURS);
        }
        ended = true;
        maker.join();
        System.out.println(wrong == 0 ? "each was right" : "some were wrong");
    }
}
