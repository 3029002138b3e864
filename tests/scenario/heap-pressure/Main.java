import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** OutOfMemoryError is an exception like others: who catches it goes on. */
public class Main {
    static int errors;
    static int tooLarge;

    static synchronized void count() {
        errors++;
    }

    static void exhaust() {
        List<byte[]> hoard = new ArrayList<>();
        try {
            while (true) {
                hoard.add(new byte[1 << 20]);
            }
        } catch (OutOfMemoryError e) {
            hoard = null;
            count();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        for (int round = 0; round < 3; round++) {
            Thread[] all = new Thread[4];
            for (int i = 0; i < all.length; i++) {
                all[i] = new Thread() {
                    @Override
                    public void run() {
                        exhaust();
                    }
                };
                all[i].start();
            }
            for (Thread t : all) {
                t.join();
            }
        }
        Say.line("errors ", errors);
        int[] lengths = {Integer.MAX_VALUE, Integer.MAX_VALUE - 1, 1 << 28};
        for (int n : lengths) {
            try {
                long[] big = new long[n];
                Say.line("made ", big.length);
            } catch (OutOfMemoryError e) {
                tooLarge++;
            }
        }
        Say.line("too large ", tooLarge);
        try {
            Object[][] grid = new Object[10_000][10_000];
            Say.line("made ", grid.length);
        } catch (OutOfMemoryError e) {
            Say.line("no grid");
        }
        Map<Integer, String> map = new HashMap<>();
        for (int i = 0; i < 10_000; i++) {
            map.put(i, String.valueOf(i));
        }
        Say.line("map ", map.size(), " ", map.get(9_999));
        Thread t = new Thread() {
            @Override
            public void run() {
                Say.line("a new thread runs");
            }
        };
        t.start();
        t.join();
        Runtime r = Runtime.getRuntime();
        Say.line("bounds ", r.maxMemory() <= 64L << 20, " ", r.totalMemory() <= r.maxMemory(), " ", r.freeMemory() > 0);
    }
}
