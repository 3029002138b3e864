import com.google.common.base.*;
import com.google.common.cache.*;
import com.google.common.collect.*;
import com.google.common.eventbus.*;
import com.google.common.graph.*;
import com.google.common.hash.*;
import com.google.common.io.*;
import com.google.common.math.*;
import com.google.common.primitives.*;
import com.google.common.reflect.*;
import com.google.common.util.concurrent.*;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A walk through Guava's packages. */
public class GuavaStory {
    static final List<String> seen = new ArrayList<>();

    static class Listener {
        @Subscribe public void text(String s) { seen.add("text " + s); }

        @Subscribe public void number(Number n) { seen.add("number " + n); }

        @Subscribe public void dead(DeadEvent d) { seen.add("dead " + d.getEvent()); }
    }

    static class Clock extends Ticker {
        long now;

        @Override public long read() { return now; }
    }

    static void caches() throws ExecutionException {
        Clock clock = new Clock();
        List<String> gone = new ArrayList<>();
        LoadingCache<String, Integer> cache = CacheBuilder.newBuilder().maximumSize(2).concurrencyLevel(1).expireAfterWrite(10, TimeUnit.NANOSECONDS).ticker(clock).recordStats()
                .removalListener((RemovalNotification<String, Integer> n) -> gone.add(n.getKey() + n.getCause())).build(CacheLoader.from(s -> s.isEmpty() ? null : s.length()));
        System.out.println(cache.get("one") + cache.get("three") + cache.get("one") + cache.get("seven"));
        clock.now = 20;
        cache.put("one", 1);
        cache.invalidateAll();
        System.out.println(gone + " " + cache.stats().hitCount() + "/" + cache.stats().missCount() + " " + cache.size());
        try {
            cache.get("");
        } catch (CacheLoader.InvalidCacheLoadException e) {
            System.out.println(e.getMessage());
        }
    }

