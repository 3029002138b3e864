import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;

public class Main {
    static void lists(List<String> list) {
        for (String s : new String[] { "pear", "apple", "fig", "apple" }) {
            list.add(s);
        }
        list.add(1, "kiwi");
        Say.line(list, " ", list.size(), " ", list.get(2), " ", list.indexOf("apple"), " ", list.lastIndexOf("apple"),
                 " ",
                 list.contains("none"), " ", list.hashCode());
        Say.line(list.remove(0), " ", list.remove("apple"), " ", list.remove("none"), " ", list.set(0, "lime"), " ",
                 list);
        for (ListIterator<String> it = list.listIterator(); it.hasNext(); ) {
            String s = it.next();
            if (s.equals("fig")) {
                it.remove();
            } else {
                it.set(s.toUpperCase());
                it.add("after");
            }
        }
        Say.line(list, " ", list.equals(Arrays.asList("LIME", "after", "APPLE", "after")), " ", list.subList(1, 3));
        Collections.sort(list);
        Say.line(list);
        try {
            for (String s : list) {
                list.add(s);
            }
        } catch (ConcurrentModificationException e) {
            Say.line("changed while walking");
        }
        try {
            list.get(99);
        } catch (IndexOutOfBoundsException e) {
            Say.line("out of bounds");
        }
        list.clear();
        Say.line(list.isEmpty(), " ", list);
        try {
            list.iterator().next();
        } catch (NoSuchElementException e) {
            Say.line("no more");
        }
    }

    static void maps(Map<String, Integer> map) {
        String[] words = "the cat and the dog and the bird".split(" ");
        for (String w : words) {
            Integer n = map.get(w);
            map.put(w, n == null ? 1 : n + 1);
        }
        Say.line(map, " ", map.size(), " ", map.get("the"), " ", map.get("cow"), " ", map.containsKey("cat"), " ",
                 map.containsValue(3), " ", map.hashCode());
        Say.line(map.put("cat", 9), " ", map.remove("dog"), " ", map.remove("cow"), " ", map.getOrDefault("cow", -1),
                 " ",
                 map.putIfAbsent("cat", 1), " ", map.keySet(), " ", map.values());
        int sum = 0;
        for (Map.Entry<String, Integer> e : map.entrySet()) {
            sum += e.getValue();
            e.setValue(e.getValue() * 2);
        }
        Iterator<String> keys = map.keySet().iterator();
        keys.next();
        keys.remove();
        Say.line(sum, " ", map.size(), " ", map.equals(new HashMap<String, Integer>(map)));
    }

    public static void main(String[] args) {
        lists(new ArrayList<String>());
        lists(new LinkedList<String>());
        lists(new Vector<String>());
        maps(new HashMap<String, Integer>());
        maps(new LinkedHashMap<String, Integer>());
        maps(new TreeMap<String, Integer>());
        Hashtable<String, Integer> table = new Hashtable<String, Integer>();
        table.put("one", 1);
        try {
            table.put("null", null);
        } catch (NullPointerException e) {
            Say.line("no null in ", table);
        }
        HashMap<Object, Object> big = new HashMap<Object, Object>();
        for (int i = 0; i < 5000; i++) {
            big.put(i * 31, String.valueOf(i));
        }
        for (int i = 0; i < 5000; i += 2) {
            big.remove(i * 31);
        }
        Say.line(big.size(), " ", big.get(31), " ", big.get(62), " ", big.put(null, "nil"), " ", big.get(null));
        HashSet<Integer> set = new HashSet<Integer>(Arrays.asList(5, 3, 17, 33, 3, 5));
        Say.line(set, " ", set.add(3), " ", set.add(4), " ", set.contains(17), " ", set.remove(5), " ", set);
        set.retainAll(Arrays.asList(3, 4));
        Say.line(set, " ", set.containsAll(Arrays.asList(4, 3)));
        TreeSet<String> tree = new TreeSet<String>(Collections.reverseOrder());
        tree.addAll(Arrays.asList("b", "d", "a", "c"));
        Say.line(tree, " ", tree.first(), " ", tree.last(), " ", tree.headSet("b"), " ", tree.ceiling("cc"));
        TreeMap<Integer, String> sorted = new TreeMap<Integer, String>();
        for (int i = 0; i < 100; i++) {
            sorted.put((i * 37) % 100, "v");
        }
        for (int i = 0; i < 100; i += 3) {
            sorted.remove(i);
        }
        Say.line(sorted.firstKey(), " ", sorted.lastKey(), " ", sorted.floorKey(51), " ", sorted.higherKey(52), " ",
                 sorted.headMap(10).keySet(), " ", sorted.size());
        ArrayDeque<Integer> deque = new ArrayDeque<Integer>();
        for (int i = 0; i < 20; i++) {
            deque.addLast(i);
            deque.addFirst(-i);
        }
        Say.line(deque.pollFirst(), " ", deque.pollLast(), " ", deque.peekFirst(), " ", deque.size());
        Stack<String> stack = new Stack<String>();
        stack.push("a");
        stack.push("b");
        Say.line(stack.pop(), " ", stack.peek(), " ", stack.search("a"), " ", stack.empty());
        PriorityQueue<String> queue = new PriorityQueue<String>(4, new Comparator<String>() {
            public int compare(String a, String b) {
                return a.length() - b.length();
            }
        });
        queue.addAll(Arrays.asList("ccc", "a", "dddd", "bb"));
        Say.line(queue.poll(), queue.poll(), queue.poll(), queue.poll(), queue.poll());
        try {
            Collections.unmodifiableList(new ArrayList<String>()).add("x");
        } catch (UnsupportedOperationException e) {
            Say.line("read only");
        }
        try {
            Arrays.asList(1, 2).add(3);
        } catch (UnsupportedOperationException e) {
            Say.line("fixed size");
        }
        List<Integer> numbers = new ArrayList<Integer>(Arrays.asList(3, 1, 2));
        Collections.reverse(numbers);
        Say.line(numbers, " ", Collections.max(numbers), " ", Collections.min(numbers), " ", Collections.nCopies(2,
                 "z"),
                 " ", Collections.emptyList(), " ", Collections.singletonList(1), " ", List.of(1, 2).size());
        Collections.swap(numbers, 0, 2);
        Say.line(numbers, " ", numbers.toArray().length, " ", numbers.toArray(new Integer[0])[1], " ",
                 numbers.remove(Integer.valueOf(1)), " ", numbers);
    }
}
