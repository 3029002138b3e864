import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName() + (e.getMessage() == null ? "" : ": " + e.getMessage()));
        }
    }

    static void lists() {
        for (Supplier<List<Integer>> s : List.<Supplier<List<Integer>>>of(ArrayList::new, LinkedList::new, Vector::new, CopyOnWriteArrayList::new)) {
            List<Integer> l = s.get();
            for (int i = 0; i < 10; i++) l.add(i * 7 % 10);
            System.out.println(l.getClass().getSimpleName() + " " + l + " " + l.indexOf(4) + " " + l.lastIndexOf(99) + " " + l.contains(3) + " " + l.hashCode() + " " + l.subList(2, 5));
            l.removeIf(x -> x % 2 == 0);
            l.replaceAll(x -> x * 10);
            l.sort(Comparator.reverseOrder());
            l.add(1, -1);
            l.addAll(2, List.of(5, 6));
            l.remove(Integer.valueOf(6));
            System.out.println(l + " " + l.equals(new ArrayList<>(l)) + " " + Arrays.toString(l.toArray(new Integer[0])));
            show("index", () -> l.get(50));
            show("set", () -> l.set(-1, 0));
            show("sub", () -> l.subList(3, 1));
            show("cme", () -> { for (Integer i : l) if (i == 5) l.add(0); return "copy"; });
            show("iterator", () -> { Iterator<Integer> it = l.iterator(); it.remove(); return 0; });
        }
        show("immutable", () -> List.of(1).add(2));
        show("null", () -> List.of(1, null));
        show("dup", () -> Set.of(1, 1));
        show("dup", () -> Map.of(1, 2, 1, 3));
        show("asList", () -> Arrays.asList(1, 2).remove(0));
        show("unmodifiable", () -> Collections.unmodifiableList(new ArrayList<>(List.of(1))).set(0, 1));
        show("checked", () -> { List raw = Collections.checkedList(new ArrayList<>(), String.class); return raw.add(1); });
        List<Integer> x = new ArrayList<>(IntStream.range(0, 10).boxed().toList());
        Collections.rotate(x, 3);
        Collections.swap(x, 0, 9);
        System.out.println(x + " " + Collections.max(x) + " " + Collections.frequency(x, 3) + " " + Collections.nCopies(3, "a") + " " + Collections.disjoint(x, List.of(99)) + " " + Collections.indexOfSubList(x, List.of(0, 1)));
        Collections.shuffle(x, new Random(42));
        System.out.println(x + " " + Collections.binarySearch(List.of(1, 3, 5), 4) + " " + new Random(1).ints(5, 0, 100).boxed().toList() + " " + new SplittableRandom(1).nextInt(1000) + " " + new Random(5).nextGaussian());
    }

    enum Day { MON, TUE, WED, THU }

    static void maps() {
        for (Supplier<Map<String, Integer>> s : List.<Supplier<Map<String, Integer>>>of(HashMap::new, LinkedHashMap::new, TreeMap::new, Hashtable::new, ConcurrentHashMap::new, ConcurrentSkipListMap::new, WeakHashMap::new)) {
            Map<String, Integer> m = s.get();
            for (String w : "the quick brown fox jumps over the lazy dog and the cat".split(" ")) m.merge(w, 1, Integer::sum);
            System.out.println(m.getClass().getSimpleName() + " " + (m instanceof WeakHashMap ? new TreeMap<>(m) : m) + " " + m.getOrDefault("x", -1) + " " + m.hashCode());
            m.computeIfAbsent("new", String::length);
            m.computeIfPresent("the", (k, v) -> null);
            m.compute("fox", (k, v) -> v + 41);
            m.putIfAbsent("fox", 0);
            m.replaceAll((k, v) -> v * 2);
            m.keySet().removeIf(k -> k.length() == 5);
            m.values().remove(6);
            System.out.println(new TreeMap<>(m) + " " + m.containsValue(84) + " " + m.replace("fox", 84, 1) + " " + m.remove("fox", 2) + " " + m.get("fox"));
            show("null key", () -> m.put(null, 1));
        }
        TreeMap<Integer, String> t = new TreeMap<>();
        for (int i = 0; i < 10; i++) t.put(i * 10, "v" + i);
        System.out.println(t.floorKey(25) + " " + t.ceilingEntry(25) + " " + t.lowerKey(0) + " " + t.headMap(30) + " " + t.tailMap(70, false) + " " + t.subMap(20, true, 40, false) + " " + t.descendingMap().firstKey() + " " + t.pollFirstEntry() + " " + t.lastEntry() + " " + t.navigableKeySet().higher(50));
        show("range", () -> t.headMap(30).put(40, "x"));
        LinkedHashMap<Integer, Integer> lru = new LinkedHashMap<>(16, 0.75f, true) {
            protected boolean removeEldestEntry(Map.Entry<Integer, Integer> e) {
                return size() > 3;
            }
        };
        for (int i = 0; i < 4; i++) { lru.put(i, i); lru.get(1); }
        System.out.println(lru);
        EnumMap<Day, Integer> em = new EnumMap<>(Day.class);
        em.put(Day.WED, 3);
        em.put(Day.MON, 1);
        System.out.println(em + " " + EnumSet.range(Day.TUE, Day.THU) + " " + EnumSet.complementOf(EnumSet.of(Day.MON)) + " " + EnumSet.allOf(Day.class).contains(Day.WED));
        IdentityHashMap<String, Integer> id = new IdentityHashMap<>();
        id.put(new String("a"), 1);
        id.put(new String("a"), 2);
        System.out.println(id.size() + " " + Map.entry("k", 1) + " " + new AbstractMap.SimpleEntry<>("a", null) + " " + Map.of("a", 1).equals(new HashMap<>(Map.of("a", 1))));
        PriorityQueue<String> pq = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        pq.addAll(List.of("ccc", "a", "bb", "aa", "dddd"));
        StringBuilder sb = new StringBuilder();
        while (!pq.isEmpty()) sb.append(pq.poll()).append(' ');
        ArrayDeque<Integer> dq = new ArrayDeque<>(List.of(1, 2, 3));
        dq.push(0);
        dq.offerLast(4);
        BitSet bs = new BitSet();
        bs.set(1, 5);
        bs.flip(3);
        bs.set(100);
        System.out.println(sb + "" + dq + " " + dq.pollLast() + " " + dq.peekFirst() + " " + bs + " " + bs.cardinality() + " " + bs.nextClearBit(1) + " " + bs.length() + " " + Arrays.toString(bs.toLongArray()));
        show("deque null", () -> dq.offer(null));
        show("empty", () -> new ArrayDeque<>().pop());
        show("tree mixed", () -> new TreeSet<Object>(List.of(1, "a")).size());
    }

    static void streams() {
        List<String> words = List.of("delta", "alpha", "charlie", "bravo", "echo", "alpha");
        System.out.println(words.stream().filter(w -> w.length() == 5).map(String::toUpperCase).sorted().distinct().collect(Collectors.toList()));
        System.out.println(words.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.counting())) + " " + words.stream().collect(Collectors.partitioningBy(w -> w.contains("e"), Collectors.joining("|"))));
        System.out.println(words.stream().distinct().collect(Collectors.toMap(w -> w.charAt(0), String::length, (a, b) -> a, TreeMap::new)) + " " + words.stream().mapToInt(String::length).summaryStatistics());
        show("dup key", () -> words.stream().collect(Collectors.toMap(w -> w, w -> 1)));
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "n" + i).collect(Collectors.joining(",", "[", "]")) + " " + IntStream.iterate(1, i -> i * 2).limit(10).sum() + " " + Stream.iterate(1, i -> i < 50, i -> i * 3).toList() + " " + IntStream.range(0, 100).parallel().filter(i -> i % 7 == 0).boxed().collect(Collectors.toList()));
        System.out.println(Stream.of(1, 2, 3, 4, 5).takeWhile(i -> i < 4).toList() + " " + Stream.of(1, 2, 3, 4, 1).dropWhile(i -> i < 3).toList() + " " + Stream.of(List.of(1, 2), List.of(3)).flatMap(List::stream).reduce(0, Integer::sum) + " " + Stream.of(1, 2, 3).<Object>mapMulti((i, c) -> { c.accept(i); c.accept(-i); }).toList()
            + " " + Stream.of(5, 3).min(Comparator.naturalOrder()) + " " + Stream.empty().findFirst() + " " + Stream.of(1, 2).anyMatch(i -> i > 1) + " " + Stream.of(1).noneMatch(i -> i > 1) + " " + Stream.concat(Stream.of("a"), Stream.of("b")).count() + " " + Stream.of(3, 1, 2).sorted(Comparator.reverseOrder()).skip(1).toList());
        System.out.println(words.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.averagingInt(String::length), (c, a) -> c + "/" + a)) + " " + words.stream().collect(Collectors.collectingAndThen(Collectors.toCollection(TreeSet::new), TreeSet::first)) + " " + words.stream().collect(Collectors.mapping(String::length, Collectors.toCollection(TreeSet::new)))
            + " " + words.stream().collect(Collectors.filtering(w -> w.length() > 5, Collectors.toList())) + " " + words.stream().collect(Collectors.flatMapping(w -> w.chars().mapToObj(c -> (char) c), Collectors.toCollection(TreeSet::new))) + " " + words.stream().collect(Collectors.reducing("", (a, b) -> a + b.charAt(0))) + " " + words.stream().collect(Collectors.summingInt(String::length)) + " " + words.stream().collect(Collectors.maxBy(Comparator.naturalOrder())));
        System.out.println(DoubleStream.of(1.5, 2.5).average() + " " + DoubleStream.of(1, 2, 3).summaryStatistics() + " " + LongStream.of(3, 1).sorted().boxed().toList() + " " + IntStream.of(1, 2, 3).mapToObj(Integer::toString).collect(Collectors.toUnmodifiableList()) + " " + "hello".chars().mapToObj(c -> "" + (char) c).collect(Collectors.joining("-")) + " " + IntStream.range(0, 5).asDoubleStream().boxed().toList());
        show("reused", () -> { Stream<Integer> s = Stream.of(1); s.count(); return s.count(); });
        show("toList", () -> Stream.of(1).toList().add(2));
        List<String> log = new ArrayList<>();
        Stream.of("a", "b", "c").peek(s -> log.add("1" + s)).filter(s -> !s.equals("b")).peek(s -> log.add("2" + s)).onClose(() -> log.add("closed")).limit(1).collect(Collectors.toList());
        try (Stream<String> s = Stream.of("x").onClose(() -> log.add("close1")).onClose(() -> log.add("close2"))) { s.forEach(log::add); }
        System.out.println(log);
        Spliterator<Integer> sp = List.of(1, 2, 3, 4).spliterator();
        Spliterator<Integer> half = sp.trySplit();
        System.out.println(sp.estimateSize() + " " + half.estimateSize() + " " + sp.hasCharacteristics(Spliterator.SIZED) + " " + StreamSupport.stream(half, false).toList() + " " + IntStream.range(0, 1000).parallel().map(i -> i * 2).sum() + " " + Arrays.stream(new int[] {3, 1, 2}).sorted().boxed().toList());
        Optional<String> o = Optional.of("v");
        System.out.println(o + " " + o.map(String::length) + " " + o.filter(String::isEmpty) + " " + Optional.empty().or(() -> Optional.of("z")).get() + " " + Optional.ofNullable(null).isPresent() + " " + OptionalInt.of(3) + " " + o.stream().count() + " " + Optional.empty().orElseGet(() -> "e"));
        show("optional", () -> Optional.empty().get());
        show("orElseThrow", () -> Optional.empty().orElseThrow(IllegalStateException::new));
    }

    static void concurrent() throws Exception {
        ExecutorService ex = Executors.newFixedThreadPool(3);
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 5; i++) { int k = i; fs.add(ex.submit(() -> k * k)); }
        int sum = 0;
        for (Future<Integer> f : fs) sum += f.get();
        System.out.println(sum + " " + ex.invokeAny(List.of(() -> "any")) + " " + ex.invokeAll(List.of(() -> 1, () -> 2)).size());
        show("exception", () -> ex.submit(() -> { throw new IllegalStateException("inside"); }).get());
        ex.shutdown();
        show("rejected", () -> { try { ex.submit(() -> 1); return 0; } catch (RejectedExecutionException e) { return "rejected"; } });
        System.out.println(ex.awaitTermination(10, TimeUnit.SECONDS) + " " + ex.isTerminated());
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 6), b = CompletableFuture.completedFuture(7);
        System.out.println(a.thenCombine(b, (x, y) -> x * y).thenApply(x -> "r" + x).get() + " " + CompletableFuture.allOf(a, b).thenApply(v -> "all").join() + " " + a.thenCompose(x -> CompletableFuture.completedFuture(x + 1)).join() + " "
            + CompletableFuture.supplyAsync(() -> { if (true) throw new IllegalArgumentException("bad"); return 1; }).exceptionally(t -> -1).join() + " " + CompletableFuture.failedFuture(new RuntimeException("f")).handle((v, t) -> t.getMessage()).join());
        show("join", () -> CompletableFuture.supplyAsync(() -> { throw new IllegalArgumentException("bad"); }).join());
        show("timeout", () -> new CompletableFuture<>().orTimeout(10, TimeUnit.MILLISECONDS).get());
        show("default", () -> new CompletableFuture<String>().completeOnTimeout("late", 10, TimeUnit.MILLISECONDS).get());
        show("cancelled", () -> { CompletableFuture<String> c = new CompletableFuture<>(); c.cancel(true); return c.get(); });
        ForkJoinPool pool = new ForkJoinPool();
        class Fib extends RecursiveTask<Integer> {
            final int n;
            Fib(int n) { this.n = n; }
            protected Integer compute() {
                if (n < 2) return n;
                Fib f = new Fib(n - 1);
                f.fork();
                return new Fib(n - 2).compute() + f.join();
            }
        }
        System.out.println(pool.invoke(new Fib(15)) + " " + pool.submit(() -> 3).get());
        pool.shutdown();
        ScheduledExecutorService sch = Executors.newScheduledThreadPool(1);
        CountDownLatch three = new CountDownLatch(3);
        ScheduledFuture<?> rep = sch.scheduleAtFixedRate(three::countDown, 1, 1, TimeUnit.MILLISECONDS);
        three.await();
        rep.cancel(false);
        System.out.println(rep.isCancelled() + " " + sch.schedule(() -> "later", 1, TimeUnit.MILLISECONDS).get());
        sch.shutdownNow();
        Phaser ph = new Phaser(1);
        CyclicBarrier bar = new CyclicBarrier(2, () -> System.out.println("barrier"));
        Exchanger<String> exch = new Exchanger<>();
        Thread t = new Thread(() -> { try { bar.await(); System.out.println("got " + exch.exchange("from thread")); } catch (Exception e) { System.out.println(e); } });
        t.start();
        bar.await();
        String other = exch.exchange("from main");
        t.join();
        System.out.println(other + " " + ph.arrive() + " " + ph.getPhase() + " " + new Semaphore(2).tryAcquire(3));
        BlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        System.out.println(q.offer(1) + " " + q.offer(2) + " " + q.poll(1, TimeUnit.MILLISECONDS) + " " + q.poll() + " " + new LinkedTransferQueue<>(List.of(1, 2)).size() + " " + new LinkedBlockingDeque<>(List.of(1, 2)).takeLast());
        show("full", () -> { q.add(1); return q.add(2); });
        LongAdder la = new LongAdder();
        IntStream.range(0, 1000).parallel().forEach(i -> la.add(i));
        AtomicInteger ai = new AtomicInteger(5);
        System.out.println(la + " " + ai.updateAndGet(x -> x * 2) + " " + ai.getAndAccumulate(3, Math::max) + " " + new AtomicIntegerArray(new int[] {1, 2}) + " " + new AtomicStampedReference<>("a", 1).getStamp() + " " + TimeUnit.HOURS.toSeconds(2) + " " + TimeUnit.MILLISECONDS.convert(java.time.Duration.ofSeconds(3)));
        ConcurrentHashMap<Integer, Integer> chm = new ConcurrentHashMap<>();
        IntStream.range(0, 1000).parallel().forEach(i -> chm.merge(i % 10, 1, Integer::sum));
        System.out.println(chm + " " + chm.reduceValues(10, Integer::sum) + " " + chm.search(1, (k, v) -> k == 3 ? v : null) + " " + chm.mappingCount());
        SubmissionPublisher<Integer> pub = new SubmissionPublisher<>();
        List<Integer> got = Collections.synchronizedList(new ArrayList<>());
        CompletableFuture<Void> done = pub.consume(got::add);
        for (int i = 0; i < 10; i++) pub.submit(i);
        pub.close();
        done.get();
        System.out.println(got);
    }

    /** What the documentation says of the order of views, and that the size of what threads change is not known. */
    static void said(String what, Collection<?> c) {
        int t = c.spliterator().characteristics();
        StringBuilder sb = new StringBuilder(what).append(':');
        if ((t & Spliterator.DISTINCT) != 0) sb.append(" distinct");
        if ((t & Spliterator.SORTED) != 0) sb.append(" sorted");
        if ((t & Spliterator.ORDERED) != 0) sb.append(" ordered");
        if ((t & Spliterator.CONCURRENT) != 0) sb.append(" concurrent");
        if ((t & Spliterator.NONNULL) != 0) sb.append(" nonnull");
        if ((t & Spliterator.SIZED) != 0 && (t & Spliterator.CONCURRENT) != 0) sb.append(" both sized and concurrent");
        System.out.println(sb);
    }

    static void spliterators() {
        Map<Integer, String> linked = new LinkedHashMap<>(Map.of(1, "a")), tree = new TreeMap<>(Map.of(1, "a"));
        Map<TimeUnit, String> byEnum = new EnumMap<>(Map.of(TimeUnit.DAYS, "a"));
        Map<Integer, String> shared = new ConcurrentHashMap<>(Map.of(1, "a"));
        Map<Integer, String> sorted = new ConcurrentSkipListMap<>(Map.of(1, "a"));
        Map<String, Map<?, ?>> maps = new LinkedHashMap<>();
        maps.put("linked", linked);
        maps.put("hashed", new HashMap<>(linked));
        maps.put("tree", tree);
        maps.put("shared", shared);
        maps.put("sorted", sorted);
        for (Map.Entry<String, Map<?, ?>> m : maps.entrySet()) {
            said(m.getKey() + " keys", m.getValue().keySet());
            said(m.getKey() + " values", m.getValue().values());
            said(m.getKey() + " entries", m.getValue().entrySet());
        }
        said("set from a map", Collections.newSetFromMap(new ConcurrentHashMap<>()));
        said("set of keys", ConcurrentHashMap.newKeySet());
        said("sorted set", new ConcurrentSkipListSet<>(Set.of(1)));
        for (Collection<?> q : List.of(new ConcurrentLinkedQueue<>(), new ConcurrentLinkedDeque<>(),
                new LinkedBlockingQueue<>(), new LinkedBlockingDeque<>(), new ArrayBlockingQueue<>(1),
                new LinkedTransferQueue<>(), new PriorityBlockingQueue<>(), new PriorityQueue<>()))
            said(q.getClass().getSimpleName(), q);
        Map<String, Integer> down = new ConcurrentSkipListMap<>(Comparator.reverseOrder());
        down.putAll(Map.of("a", 1, "b", 2));
        System.out.println(down.keySet().spliterator().getComparator().compare("a", "b") > 0);
        show("entries by keys", () -> new TreeMap<>(Map.of(1, 5)).entrySet().spliterator().getComparator()
                .compare(Map.entry(1, 9), Map.entry(2, 3)));
        show("linked in order, by many", () -> {
            Map<Integer, Integer> m = new LinkedHashMap<>();
            for (int i = 0; i < 2000; i++) m.put(i * 7919 % 2000, i);
            return m.values().parallelStream().filter(i -> i >= 1000).findFirst().get();
        });
    }

    /** Maps and iterators that never change say so, whether there is something to change or not. */
    static void refusals() {
        Map<Integer, Integer> none = Collections.emptyMap(), one = Collections.singletonMap(1, 2);
        for (Map<Integer, Integer> m : List.of(none, one)) {
            show("replace", () -> m.replace(5, 6));
            show("replace if", () -> m.replace(5, 6, 7));
            show("put if absent", () -> m.putIfAbsent(1, 6));
            show("remove if", () -> m.remove(5, 6));
            show("compute", () -> m.compute(5, (k, v) -> null));
            show("compute if absent", () -> m.computeIfAbsent(5, k -> null));
            show("compute if present", () -> m.computeIfPresent(5, (k, v) -> 1));
            show("merge", () -> m.merge(5, 6, Integer::sum));
        }
        show("set before next", () -> { List.of(1, 2).listIterator().set(3); return 0; });
        show("remove before next", () -> { List.of(1, 2).listIterator().remove(); return 0; });
        show("backwards", () -> List.of(1, 2).listIterator(2).previous());
    }

    static boolean same(Map<Integer, Integer> m) {
        boolean navigable = !(m instanceof NavigableMap<?, ?> n) || n.navigableKeySet() == n.navigableKeySet() && n.descendingMap() == n.descendingMap()
            && n.descendingKeySet() == n.descendingKeySet();
        return m.keySet() == m.keySet() && m.values() == m.values() && m.entrySet() == m.entrySet() && navigable;
    }

    /** A map has each of its views once, a copy its own; where the collector takes away, sizes are estimates. */
    static void views() throws Exception {
        List<Map<Integer, Integer>> maps = List.of(new HashMap<>(), new LinkedHashMap<>(), new TreeMap<>(), new WeakHashMap<>(), new IdentityHashMap<>(),
            new Hashtable<>(), new ConcurrentHashMap<>(), new ConcurrentSkipListMap<>());
        for (Map<Integer, Integer> m : maps) {
            String name = m.getClass().getSimpleName();
            for (int i = 0; i < 40; i++) m.put(i, -i);
            System.out.println("views of " + name + " " + same(m) + same(Collections.unmodifiableMap(m)) + same(Collections.synchronizedMap(m)));
            show("sized", () -> m.keySet().spliterator().getExactSizeIfKnown() + " " + m.values().spliterator().getExactSizeIfKnown() + " "
                + m.entrySet().spliterator().getExactSizeIfKnown() + " " + m.keySet().stream().parallel().count() + " " + m.values().stream().sorted().toList().size());
            if (!(m instanceof Cloneable)) continue;
            Map<?, ?> copy = (Map<?, ?>) m.getClass().getMethod("clone").invoke(m);
            m.clear();
            System.out.println("copy " + copy.keySet().size() + copy.values().size() + copy.entrySet().size()
                + (copy instanceof NavigableMap<?, ?> n ? n.descendingMap().size() : ""));
        }
        NavigableMap<Integer, Integer> tree = new TreeMap<>(Map.of(1, 2, 3, 4));
        System.out.println("parts " + same(tree.headMap(2, true)) + same(tree.descendingMap()));
        BitSet bits = new BitSet();
        bits.set(Integer.MAX_VALUE);
        bits.set(5);
        show("last bit", () -> Arrays.toString(bits.stream().toArray()));
        Spliterator<Integer> s = new Spliterators.AbstractSpliterator<>(5, Spliterator.SIZED) {
            int at;

            public boolean tryAdvance(Consumer<? super Integer> action) {
                if (at == 5) return false;
                action.accept(at++);
                return true;
            }
        };
        while (s.tryAdvance(v -> { }) && s.trySplit() == null) continue;
        System.out.println("left " + s.estimateSize());
    }

    public static void main(String[] args) throws Exception {
        lists();
        views();
        maps();
        streams();
        concurrent();
        spliterators();
        refusals();
    }
}
