import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Date;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.TreeMap;
import org.apache.commons.lang3.*;
import org.apache.commons.lang3.builder.*;
import org.apache.commons.lang3.concurrent.*;
import org.apache.commons.lang3.event.EventListenerSupport;
import org.apache.commons.lang3.exception.ContextedException;
import org.apache.commons.lang3.exception.ExceptionUtils;
import org.apache.commons.lang3.math.Fraction;
import org.apache.commons.lang3.math.NumberUtils;
import org.apache.commons.lang3.mutable.MutableInt;
import org.apache.commons.lang3.reflect.*;
import org.apache.commons.lang3.text.ExtendedMessageFormat;
import org.apache.commons.lang3.text.StrSubstitutor;
import org.apache.commons.lang3.text.WordUtils;
import org.apache.commons.lang3.time.*;
import org.apache.commons.lang3.tuple.Pair;
import org.apache.commons.lang3.tuple.Triple;

/** Builders and finders by reflection, texts, dates, numbers, events and locks of Commons Lang. */
public class LangStory {
    public static class Base implements Comparable<Base>, java.io.Serializable {
        protected int id = 3;
        String name = "base";
        transient long skipped = 8;
        @ToStringExclude int secret = 1;
        int[][] grid = { { 1 }, { 2, 3 } };
        Map<String, ? extends List<Integer>> map = new TreeMap<>(Map.of("k", List.of(1)));

        @Override public int compareTo(Base o) { return CompareToBuilder.reflectionCompare(this, o, "map", "grid"); }

        @Override public boolean equals(Object o) { return EqualsBuilder.reflectionEquals(this, o); }

        @Override public int hashCode() { return HashCodeBuilder.reflectionHashCode(this, "map"); }
    }

    public static class Derived extends Base {
        private Boolean flag = true;
        public static final String CONSTANT = "c";

        public String say(String a, Number... more) { return a + Arrays.toString(more); }

        public String say(Object o) { return "object " + o; }
    }

    public interface Heard { void heard(String what, int n); }

    enum Colour { RED, GREEN, BLUE }

