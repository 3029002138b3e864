import java.io.*;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.UndeclaredThrowableException;
import java.math.*;
import java.net.*;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.zip.CRC32;
import javax.management.*;

/** For each object: the checksum and length of its stream, and what is read from it. */
@SuppressWarnings({"unchecked", "rawtypes", "deprecation"})
public class Main {
    enum E {
        A, B {
            public String toString() {
                return "b";
            }
        }, C
    }

    record RS(int a) implements Serializable {
    }

    interface SF extends Supplier<String>, Serializable {
    }

    /** Everything by default, a cycle too. */
    static class P implements Serializable {
        int a = 1;
        transient int t = 2;
        String s = "s";
        long[] l = {1, 2};
        Object self = this;
    }

    /** Its own data behind the fields. */
    static class Q extends P {
        byte b = 3;

        private void writeObject(ObjectOutputStream o) throws IOException {
            o.defaultWriteObject();
            o.writeInt(77);
            o.writeUTF("x");
            o.writeObject("obj");
        }

        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
            i.defaultReadObject();
            boolean ok = i.readInt() == 77 && i.readUTF().equals("x") && i.readObject().equals("obj");
            if (!ok) throw new IOException("bad data");
        }

        public String toString() {
            return a + " " + t + " " + s + " " + l.length + " " + (self == this) + " " + b;
        }
    }

    /** Data of its own only. */
    static class X implements Externalizable {
        int v = 5;

        public X() {
        }

        public void writeExternal(ObjectOutput o) throws IOException {
            o.writeInt(v);
            o.writeObject("e");
        }

        public void readExternal(ObjectInput i) throws IOException, ClassNotFoundException {
            v = i.readInt() + (i.readObject().equals("e") ? 1 : 0);
        }

        public String toString() {
            return "X" + v;
        }
    }

    static class H implements InvocationHandler, Serializable {
        public Object invoke(Object p, Method m, Object[] a) {
            return m.getName().equals("toString") ? "proxy" : null;
        }
    }

    static <M extends Map> M fill(M m) {
        m.put("a", 1);
        m.put("b", 2);
        m.put("cc", 3);
        return m;
    }

    static <C extends Collection> C add(C c) {
        c.add("a");
        c.add("b");
        c.add("cc");
        return c;
    }

    static <T extends Throwable> T st(T t) {
        t.setStackTrace(new StackTraceElement[] {new StackTraceElement("C", "m", "C.java", 3),
            new StackTraceElement("l", "mod", "1", "D", "n", null, -2)});
        return t;
    }

    static byte[] write(Object o) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream s = new ObjectOutputStream(b)) {
            s.writeObject(o);
        }
        return b.toByteArray();
    }

    static Object read(byte[] b) throws IOException, ClassNotFoundException {
        try (ObjectInputStream s = new ObjectInputStream(new ByteArrayInputStream(b))) {
            return s.readObject();
        }
    }

    static String show(Object o) {
        if (o == null) return "null";
        if (o instanceof Calendar c) return c.getTimeInMillis() + " " + c.getTimeZone().getID();
        if (o instanceof java.text.MessageFormat m) return m.toPattern();
        if (o instanceof java.text.ChoiceFormat c) return c.toPattern();
        if (o.getClass().isArray()) return Arrays.deepToString(new Object[] {o});
        if (o instanceof Throwable t)
            return t + " " + Arrays.toString(t.getStackTrace()) + " <" + show(t.getCause()) + "> " + Arrays.toString(t.getSuppressed());
        return o.toString().replaceAll("@[0-9a-f]+", "@");
    }

    static void form(String name, Callable<Object> maker) {
        try {
            byte[] b = write(maker.call());
            CRC32 crc = new CRC32();
            crc.update(b);
            System.out.printf("%s %08x %d %s%n", name, crc.getValue(), b.length, show(read(b)));
        } catch (Exception e) {
            System.out.println(name + " " + e);
        }
    }

    static void forms1() {
        form("HashMap", () -> fill(new HashMap<>()));
        form("HashMapEmpty", () -> new HashMap<>());
        form("HashMapCap", () -> fill(new HashMap<>(100, 0.5f)));
        form("HashMapGrown", () -> { Map<Object, Object> m = new HashMap<>(); for(int i = 0; i<20; i++)m.put(i,
                ""+i); return m; });
        form("LinkedHashMap", () -> fill(new LinkedHashMap<String, Integer>()));
        form("LHMAccess", () -> fill(new LinkedHashMap<>(16, .75f, true)));
        form("TreeMap", () -> fill(new TreeMap<String, Integer>()));
        form("TreeMapRev", () -> fill(new TreeMap<String, Integer>(Comparator.reverseOrder())));
        form("TreeMapRev2", () -> fill(new TreeMap<String, Integer>(Collections.reverseOrder())));
        form("TreeMapNat", () -> fill(new TreeMap<String, Integer>(Comparator.naturalOrder())));
        form("TreeSub", () -> fill(new TreeMap<String, Integer>()).subMap("a", "c"));
        form("TreeHead", () -> fill(new TreeMap<String, Integer>()).headMap("b", true));
        form("TreeTail", () -> fill(new TreeMap<String, Integer>()).tailMap("b"));
        form("TreeDesc", () -> fill(new TreeMap<String, Integer>()).descendingMap());
        form("TreeDescSub", () -> fill(new TreeMap<String, Integer>()).descendingMap().subMap("c", true, "a", false));
        form("TreeSetSub", () -> add(new TreeSet<String>()).subSet("a", "c"));
        form("TreeSetDesc", () -> add(new TreeSet<String>()).descendingSet());
        form("Hashtable", () -> fill(new Hashtable<>()));
        form("IdentityHashMap", () -> { Map<Object, Object>m = new IdentityHashMap<>(); m.put("a", 1); return m; });
        form("EnumMap", () -> { EnumMap<E, String>m = new EnumMap<>(E.class); m.put(E.C, "c"); m.put(E.A,
                "a"); return m; });
        form("EnumSet", () -> EnumSet.of(E.A, E.C));
        form("EnumSetNone", () -> EnumSet.noneOf(E.class));
        form("EnumSetTU", () -> EnumSet.allOf(TimeUnit.class));
        form("CHM", () -> fill(new ConcurrentHashMap<>()));
        form("CHMEmpty", () -> new ConcurrentHashMap<>());
        form("CHMKeySet", () -> add(ConcurrentHashMap.newKeySet()));
        form("CSLM", () -> fill(new ConcurrentSkipListMap<>()));
        form("CSLS", () -> add(new ConcurrentSkipListSet<>()));
        form("CSLSub", () -> fill(new ConcurrentSkipListMap<String, Integer>()).headMap("b"));
        form("ArrayList", () -> add(new ArrayList<String>()));
        form("ArrayListCap", () -> add(new ArrayList<>(50)));
        form("LinkedList", () -> add(new LinkedList<String>()));
        form("Vector", () -> add(new Vector<>()));
        form("VectorInc", () -> add(new Vector<>(5, 3)));
        form("Stack", () -> add(new Stack<>()));
        form("HashSet", () -> add(new HashSet<>()));
        form("LinkedHashSet", () -> add(new LinkedHashSet<String>()));
        form("TreeSet", () -> add(new TreeSet<String>()));
        form("ArrayDeque", () -> add(new ArrayDeque<>()));
        form("PriorityQueue", () -> add(new PriorityQueue<>()));
    }

    static void forms2() {
        form("PriorityQueueC", () -> add(new PriorityQueue<>(20, Collections.reverseOrder())));
        form("COWAL", () -> add(new CopyOnWriteArrayList<>()));
        form("COWAS", () -> add(new CopyOnWriteArraySet<>()));
        form("LBQ", () -> add(new LinkedBlockingQueue<>()));
        form("LBQ9", () -> add(new LinkedBlockingQueue<>(9)));
        form("LBD", () -> add(new LinkedBlockingDeque<>(7)));
        form("PBQ", () -> add(new PriorityBlockingQueue<>()));
        form("CLQ", () -> add(new ConcurrentLinkedQueue<>()));
        form("CLD", () -> add(new ConcurrentLinkedDeque<>()));
        form("LTQ", () -> add(new LinkedTransferQueue<>()));
        form("SQ", () -> new SynchronousQueue<>());
        form("SQF", () -> new SynchronousQueue<>(true));
        form("BitSet", () -> { BitSet b = new BitSet(); b.set(3); b.set(70); return b; });
        form("BitSet0", () -> new BitSet(500));
        form("Date", () -> new Date(12345678901L));
        form("BigInteger", () -> new BigInteger("-123456789012345678901234567890"));
        form("BigInteger0", () -> BigInteger.ZERO);
        form("BigInteger1", () -> BigInteger.valueOf(128));
        form("BigDecimal", () -> new BigDecimal("123.4567890"));
        form("BigDecimalBig", () -> new BigDecimal("-1234567890123456789012345678.90"));
        form("MathContext", () -> new MathContext(7, RoundingMode.FLOOR));
        form("RoundingMode", () -> RoundingMode.UP);
        form("Throwable", () -> st(new Throwable("m")));
        form("ExCause", () -> st(new Exception("e", st(new RuntimeException("r")))));
        form("ExCauseNull", () -> st(new Exception("e", null)));
        form("ExSup",
                () -> { Exception e = st(new IOException("io")); e.addSuppressed(st(new Error("x"))); return e; });
        form("CNFE", () -> st(new ClassNotFoundException("c", st(new Error("x")))));
        form("EIIE", () -> st(new ExceptionInInitializerError(st(new Error("x")))));
        form("EIIES", () -> st(new ExceptionInInitializerError("s")));
        form("UTE", () -> st(new UndeclaredThrowableException(st(new Error("x")))));
        form("PAE", () -> st(new java.security.PrivilegedActionException(st(new Exception("x")))));
        form("NPE", () -> st(new NullPointerException("m")));
        form("AE", () -> st(new AssertionError("m")));
        form("CME", () -> st(new ConcurrentModificationException()));
        form("ExecEx", () -> st(new ExecutionException(st(new Error("x")))));
        form("MRE", () -> st(new MissingResourceException("a", "b", "c")));
        form("URISyn", () -> st(new URISyntaxException("a", "b", 1)));
        form("String", () -> "hello \u00e9\u4e00\0");
        form("StringEmpty", () -> "");
        form("Integer", () -> 42);
    }

    static void forms3() {
        form("Long", () -> 42L);
        form("Boolean", () -> true);
        form("Char", () -> 'x');
        form("Double", () -> 1.5);
        form("Float", () -> 1.5f);
        form("Short", () -> (short)3);
        form("Byte", () -> (byte)3);
        form("Enum", () -> E.A);
        form("EnumB", () -> E.B);
        form("Record", () -> new RS(3));
        form("intA", () -> new int[]{1, 2});
        form("boolA", () -> new boolean[]{true});
        form("charA", () -> new char[]{'a'});
        form("doubleA", () -> new double[]{1});
        form("strA", () -> new String[]{"a", null, "a"});
        form("int2", () -> new int[][]{{1}, {2, 3}});
        form("E[]", () -> new E[]{E.A, E.B});
        form("Obj[]", () -> new Object[]{1, "a", null});
        form("unmCol", () -> Collections.unmodifiableCollection(add(new ArrayList<String>())));
        form("unmList", () -> Collections.unmodifiableList(add(new LinkedList<String>())));
        form("unmRList", () -> Collections.unmodifiableList(add(new ArrayList<String>())));
        form("unmSet", () -> Collections.unmodifiableSet(add(new LinkedHashSet<String>())));
        form("unmSSet", () -> Collections.unmodifiableSortedSet(add(new TreeSet<String>())));
        form("unmNSet", () -> Collections.unmodifiableNavigableSet(add(new TreeSet<String>())));
        form("unmMap", () -> Collections.unmodifiableMap(fill(new LinkedHashMap<String, Integer>())));
        form("unmSMap", () -> Collections.unmodifiableSortedMap(fill(new TreeMap<String, Integer>())));
        form("unmNMap", () -> Collections.unmodifiableNavigableMap(fill(new TreeMap<String, Integer>())));
        form("syCol", () -> Collections.synchronizedCollection(add(new ArrayList<String>())));
        form("sySet", () -> Collections.synchronizedSet(add(new LinkedHashSet<String>())));
        form("sySSet", () -> Collections.synchronizedSortedSet(add(new TreeSet<String>())));
        form("syNSet", () -> Collections.synchronizedNavigableSet(add(new TreeSet<String>())));
        form("syMap", () -> Collections.synchronizedMap(fill(new LinkedHashMap<String, Integer>())));
        form("sySMap", () -> Collections.synchronizedSortedMap(fill(new TreeMap<String, Integer>())));
        form("syNMap", () -> Collections.synchronizedNavigableMap(fill(new TreeMap<String, Integer>())));
        form("chCol", () -> Collections.checkedCollection(add(new ArrayList<String>()), String.class));
        form("chList", () -> Collections.checkedList(add(new LinkedList<String>()), String.class));
        form("chRList", () -> Collections.checkedList(add(new ArrayList<String>()), String.class));
        form("chSet", () -> Collections.checkedSet(add(new LinkedHashSet<String>()), String.class));
        form("chSSet", () -> Collections.checkedSortedSet(add(new TreeSet<String>()), String.class));
        form("chNSet", () -> Collections.checkedNavigableSet(add(new TreeSet<String>()), String.class));
    }

    static void forms4() {
        form("chMap", () -> Collections.checkedMap(fill(new LinkedHashMap<String, Integer>()), String.class,
                Integer.class));
        form("chSMap", () -> Collections.checkedSortedMap(fill(new TreeMap<String, Integer>()), String.class,
                Integer.class));
        form("chNMap", () -> Collections.checkedNavigableMap(fill(new TreeMap<String, Integer>()),
                String.class, Integer.class));
        form("chQ", () -> Collections.checkedQueue(add(new LinkedList<String>()), String.class));
        form("emList", () -> Collections.emptyList());
        form("emSet", () -> Collections.emptySet());
        form("emMap", () -> Collections.emptyMap());
        form("emNMap", () -> Collections.emptyNavigableMap());
        form("emNSet", () -> Collections.emptyNavigableSet());
        form("emSMap", () -> Collections.emptySortedMap());
        form("sgList", () -> Collections.singletonList("a"));
        form("sgSet", () -> Collections.singleton("a"));
        form("sgMap", () -> Collections.singletonMap("a", 1));
        form("nCop", () -> Collections.nCopies(3, "a"));
        form("revO", () -> Collections.reverseOrder());
        form("revC", () -> Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER));
        form("cio", () -> String.CASE_INSENSITIVE_ORDER);
        form("natO", () -> Comparator.naturalOrder());
        form("nullsF", () -> Comparator.nullsFirst(Comparator.naturalOrder()));
        form("nullsL", () -> Comparator.nullsLast(null));
        form("setFromMap", () -> add(Collections.newSetFromMap(new LinkedHashMap<>())));
        form("lifo", () -> Collections.asLifoQueue(add(new ArrayDeque<>())));
        form("asList", () -> Arrays.asList("a", "b"));
        form("List.of0", () -> List.of());
        form("List.of1", () -> List.of("a"));
        form("List.of2", () -> List.of("a", "b"));
        form("List.of5", () -> List.of(1, 2, 3, 4, 5));
        form("Set.of0", () -> Set.of());
        form("Set.of1", () -> Set.of("a"));
        form("Map.of0", () -> Map.of());
        form("Map.of1", () -> Map.of("a", 1));
        form("entry", () -> new AbstractMap.SimpleEntry<>("a", 1));
        form("ientry", () -> new AbstractMap.SimpleImmutableEntry<>("a", 1));
        form("URL", () -> new URL("http://u:p@h.example:81/p/q?x=y#f"));
        form("URI", () -> new URI("http://h/p?q#f"));
        form("File", () -> new File("/a/b"));
        form("Inet4", () -> InetAddress.getByAddress("h", new byte[]{1, 2, 3, 4}));
        form("Inet6", () -> InetAddress.getByAddress("h6", new byte[]{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
                13, 14, 15, 16}));
        form("ISA", () -> new InetSocketAddress(InetAddress.getByAddress("h", new byte[]{1, 2, 3, 4}), 80));
        form("ISAu", () -> InetSocketAddress.createUnresolved("nohost", 81));
    }

    static void forms5() {
        form("UDS", () -> UnixDomainSocketAddress.of("/tmp/x"));
        form("UUID", () -> new UUID(1, 2));
        form("Random", () -> new Random(5));
        form("RandomG", () -> { Random r = new Random(5); r.nextGaussian(); return r; });
        form("Currency", () -> Currency.getInstance("EUR"));
        form("Scanner-ex", () -> st(new InputMismatchException("x")));
        form("StringBuilder", () -> new StringBuilder("abc"));
        form("StringBuffer", () -> new StringBuffer("abc"));
        form("AI", () -> new AtomicInteger(3));
        form("AL", () -> new AtomicLong(3));
        form("AB", () -> new AtomicBoolean(true));
        form("AR", () -> new AtomicReference<>("x"));
        form("AIA", () -> new AtomicIntegerArray(new int[]{1, 2}));
        form("ALA", () -> new AtomicLongArray(new long[]{1}));
        form("ARA", () -> new AtomicReferenceArray<>(new Object[]{"a"}));
        form("LAdder", () -> { LongAdder a = new LongAdder(); a.add(5); return a; });
        form("DAdder", () -> { DoubleAdder a = new DoubleAdder(); a.add(5); return a; });
        form("LAcc", () -> { LongAccumulator a = new LongAccumulator((LongBinaryOperator&Serializable)(x,
                y) -> x+y, 1); a.accumulate(4); return a; });
        form("DAcc", () -> { DoubleAccumulator a = new DoubleAccumulator((DoubleBinaryOperator&Serializable)(x,
                y) -> x+y, 1); a.accumulate(4); return a; });
        form("RLock", () -> new ReentrantLock());
        form("RLockF", () -> new ReentrantLock(true));
        form("Stamped", () -> new StampedLock());
        form("Sema", () -> new Semaphore(3));
        form("SemaF", () -> new Semaphore(3, true));
        form("LocalDate", () -> LocalDate.of(2020, 2, 29));
        form("LocalTime", () -> LocalTime.of(1, 2, 3, 4));
        form("LocalTimeH", () -> LocalTime.of(1, 0));
        form("LDT", () -> LocalDateTime.of(2020, 2, 29, 1, 2));
        form("Instant", () -> Instant.ofEpochSecond(5, 6));
        form("Duration", () -> Duration.ofSeconds(5, 6));
        form("Period", () -> Period.of(1, 2, 3));
        form("Year", () -> Year.of(3));
        form("YearMonth", () -> YearMonth.of(3, 4));
        form("MonthDay", () -> MonthDay.of(3, 4));
        form("ZoneOffset", () -> ZoneOffset.ofHours(5));
        form("ZoneOffset2", () -> ZoneOffset.ofTotalSeconds(61));
        form("ZoneId", () -> ZoneId.of("Europe/Berlin"));
        form("ODT", () -> OffsetDateTime.of(2020, 1, 1, 1, 1, 1, 1, ZoneOffset.UTC));
        form("OT", () -> OffsetTime.of(1, 2, 3, 4, ZoneOffset.UTC));
        form("ZDT", () -> ZonedDateTime.of(2020, 1, 1, 1, 1, 1, 1, ZoneId.of("Europe/Berlin")));
    }

    static void forms6() {
        form("DOW", () -> DayOfWeek.MONDAY);
        form("Month", () -> Month.MAY);
        form("IsoChr", () -> java.time.chrono.IsoChronology.INSTANCE);
        form("WeekF", () -> java.time.temporal.WeekFields.ISO);
        form("ValueR", () -> java.time.temporal.ValueRange.of(1, 2, 3));
        form("ChU", () -> java.time.temporal.ChronoUnit.DAYS);
        form("ChF", () -> java.time.temporal.ChronoField.YEAR);
        form("IsoF", () -> java.time.temporal.IsoFields.QUARTER_OF_YEAR);
        form("ZRulesFix", () -> ZoneOffset.ofHours(1).getRules());
        form("ZOT", () -> ZoneId.of("Europe/Berlin").getRules().nextTransition(Instant.EPOCH));
        form("Class", () -> String.class);
        form("ClassInt", () -> int.class);
        form("ClassArr", () -> int[][].class);
        form("ClassP", () -> P.class);
        form("ClassNS", () -> Thread.class);
        form("ClassE", () -> E.class);
        form("ClassR", () -> RS.class);
        form("ClassI", () -> SF.class);
        form("OSC", () -> ObjectStreamClass.lookup(P.class));
        form("proxy", () -> java.lang.reflect.Proxy.newProxyInstance(Main.class.getClassLoader(),
                new Class<?>[]{Runnable.class, SF.class}, new H()));
        form("P", () -> new P());
        form("Q", () -> new Q());
        form("X", () -> new X());
        form("StrTok-ex", () -> st(new NoSuchElementException("x")));
        form("IFE", () -> st(new UnknownFormatConversionException("x")));
        form("PCE", () -> new java.beans.PropertyChangeEvent("s", "p", 1, 2));
        form("PCS",
                () -> { java.beans.PropertyChangeSupport s = new java.beans.PropertyChangeSupport("src"); return s; });
        form("VCS", () -> new java.beans.VetoableChangeSupport("src"));
        form("MType", () -> java.lang.invoke.MethodType.methodType(int.class, String.class, long.class));
        form("AllPerm", () -> new java.security.AllPermission());
        form("RunPerm", () -> new RuntimePermission("x"));
        form("FilePerm", () -> new FilePermission("/x", "read"));
        form("Pattern", () -> java.util.regex.Pattern.compile("a+", 2));
        form("PatEx", () -> st(new java.util.regex.PatternSyntaxException("d", "r", 1)));
        form("Thread-ex", () -> st(new IllegalThreadStateException("x")));
        form("STE", () -> new StackTraceElement("C", "m", "C.java", 3));
        form("CharAE", () -> st(new java.nio.charset.UnsupportedCharsetException("x")));
        form("FSE", () -> st(new java.nio.file.NoSuchFileException("a", "b", "c")));
        form("EventO", () -> new EventObject("s"));
        form("EnumTU", () -> TimeUnit.DAYS);
    }

    static void forms7() {
        form("HashSetCap", () -> add(new HashSet<>(3)));
    }

    static void forms8() {
        form("Symbols", () -> new java.text.DecimalFormatSymbols(Locale.US));
        form("Choice", () -> new java.text.ChoiceFormat("0#no|1#one|1<many"));
        form("Message", () -> new java.text.MessageFormat("a {0} b ''{1} c '{x}'", Locale.US));
        form("Message0", () -> new java.text.MessageFormat("none", Locale.US));
        form("Zone0", () -> new SimpleTimeZone(3600000, "X"));
        form("Zone1", () -> new SimpleTimeZone(3600000, "Y", 2, -1, 1, 3600000, 1, 9, -1, 1, 3600000, 1, 3600000));
        form("Zone2", () -> new SimpleTimeZone(-18000000, "Z", 3, 8, -1, 7200000, 0, 9, -31, -1, 82800000, 2,
                1800000));
        form("Zone3", () -> new SimpleTimeZone(0, "W", 3, 15, 0, 0, 2, 9, 9, 0, 0, 1, 3600000));
        form("ZoneYear", () -> { SimpleTimeZone z = new SimpleTimeZone(0, "V"); z.setStartYear(1990); return z; });
        form("Calendar", () -> { GregorianCalendar g = new GregorianCalendar(new SimpleTimeZone(0, "U"), Locale.US);
            g.setTimeInMillis(1234567890123L); return g; });
        form("Locale", () -> Locale.US);
        form("LocaleTag", () -> Locale.forLanguageTag("zh-Hant-TW-u-ca-roc-x-a"));
        form("LocaleOld", () -> new Locale("ja", "JP", "JP"));
        form("ITE", () -> st(new InvocationTargetException(st(new Error("x")), "m")));
        form("ICE", () -> st(new InvalidClassException("a", "b")));
        form("SocketEx", () -> st(new SocketException("b")));
        form("SerPerm", () -> new SerializablePermission("x"));
        form("NoForm", () -> new InvalidPropertiesFormatException("x"));
        form("CodeSource", () -> new java.security.CodeSource(new URL("http://a/"),
                (java.security.CodeSigner[]) null));
        form("Clock", () -> Clock.systemUTC());
        form("ClockFixed", () -> Clock.fixed(Instant.EPOCH, ZoneOffset.UTC));
        form("ClockTick", () -> Clock.tickSeconds(ZoneOffset.UTC));
        form("ClockOffset", () -> Clock.offset(Clock.systemUTC(), Duration.ofSeconds(2)));
    }

    static void beans() {
        form("BadValue", () -> st(new BadAttributeValueExpException(4)));
        form("BadString", () -> st(new BadStringOperationException("x")));
        form("Inapplicable", () -> st(new InvalidApplicationException(4)));
        form("RuntimeBean", () -> st(new RuntimeMBeanException(st(new RuntimeException("x")), "m")));
        form("RuntimeOp", () -> st(new RuntimeOperationsException(st(new RuntimeException("x")), "m")));
        form("BeanEx", () -> st(new MBeanException(st(new Exception("x")), "m")));
        form("ReflEx", () -> st(new ReflectionException(st(new Exception("x")), "m")));
        form("Attribute", () -> new MBeanAttributeInfo("n", "int", "d", true, false, false));
        form("AttributeD", () -> new MBeanAttributeInfo("n", "int", "d", true, false, false,
                new ImmutableDescriptor("a=b")));
        form("BeanInfo", () -> new MBeanInfo("c", "d", null, null, null, null));
        form("Operation", () -> new MBeanOperationInfo("n", "d", null, "void", 1));
        form("ObjectName", () -> new ObjectName("a:b=c,a=d"));
        form("Pattern", () -> new ObjectName("a*:b=c,*"));
        form("Filter", () -> { NotificationFilterSupport n = new NotificationFilterSupport(); n.enableType("a");
            return n; });
        form("BeanPerm", () -> new MBeanPermission("a#b[c:d=e]", "invoke,getAttribute"));
        form("ServerPerm", () -> new MBeanServerPermission("createMBeanServer"));
    }

    /** Streams that differ from version to version are read only. */
    static void readBack() throws Exception {
        for (String pattern : new String[] {"#,##0.###", "0.00%;(0.00%)", "'a'$#,##0.00 \u00a4\u00a4", "##0.00E0"}) {
            java.text.DecimalFormat f = new java.text.DecimalFormat(pattern,
                    new java.text.DecimalFormatSymbols(Locale.US));
            java.text.DecimalFormat g = (java.text.DecimalFormat) read(write(f));
            System.out.println(g.toPattern() + " " + g.format(-1234.5) + " " + g.equals(f));
        }
        java.text.MessageFormat m = (java.text.MessageFormat) read(write(new java.text.MessageFormat(
                "{0,number,integer} {1,choice,0#a|1#b} {0,number,#.#}", Locale.US)));
        System.out.println(m.toPattern() + " | " + m.format(new Object[] {2.5, 1}));
        java.text.SimpleDateFormat d = new java.text.SimpleDateFormat("yyyy-MM-dd HH:mm", Locale.US);
        d.setTimeZone(new SimpleTimeZone(3600000, "U"));
        System.out.println(((java.text.SimpleDateFormat) read(write(d))).format(new Date(0)));
        Calendar c = (Calendar) read(write(new GregorianCalendar(TimeZone.getTimeZone("Europe/Berlin"), Locale.US)));
        System.out.println(c.getTimeZone().getID() + " " + c.getTimeZone().useDaylightTime());
        java.security.Permissions p = new java.security.Permissions();
        p.add(new RuntimePermission("a"));
        System.out.println(Collections.list(((java.security.Permissions) read(write(p))).elements()));
    }

    /** What the compiler calls a lambda's method is its own affair. */
    static void lambdas() throws Exception {
        String captured = "captured";
        long number = 1L << 40;
        System.out.println(((SF) read(write((SF) () -> "lambda"))).get());
        System.out.println(((SF) read(write((SF) () -> captured + number))).get());
        System.out.println(((Function<String, Integer>) read(write((Function<String, Integer> & Serializable) String::length))).apply("four"));
        System.out.println(((Supplier<List<?>>) read(write((Supplier<List<?>> & Serializable) ArrayList::new))).get());
        Supplier<String> plain = () -> "no";
        try {
            write(plain);
        } catch (NotSerializableException e) {
            System.out.println("not serializable");
        }
    }

    record Refusing(int n) implements Serializable {
        static Throwable thrown;

        Refusing {
            if (thrown instanceof Error) {
                throw (Error) thrown;
            } else if (thrown != null) {
                throw (RuntimeException) thrown;
            }
        }
    }

    /** What the constructor of a record throws when it is read. */
    static void refusedRecords() throws Exception {
        byte[] b = write(new Refusing(1));
        for (Throwable t : new Throwable[] {new IllegalArgumentException("refused"), new StackOverflowError("deep")}) {
            Refusing.thrown = t;
            try {
                System.out.println(read(b));
            } catch (Exception | Error e) {
                System.out.println(e + " " + e.getCause());
            }
        }
    }

    static class Address extends InetSocketAddress {
        Address() {
            super(1);
        }
    }

    static class Number extends BigInteger {
        Number() {
            super("1");
        }
    }

    static class Decimal extends BigDecimal {
        Decimal() {
            super("1");
        }
    }

    static class Message extends java.text.MessageFormat {
        Message() {
            super("x");
        }
    }

    /** An object in a stream that knows no field of the class and no class above it. */
    static byte[] withoutFields(Class<?> c) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xaced0005);
        out.writeShort(0x7372);
        out.writeUTF(c.getName());
        out.writeLong(ObjectStreamClass.lookup(c).getSerialVersionUID());
        out.writeByte(2);
        out.writeShort(0);
        out.writeShort(0x7870);
        return bytes.toByteArray();
    }

    /** The stream with the last bytes that are those of the number replaced. */
    static byte[] changed(Object o, ByteBuffer from, ByteBuffer to) throws Exception {
        byte[] b = write(o);
        int at = b.length - from.capacity();
        while (!Arrays.equals(b, at, at + from.capacity(), from.array(), 0, from.capacity())) at--;
        System.arraycopy(to.array(), 0, b, at, to.capacity());
        return b;
    }

    static byte[] changed(Object o, int from, int to) throws Exception {
        return changed(o, ByteBuffer.allocate(4).putInt(from), ByteBuffer.allocate(4).putInt(to));
    }

    static byte[] changed(Object o, long from, long to) throws Exception {
        return changed(o, ByteBuffer.allocate(8).putLong(from), ByteBuffer.allocate(8).putLong(to));
    }

    static void refused(String what, byte[] stream) {
        try {
            System.out.println(what + ": " + read(stream));
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName());
        }
    }

    /** What no constructor would make is not read either. */
    static void refusedValues() throws Exception {
        for (Class<?> c : new Class<?>[] {java.math.MathContext.class, UncheckedIOException.class, Address.class, Number.class,
            Decimal.class, Message.class, java.text.MessageFormat.class, java.time.temporal.WeekFields.class})
            refused("without fields " + c.getSimpleName(), withoutFields(c));
        for (int n : new int[] {-1, 5}) refused("precision " + n, changed(new java.math.MathContext(7777), 7777, n));
        java.time.temporal.ValueRange range = java.time.temporal.ValueRange.of(-5, 3, 77, 88);
        for (long[] p : new long[][] {{77, 2}, {88, 1}, {3, 99}, {-5, 4}, {77, 100}, {77, 78}}) refused("range " + p[0] + " " + p[1], changed(range, p[0], p[1]));
        for (int n : new int[] {-1, 65536, 65535}) refused("port " + n, changed(InetSocketAddress.createUnresolved("x", 7777), 7777, n));
    }

    public static void main(String[] args) throws Exception {
        refusedRecords();
        refusedValues();
        forms1();
        forms2();
        forms3();
        forms4();
        forms5();
        forms6();
        forms7();
        forms8();
        beans();
        readBack();
        lambdas();
    }
}