    static void collections() {
        Multimap<Integer, String> byLength = Multimaps.index(List.of("a", "bb", "cc", "d"), String::length);
        Table<String, Integer, Double> table = TreeBasedTable.create();
        table.put("x", 1, 2.0);
        table.put("y", 2, 3.0);
        System.out.println(byLength + " " + ImmutableTable.copyOf(table) + " " + table.column(2) + HashBiMap.create(Map.of("k", 1)).inverse());
        System.out.println(TreeMultiset.create(List.of(3, 1, 3)) + " " + ImmutableSortedMap.of("b", 1, "a", 2) + Sets.powerSet(ImmutableSet.of(1, 2)).size()
                + Lists.partition(List.of(1, 2, 3), 2) + Sets.cartesianProduct(ImmutableSet.of(1, 2), ImmutableSet.of(3)) + Collections2.permutations(List.of(1, 2, 3)).size());
        RangeSet<Integer> r = TreeRangeSet.create();
        r.add(Range.closedOpen(1, 5));
        r.add(Range.open(7, 9));
        r.remove(Range.singleton(3));
        System.out.println(r + " " + r.complement() + ContiguousSet.create(Range.closed(1, 4), DiscreteDomain.integers()) + Range.atLeast(3).intersection(Range.lessThan(6)));
        System.out.println(ComparisonChain.start().compare("a", "a").compare(2, 1).result() + " " + Ordering.natural().reverse().nullsFirst().sortedCopy(Arrays.asList(1, null, 2))
                + Iterables.concat(List.of(1), List.of(2)) + Maps.difference(Map.of(1, "a"), Map.of(1, "b")) + MinMaxPriorityQueue.create(List.of(5, 1, 3)).peekLast()
                + Streams.zip(List.of(1, 2).stream(), List.of("x", "y").stream(), (a, b) -> a + b).collect(ImmutableList.toImmutableList()));
        try {
            ImmutableMap.of("k", 1, "k", 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    static <T> void types() throws Exception {
        TypeToken<?> t = new TypeToken<Map<String, List<? extends Number>>>() { };
        System.out.println(t + " " + t.resolveType(Map.class.getTypeParameters()[1]) + t.isSubtypeOf(new TypeToken<Map<String, ?>>() { }) + new TypeToken<Map.Entry<T, Integer>>() { }.getTypes().interfaces());
        System.out.println(Reflection.newProxy(Comparator.class, (p, m, a) -> m.getName().length()).compare(1, 2) + Invokable.from(List.class.getMethod("get", int.class)).toString()
                + ClassToInstanceMap.class.cast(ImmutableClassToInstanceMap.of(String.class, "s")).getInstance(String.class));
        MutableValueGraph<String, Integer> g = ValueGraphBuilder.directed().nodeOrder(ElementOrder.<String>natural()).build();
        g.putEdgeValue("a", "b", 1);
        g.putEdgeValue("b", "c", 2);
        System.out.println(g + " " + Graphs.reachableNodes(g.asGraph(), "a") + Graphs.hasCycle(g.asGraph()) + ImmutableList.copyOf(Traverser.forGraph(g.asGraph()).depthFirstPostOrder("a")));
    }

    public static void main(String[] args) throws Exception {
        caches();
        collections();
        types();
        for (HashFunction f : new HashFunction[] { Hashing.murmur3_128(7), Hashing.sha256(), Hashing.crc32c(), Hashing.sipHash24(), Hashing.goodFastHash(32).bits() == 32 ? Hashing.farmHashFingerprint64() : null })
            System.out.println(f + " " + f.hashString("tivm \u00fc", Charsets.UTF_8));
        BloomFilter<CharSequence> bloom = BloomFilter.create(Funnels.unencodedCharsFunnel(), 100, 0.01);
        bloom.put("in");
        System.out.println(bloom.mightContain("in") + " " + bloom.mightContain("out") + Hashing.consistentHash(12345L, 10));
        EventBus bus = new EventBus("bus");
        bus.register(new Listener());
        for (Object o : new Object[] { "s", 1, 2.5, 'c' }) bus.post(o);
        System.out.println(seen + " " + bus);
        System.out.println(Joiner.on(",").skipNulls().join("a", null, "b") + Splitter.on(CharMatcher.anyOf(";,")).trimResults().omitEmptyStrings().withKeyValueSeparator('=').split("a=1; b=2,,")
                + CaseFormat.LOWER_CAMEL.to(CaseFormat.UPPER_UNDERSCORE, "someName") + Strings.padStart("7", 3, '0') + MoreObjects.toStringHelper("X").add("a", 1).omitNullValues().add("n", (Object) null)
                + CharMatcher.whitespace().trimAndCollapseFrom(" a  b ", '_') + BaseEncoding.base32().encode(new byte[] { 1, 2 }) + Ascii.truncate("long text", 6, "..."));
        System.out.println(IntMath.binomial(10, 3) + " " + LongMath.isPrime(1_000_000_007L) + DoubleMath.roundToInt(2.5, RoundingMode.HALF_EVEN) + BigIntegerMath.factorial(25) + Stats.of(1, 2, 4).populationVariance()
                + Ints.join("-", 1, 2) + UnsignedLong.MAX_VALUE + Doubles.tryParse("1e3") + Longs.fromByteArray(new byte[8]) + Quantiles.median().compute(3, 1, 2) + Shorts.saturatedCast(99999));
        ListeningExecutorService pool = MoreExecutors.listeningDecorator(Executors.newFixedThreadPool(2));
        ListenableFuture<List<Integer>> both = Futures.allAsList(pool.submit(() -> 1), Futures.transform(pool.submit(() -> 20), n -> n + 1, pool));
        System.out.println(both.get() + " " + FluentFuture.from(pool.submit(() -> { if (true) throw new IllegalStateException("task"); return "x"; })).catching(IllegalStateException.class, Throwable::getMessage, pool).get());
        SettableFuture<String> late = SettableFuture.create();
        late.addListener(() -> System.out.println("listener"), MoreExecutors.directExecutor());
        System.out.println(late.set("v") + " " + late.set("w") + late.get() + RateLimiter.create(5).getRate() + MoreExecutors.shutdownAndAwaitTermination(pool, 5, TimeUnit.SECONDS));
        System.out.println(CharSource.wrap("a\nb").readLines() + " " + ByteStreams.newDataInput(new byte[] { 0, 0, 1, 0 }).readInt() + ByteSource.wrap(new byte[] { 1, 2 }).hash(Hashing.md5()) + Files.getNameWithoutExtension("x/y.tar.gz")
                + new ByteSource() { @Override public java.io.InputStream openStream() { return new java.io.ByteArrayInputStream(new byte[3]); } }.size());
        try {
            Preconditions.checkArgument(false, "%s is not %s", 1, "two");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + Throwables.getRootCause(new RuntimeException(e)).getMessage() + Throwables.getCausalChain(new Error(e)).size());
        }
    }
}