    public static void main(String[] args) throws Exception {
        Derived d = new Derived();
        System.out.println(new ReflectionToStringBuilder(d, ToStringStyle.SHORT_PREFIX_STYLE).toString());
        System.out.println(ToStringBuilder.reflectionToString(d, ToStringStyle.JSON_STYLE) + new ReflectionToStringBuilder(d, ToStringStyle.NO_CLASS_NAME_STYLE).setExcludeFieldNames("grid", "map"));
        Derived e = SerializationUtils.clone(d);
        System.out.println(d.equals(e) + " " + (d.hashCode() == e.hashCode()) + d.compareTo(e) + " " + e.skipped);
        e.id = 9;
        System.out.println(d.compareTo(e) + " " + new DiffBuilder<>(d, e, ToStringStyle.SHORT_PREFIX_STYLE).append("id", d.id, e.id).append("name", d.name, e.name).build());

        System.out.println(MethodUtils.invokeMethod(d, "say", "x", 1, 2.5) + " " + MethodUtils.invokeMethod(d, "say", 7) + FieldUtils.readField(d, "flag", true) + FieldUtils.readStaticField(Derived.class, "CONSTANT"));
        FieldUtils.writeField(d, "name", "new", true);
        System.out.println(d.name + " " + FieldUtils.getAllFieldsList(Derived.class).stream().map(f -> f.getName()).filter(n -> !n.contains("$")).toList() + ConstructorUtils.invokeConstructor(StringBuilder.class, "sb"));
        Type t = Base.class.getDeclaredField("map").getGenericType();
        System.out.println(TypeUtils.toString(t) + " " + TypeUtils.isAssignable(TypeUtils.parameterize(ArrayList.class, String.class), List.class) + TypeUtils.getTypeArguments(Colour.class, Comparable.class).entrySet().stream().map(String::valueOf).sorted().toList()
                + new TypeLiteral<List<String[]>>() { } + ClassUtils.getAllInterfaces(Derived.class).size() + ClassUtils.getAbbreviatedName("org.apache.commons.lang3.ClassUtils", 20) + ClassUtils.getClass("java.util.Map.Entry[]"));

        System.out.println(StringUtils.abbreviate("a long sentence", 10) + StringUtils.getLevenshteinDistance("kitten", "sitting") + StringUtils.stripAccents("\u00c4\u00e9\u0142") + StringUtils.swapCase("aB")
                + StringUtils.center("x", 5, '*') + Arrays.toString(StringUtils.splitByCharacterTypeCamelCase("fooBar12HTML")) + StringUtils.difference("abc", "abd") + StringUtils.rotate("abcd", 1) + WordUtils.capitalizeFully("tHE eND"));
        System.out.println(StringEscapeUtils.escapeHtml4("<\u00e4&\">") + StringEscapeUtils.unescapeJava("\\u0041\\n") + StringEscapeUtils.escapeCsv("a,\"b") + StrSubstitutor.replace("${a} ${b:-none} $${c}", Map.of("a", 1))
                + new ExtendedMessageFormat("{0,number,#.#} {1}", Locale.US).format(new Object[] { 1.25, "x" }) + CharSet.getInstance("a-c^b") + CharSetUtils.squeeze("hello", "k-m"));
        System.out.println(NumberUtils.createNumber("0x7f") + " " + NumberUtils.isCreatable("1e5f") + NumberUtils.max(1, 3, 2) + Fraction.getFraction("3/9").reduce().add(Fraction.ONE_HALF) + new MutableInt(4).incrementAndGet()
                + Arrays.toString(ArrayUtils.addAll(ArrayUtils.toPrimitive(new Integer[] { 1, 2 }), 3)) + ArrayUtils.toString(ArrayUtils.removeElements(new char[] { 'a', 'b' }, 'a')) + Range.between(1, 5).intersectionWith(Range.between(3, 9))
                + EnumUtils.generateBitVector(Colour.class, EnumSet.of(Colour.RED, Colour.BLUE)) + BooleanUtils.toBooleanObject("off") + LocaleUtils.toLocale("en_GB") + Conversion.intToHexDigit(11) + new BitField(0xF0).getValue(0xAB));

        TimeZone utc = TimeZone.getTimeZone("UTC");
        FastDateFormat f = FastDateFormat.getInstance("EEEE, d MMMM yyyy HH:mm:ss.SSS zzz", TimeZone.getTimeZone("Europe/Paris"), Locale.US);
        Date date = new Date(1_700_000_000_123L);
        System.out.println(f.format(date) + " " + f.parse(f.format(date)).equals(date) + DateFormatUtils.ISO_8601_EXTENDED_DATETIME_TIME_ZONE_FORMAT.format(date).length());
        Calendar c = DateUtils.toCalendar(date, utc);
        System.out.println(DateUtils.truncate(c, Calendar.HOUR).getTimeInMillis() + " " + DateUtils.ceiling(c, Calendar.MONTH).getTimeInMillis() + " " + DateUtils.parseDate("2020/02/30x", new String[] { "yyyy/MM/dd'x'" }).after(new Date(0))
                + DurationFormatUtils.formatDurationWords(93_784_000L, true, true) + DurationFormatUtils.formatPeriod(0, 1_700_000_000_000L, "y-M-d", true, utc));

        EventListenerSupport<Heard> ears = EventListenerSupport.create(Heard.class);
        ears.addListener((what, n) -> System.out.print("one " + what + n + "; "));
        ears.addListener((what, n) -> System.out.println("two " + what + n));
        ears.fire().heard("bell", 2);
        System.out.println(new LazyInitializer<String>() { @Override protected String initialize() { return "lazy"; } }.get() + new Memoizer<Integer, String>((Integer n) -> "m" + n).compute(1)
                + new BackgroundInitializer<Integer>() { { start(); } @Override protected Integer initialize() { return 5; } }.get() + new BasicThreadFactory.Builder().namingPattern("w-%d").daemon(true).build().newThread(() -> { }).getName());
        ContextedException x = new ContextedException("bad", new RuntimeException("root", new java.io.IOException("io"))).addContextValue("key", 5);
        System.out.println(x.getMessage() + " " + ExceptionUtils.getRootCauseMessage(x) + ExceptionUtils.indexOfType(x, java.io.IOException.class) + ExceptionUtils.getThrowableCount(x) + Pair.of(1, "b") + Triple.of(1, 2, 3));
        for (Runnable r : new Runnable[] { () -> Validate.inclusiveBetween(1, 5, 9), () -> Validate.notEmpty(""), () -> Validate.noNullElements(new Object[] { 1, null }), () -> Validate.isInstanceOf(Map.class, "s") }) {
            try {
                r.run();
            } catch (IllegalArgumentException wrong) {
                System.out.println(wrong.getMessage());
            }
        }
        System.out.println(Objects() + SystemUtils.IS_OS_LINUX + JavaVersion.JAVA_17.atLeast(JavaVersion.JAVA_11) + AnnotationUtils.toString(Deprecation.class.getAnnotation(Deprecated.class)));
    }

    @Deprecated(since = "1") static class Deprecation { }

    static String Objects() { return ObjectUtils.firstNonNull(null, "first") + ObjectUtils.median(3, 1, 2) + ObjectUtils.compare(null, 1) + ObjectUtils.CONST(4) + " "; }
}
