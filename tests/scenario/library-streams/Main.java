import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    static int line;

    static void say(Object o) {
        System.out.println(++line + ": " + text(o));
    }

    static String text(Object o) {
        if (o instanceof int[]) return Arrays.toString((int[]) o);
        if (o instanceof long[]) return Arrays.toString((long[]) o);
        if (o instanceof double[]) return Arrays.toString((double[]) o);
        if (o instanceof Object[]) return Arrays.deepToString((Object[]) o);
        return String.valueOf(o);
    }

    static void fails(Supplier<?> s) {
        try {
            say("no failure: " + text(s.get()));
        } catch (RuntimeException e) {
            say(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static Stream<String> words() {
        return Stream.of("the", "quick", "brown", "fox", "jumps", "over", "the", "lazy", "dog");
    }

    public static void main(String[] args) {
        basics();
        laziness();
        collectors();
        primitives();
        sources();
        errors();
        parallel();
        flags();
    }

    static void basics() {
        say(words().filter(s -> s.length() > 3).map(String::toUpperCase).collect(Collectors.toList()));
        say(words().sorted().distinct().toList());
        say(words().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).toList());
        say(words().skip(2).limit(3).toList());
        say(words().flatMap(s -> s.chars().mapToObj(c -> (char) c)).distinct().sorted().map(String::valueOf)
                .collect(Collectors.joining()));
        say(words().mapToInt(String::length).sum() + " " + words().mapToInt(String::length).max().getAsInt());
        say(words().reduce("", (a, b) -> a + b.charAt(0)) + " " + words().reduce((a, b) -> b).get());
        say(words().reduce(0, (n, s) -> n + s.length(), Integer::sum));
        say(words().anyMatch("fox"::equals) + " " + words().allMatch(s -> s.length() > 2) + " "
                + words().noneMatch(String::isEmpty) + " " + Stream.empty().allMatch(x -> false));
        say(words().findFirst() + " " + words().count() + " " + words().min(Comparator.naturalOrder()).get() + " "
                + words().max(Comparator.comparing(String::length)).get());
        say(words().takeWhile(s -> !s.equals("fox")).toList() + " "
                + words().dropWhile(s -> !s.equals("lazy")).toList());
        say(words().toArray(String[]::new));
        say(words().<String>mapMulti((s, sink) -> {
            if (s.length() == 3) {
                sink.accept(s);
                sink.accept(s + "!");
            }
        }).toList());
        say(Stream.iterate(1, x -> x * 3).limit(6).toList() + " " + Stream.iterate(1, x -> x < 50,
                x -> x * 2).toList());
        say(Stream.concat(Stream.of(1, 2), Stream.of(3)).toList() + " " + Stream.ofNullable(null).count());
        StringBuilder order = new StringBuilder();
        words().peek(s -> order.append(s.charAt(0))).forEachOrdered(s -> order.append(s.charAt(s.length() - 1)).append(' '));
        say(order);
        Iterator<String> it = words().filter(s -> s.contains("o")).iterator();
        StringBuilder sb = new StringBuilder();
        while (it.hasNext()) sb.append(it.next()).append('/');
        say(sb);
        List<Integer> closed = new ArrayList<>();
        try (Stream<Integer> s = Stream.of(1).onClose(() -> closed.add(1)).map(x -> x
                + 1).onClose(() -> closed.add(2))) {
            say(s.toList());
        }
        say(closed);
        say(Stream.<Integer>builder().add(3).add(1).add(2).build().sorted(Collections.reverseOrder()).toList());
        say(new TreeMap<>(Map.of("b", 2, "a", 1)).entrySet().stream().map(e -> e.getKey() + e.getValue()).toList());
    }

    static void laziness() {
        List<String> log = new ArrayList<>();
        Optional<Integer> r = Stream.of(5, 3, 8, 1).peek(x -> log.add("a" + x)).filter(x -> x > 4)
                .peek(x -> log.add("b" + x)).map(x -> x * 10).skip(1).findFirst();
        say(r + " " + log);
        log.clear();
        Stream.of(3, 1, 2).peek(x -> log.add("p" + x)).sorted().peek(x -> log.add("s"
                + x)).limit(2).forEach(x -> log.add("e" + x));
        say(log);
        log.clear();
        Stream<Integer> never = Stream.of(1, 2).peek(x -> log.add("x"));
        say(log);
        say(never.count() > 0);
        List<Integer> source = new ArrayList<>(List.of(1, 2));
        Stream<Integer> late = source.stream();
        source.add(3);
        say(late.toList());
        say(Stream.generate(() -> "g").limit(3).toList());
        say(Stream.iterate(0, x -> x + 1).flatMap(x -> Stream.of(x, -x)).filter(x -> x < -2).findFirst());
        say(IntStream.iterate(1, x -> x + 1).mapToObj(Integer::toString).takeWhile(s -> s.length() < 2).count());
    }

    static void collectors() {
        say(words().collect(Collectors.groupingBy(String::length)));
        say(words().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.counting())));
        say(words().collect(Collectors.groupingBy(s -> s.charAt(0), TreeMap::new,
                Collectors.mapping(String::toUpperCase, Collectors.joining("+")))));
        say(words().collect(Collectors.partitioningBy(s -> s.length() > 3)));
        say(words().collect(Collectors.partitioningBy(s -> s.length() > 9, Collectors.counting())));
        say(words().distinct().collect(Collectors.toMap(s -> s, String::length, (a, b) -> a, LinkedHashMap::new)));
        say(words().collect(Collectors.joining(", ", "[", "]"))
                + Stream.<String>empty().collect(Collectors.joining(",", "<", ">")));
        say(words().collect(Collectors.averagingInt(String::length)) + " "
                + words().collect(Collectors.summingLong(String::length)));
        say(words().collect(Collectors.summarizingInt(String::length)));
        say(words().collect(Collectors.summarizingDouble(s -> s.length() / 2.0)));
        say(words().collect(Collectors.minBy(Comparator.naturalOrder())) + " "
                + words().collect(Collectors.maxBy(Comparator.naturalOrder())));
        say(words().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)));
        say(words().collect(Collectors.teeing(Collectors.counting(), Collectors.joining(), (n, s) -> n + s)));
        say(words().collect(Collectors.filtering(s -> s.length() == 3, Collectors.toList())));
        say(words().collect(Collectors.flatMapping(s -> s.chars().boxed(), Collectors.reducing(0, Integer::sum))));
        say(words().collect(Collectors.reducing((a, b) -> a.length() >= b.length() ? a : b)));
        say(words().collect(Collectors.toCollection(TreeSet::new)).descendingSet());
        say(words().collect(Collectors.toUnmodifiableSet()).size() + " " + words().collect(Collectors.toSet()));
        say(words().collect(Collector.of(StringBuilder::new, (b, s) -> b.append(s.length()), StringBuilder::append,
                StringBuilder::toString)));
        say(words().collect(ArrayList::new, (l, s) -> l.add(0, s), ArrayList::addAll));
        say(words().collect(Collectors.groupingBy(String::length, () -> new EnumLike(),
                Collectors.averagingDouble(String::length))));
    }

    static class EnumLike extends TreeMap<Integer, Double> {
        EnumLike() {
            super(Comparator.reverseOrder());
        }
    }

    static void primitives() {
        say(IntStream.rangeClosed(1, 5).map(x -> x * x).toArray());
        say(IntStream.range(0, 10).filter(x -> x % 3 == 0).boxed().toList() + " " + IntStream.range(5, 5).average());
        say(IntStream.of(3, 1, 2).sorted().mapToObj(x -> "n" + x).toList() + " " + IntStream.of(1,
                2).asDoubleStream().sum());
        say(LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b));
        say(DoubleStream.of(1.5, 2.5, Double.NaN).max() + " " + DoubleStream.of(0.1, 0.2, 0.3).sum());
        say(DoubleStream.iterate(1, x -> x / 2).limit(5).toArray());
        say(IntStream.rangeClosed(1, 4).summaryStatistics() + " " + LongStream.empty().summaryStatistics());
        say(IntStream.concat(IntStream.of(1), IntStream.of(2)).mapToLong(x -> x + (1L << 40)).toArray());
        say(IntStream.range(0, 5).flatMap(x -> IntStream.range(0, x)).distinct().boxed().collect(Collectors.toList()));
        say("hello".chars().mapToObj(c -> String.valueOf((char) (c + 1))).collect(Collectors.joining()));
        say("a\ud83d\ude00b".codePoints().count() + " " + "x\ny\r\nz".lines().toList());
        say(IntStream.range(0, 20).skip(3).limit(4).dropWhile(x -> x < 5).sum() + " " + IntStream.of(2,
                3).anyMatch(x -> x == 3));
        say(IntStream.range(0, 5).collect(StringBuilder::new, (b, x) -> b.append(x), StringBuilder::append));
        PrimitiveIterator.OfInt it = IntStream.of(7, 8).iterator();
        say(it.nextInt() + it.next());
        say(Arrays.stream(new double[] {1, 2, 3}, 1, 3).map(Math::sqrt).mapToObj(d -> String.format("%.3f",
                d)).toList());
        say(new Random(42).ints(5, 0, 100).boxed().toList() + " " + new Random(1).doubles(2).boxed().toList());
        say(IntStream.rangeClosed(1, 3).mapMulti((x,
                s) -> { for (int i = 0; i < x; i++) s.accept(x); }).boxed().toList());
    }

    static void sources() {
        Spliterator<Integer> s = List.of(1, 2, 3, 4, 5, 6, 7, 8).spliterator();
        Spliterator<Integer> half = s.trySplit();
        say(half.estimateSize() + " " + s.estimateSize() + " " + s.hasCharacteristics(Spliterator.SIZED));
        List<Integer> l = new ArrayList<>();
        s.tryAdvance(l::add);
        half.forEachRemaining(l::add);
        say(l);
        say(StreamSupport.stream(Spliterators.spliteratorUnknownSize(List.of("p", "q").iterator(),
                Spliterator.ORDERED), false).toList());
        say(new BitSet() {{ set(3); set(64); }}.stream().boxed().toList());
        say(Optional.of(4).stream().map(x -> x + 1).toList() + " " + OptionalInt.of(3).stream().sum());
        say(Collections.nCopies(3, "z").stream().collect(Collectors.joining()));
        say(new ArrayDeque<>(List.of(1, 2, 3)).stream().map(x -> -x).toList());
        say(new PriorityQueue<>(List.of(3, 1, 2)).stream().sorted().toList());
        say(Arrays.asList(1, null, 3).stream().map(String::valueOf).toList());
        say(java.util.regex.Pattern.compile(",").splitAsStream("a,b,,c").toList());
        say(new Scanner("1 x 2").tokens().toList());
        say(new StringJoiner("-").add("a").add("b") + " " + Stream.of(1, 2,
                3).map(Object::toString).collect(Collectors.joining("-")));
    }

    static void errors() {
        fails(() -> Stream.of(1, 1).collect(Collectors.toMap(x -> "k", x -> x)));
        fails(() -> {
            Stream<Integer> s = Stream.of(1);
            s.map(x -> x);
            return s.map(x -> x);
        });
        fails(() -> {
            Stream<Integer> s = Stream.of(1);
            s.count();
            return s.toList();
        });
        fails(() -> words().limit(-1));
        fails(() -> words().skip(-2));
        fails(() -> Stream.of(1, 2).toList().add(3));
        fails(() -> Stream.of(new Object(), new Object()).sorted().findFirst().isPresent() ? "x" : "y".repeat(-1));
        fails(() -> Stream.of(1).map(x -> x / 0).toList());
        fails(() -> IntStream.empty().max().getAsInt());
        fails(() -> Stream.empty().findFirst().orElseThrow());
        fails(() -> Stream.of(1, 2).iterator().next() + Stream.of().iterator().next().hashCode());
        fails(() -> Stream.of((Object) null).findFirst());
        fails(() -> Stream.of(1, null).collect(Collectors.toUnmodifiableList()));
        fails(() -> {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            l.stream().forEach(x -> l.add(x));
            return l;
        });
        fails(() -> {
            try (Stream<Integer> s = Stream.of(1).onClose(() -> { throw new IllegalStateException("first"); })
                    .onClose(() -> { throw new IllegalStateException("second"); })) {
                return s.count();
            } catch (IllegalStateException e) {
                return e.getMessage() + " " + e.getSuppressed()[0].getMessage();
            }
        });
    }

    static void parallel() {
        say(IntStream.rangeClosed(1, 10000).parallel().sum() + " " + IntStream.range(0, 100).parallel().isParallel());
        say(IntStream.range(0, 1000).parallel().boxed().collect(Collectors.groupingBy(x -> x % 3,
                Collectors.counting())));
        say(List.of(3, 1, 2).parallelStream().map(x -> x * 2).sorted().toList());
        say(IntStream.range(0, 100).parallel().filter(x -> x % 10 == 0).boxed().collect(Collectors.toList()));
        say(Stream.of("a", "b", "c").parallel().reduce("", String::concat));
        StringBuffer sb = new StringBuffer();
        IntStream.range(0, 10).parallel().forEachOrdered(sb::append);
        say(sb);
        say(words().parallel().unordered().distinct().count() + " " + words().parallel().sequential().isParallel());
    }

    static void flags() {
        say(Stream.of(1, 2).spliterator().hasCharacteristics(Spliterator.SIZED));
        say(new TreeSet<>(Set.of(2, 1)).stream().spliterator().hasCharacteristics(Spliterator.SORTED));
        say(Stream.of(1, 2, 3).map(x -> x).spliterator().getExactSizeIfKnown());
        say(Stream.of(1, 2, 3).filter(x -> true).spliterator().getExactSizeIfKnown());
        say(Collectors.toSet().characteristics().contains(Collector.Characteristics.UNORDERED) + " "
                + Collectors.toList().characteristics());
    }
}
