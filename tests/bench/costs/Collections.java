import java.util.Arrays;

/**
 * What collections take from a program with much alive: it keeps chains of entries, and makes others, of which one
 * in fifty takes an old one's place. Prints the time of collections in each 1,000 ns, and a long pause, as
 * "NAME NANOSECONDS": a step that takes much longer than most do holds a collection.
 */
public class Collections {
    static final int STEP = 200;

    static final class Entry {
        Entry next;
        final Integer key;
        final byte[] value;

        Entry(Entry next, int key) {
            this.next = next;
            this.key = Integer.valueOf(key + 1000);
            this.value = new byte[24];
        }
    }

    static int seed = 1;
    static long check;

    static int random(int below) {
        seed = seed * 1103515245 + 12345;
        return (int) ((seed & 0xffffffffL) * below >>> 32);
    }

    static void fill(Entry[] table, int entries) {
        for (int i = 0; i < entries; i++) {
            int at = random(table.length);
            table[at] = new Entry(table[at], i);
        }
    }

    static void step(Entry[] table) {
        for (int i = 0; i < STEP; i++) {
            Entry e = new Entry(null, i);
            check += e.key;
            if (i % 50 == 0) {
                int at = random(table.length);
                if (table[at] != null) {
                    e.next = table[at].next;
                    table[at] = e;
                }
            }
        }
    }

    /** NAME, entries, steps, and how many of 100 pauses may be longer than the one told. */
    public static void main(String[] args) {
        int entries = Integer.parseInt(args[1]), steps = Integer.parseInt(args[2]);
        Entry[] table = new Entry[entries / 3];
        fill(table, entries);
        long[] nanos = new long[steps];
        long last = System.nanoTime();
        for (int i = 0; i < steps; i++) {
            step(table);
            long now = System.nanoTime();
            nanos[i] = now - last;
            last = now;
        }
        Arrays.sort(nanos);
        long usual = nanos[steps / 2], all = 0, paused = 0;
        int first = steps;
        for (int i = steps - 1; i >= 0; i--) {
            all += nanos[i];
            if (nanos[i] > usual + 3_000_000) {
                paused += nanos[i] - usual;
                first = i;
            }
        }
        int pauses = steps - first, beyond = pauses * Integer.parseInt(args[3]) / 100;
        System.out.printf("%sShare %.1f%n", args[0], 1000.0 * paused / all);
        System.out.printf("%sPause %d%n", args[0], pauses == 0 ? 0 : nanos[steps - 1 - beyond]);
        System.err.println(pauses + " pauses, usual step " + usual + ", all " + all / 1_000_000 + " ms, check " + check);
    }
}
