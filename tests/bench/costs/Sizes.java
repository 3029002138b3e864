// SPDX-License-Identifier: MIT
import java.util.HashMap;

/** What objects take of the heap, in bytes: as lines NAME BYTES, with all that belongs to the object. */
final class Sizes {
    static final int COUNT = 100_000, FIRST = 1000; // the first ones make classes ready, and are not counted

    static final class Node { // as in a HashMap
        int hash;
        Object key, value;
        Node next;
    }

    interface Maker {
        Object make(int i);
    }

    static long used() {
        System.gc();
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    static void row(String name, Maker maker) {
        Object[] all = new Object[COUNT + FIRST];
        for (int i = 0; i < FIRST; i++) all[i] = maker.make(i);
        long before = used();
        for (int i = FIRST; i < all.length; i++) all[i] = maker.make(i);
        System.out.printf("%s %d%n", name, (used() - before + COUNT / 2) / COUNT);
        if (all[0] == null) throw new AssertionError();
    }

    static HashMap<Integer, Integer> mapOfThree(Integer[] keys) {
        HashMap<Integer, Integer> map = new HashMap<>();
        for (Integer key : keys) map.put(key, key);
        return map;
    }

    @SuppressWarnings({"deprecation", "removal"})
    public static void main(String[] args) {
        char[] six = "sizes!".toCharArray();
        Integer[] keys = {1, 2, 3};
        row("NodeBytes", i -> new Node());
        row("IntegerBytes", i -> new Integer(i));
        row("StringBytes", i -> new String(six));
        row("HashMapBytes", i -> mapOfThree(keys));
    }
}
