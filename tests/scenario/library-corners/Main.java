import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.math.BigInteger;
import java.net.ServerSocket;
import java.nio.channels.ServerSocketChannel;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Month;
import java.time.YearMonth;
import java.time.chrono.ThaiBuddhistDate;
import java.util.ArrayDeque;
import java.util.Base64;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Random;
import java.util.ResourceBundle;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.XMLFormatter;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

public class Main {
    public static class NoBundle {
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Marked {
        int number() default 1;

        String[] words() default {"a", "b"};
    }

    @Marked(number = 7)
    static class Bearer {
    }

    static void tell(String what, Callable<?> c) {
        try {
            System.out.println(what + ": " + c.call());
        } catch (PatternSyntaxException e) {
            System.out.println(what + ": " + e.getDescription() + " " + e.getIndex());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName());
        }
    }

    static void lists() {
        List<Integer> l = new CopyOnWriteArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8));
        tell("rotate", () -> {
            Collections.rotate(l, 3);
            return l;
        });
        tell("rotate back", () -> {
            Collections.rotate(l, -11);
            return l;
        });
        tell("reverse", () -> {
            Collections.reverse(l);
            return l;
        });
        tell("shuffle", () -> {
            Collections.shuffle(l, new Random(5));
            return l;
        });
        tell("replace", () -> Collections.replaceAll(l, 3, 30) + " " + Collections.replaceAll(l, 99, 1) + " " + l);
        tell("copy", () -> {
            Collections.copy(l, List.of(9, 9, 9));
            return l;
        });
        tell("fill", () -> {
            Collections.fill(l, 5);
            return l;
        });
    }

    static void expressions() {
        for (String s : new String[] {"( ?: a )", "(# x\n?i)A", "( ?<n> a)", "(?i)?", "(?i)*a", "(?i:a)?", "(?-i)+"}) {
            tell(s.replace("\n", "|"), () -> Pattern.compile(s, Pattern.COMMENTS).matcher("a").matches());
        }
        tell("without blanks", () -> Pattern.compile("( ?:a)").matcher(" :a").matches());
    }

    static void locales() {
        ResourceBundle.Control control = ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_DEFAULT);
        for (String s : new String[] {"nb-NO", "nb", "no", "no-NO", "nn-NO", "nb-Latn-NO", "zh-TW", "zh-CN", "zh-Hant",
            "zh-Hans-CN", "zh-SG", "zh", "de-AT", "sr-Latn-RS", "nb-NO-POSIX"}) {
            System.out.println(s + ": " + control.getCandidateLocales("any", Locale.forLanguageTag(s)));
        }
        System.out.println(control.getCandidateLocales("any", new Locale("no", "NO", "NY")));
        tell("a class that is no bundle", () -> ResourceBundle.getBundle("Main$NoBundle"));
    }

    static void sockets() throws Exception {
        try (ServerSocketChannel channel = ServerSocketChannel.open()) {
            ServerSocket s = channel.socket();
            s.bind(null);
            s.setSoTimeout(30);
            System.out.println("time-out " + s.getSoTimeout());
            tell("nobody comes", s::accept);
            tell("negative", () -> {
                s.setSoTimeout(-1);
                return "set";
            });
        }
    }

    static void annotations() throws Exception {
        Marked m = Bearer.class.getAnnotation(Marked.class);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(m);
        }
        Marked copy = (Marked) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        System.out.println("annotation " + copy.equals(m) + " " + copy.number() + " " + copy.words().length + " "
            + (copy.hashCode() == m.hashCode()));
    }

    static void changedMeanwhile() {
        for (int what = 0; what < 5; what++) {
            ArrayDeque<Integer> d = new ArrayDeque<>(List.of(1, 2, 3, 4, 5, 6));
            int choice = what;
            tell("ArrayDeque changed meanwhile " + what, () -> {
                switch (choice) {
                case 0: d.forEach(x -> d.add(x + 10)); break;
                case 1: d.forEach(x -> d.remove(x)); break;
                case 2: d.forEach(x -> d.clear()); break;
                case 3: d.removeIf(x -> x == 2 && !d.add(x + 10)); break;
                default: d.forEach(x -> { }); break;
                }
                return d;
            });
        }
    }

    static void beyondAllYears() {
        LocalDate day = LocalDate.of(2000, 1, 31);
        LocalDateTime time = day.atStartOfDay();
        YearMonth month = YearMonth.of(2000, 1);
        for (long n : new long[]{Long.MAX_VALUE, Long.MIN_VALUE}) {
            tell("day, months", () -> day.plusMonths(n));
            tell("day, months back", () -> day.minusMonths(n));
            tell("day, years", () -> day.plusYears(n));
            tell("day, years back", () -> day.minusYears(n));
            tell("day, weeks back", () -> day.minusWeeks(n));
            tell("time, months", () -> time.plusMonths(n));
            tell("time, months back", () -> time.minusMonths(n));
            tell("month, months", () -> month.plusMonths(n));
            tell("month, months back", () -> month.minusMonths(n));
        }
        tell("day, days back", () -> day.minusDays(Long.MIN_VALUE));
        tell("time, days back", () -> time.minusDays(Long.MIN_VALUE));
        for (long n : new long[]{0, 1, 11, 12, 13, -1, -12, -13, 1200}) {
            tell("months " + n, () -> day.plusMonths(n) + " " + day.minusMonths(n) + " " + month.plusMonths(n));
        }
    }

    static void nanos() {
        for (int nanos : new int[]{0, 5000000, 123456789, 1}) {
            LogRecord r = new LogRecord(Level.INFO, "text");
            r.setInstant(Instant.ofEpochSecond(1700000000L, nanos));
            String text = new XMLFormatter().format(r);
            int at = text.indexOf("<nanos>");
            tell("nanos " + nanos, () -> at < 0 ? "none" : text.substring(at, text.indexOf('\n', at)));
        }
    }

    static void decodings() {
        for (String s : new String[] {"YWJj", "YWJjZ", "YWJjZA", "YW*j"}) tell("decode " + s, () -> {
            java.io.InputStream in = Base64.getDecoder().wrap(new ByteArrayInputStream(s.getBytes()));
            return new String(in.readAllBytes());
        });
        String head = "<!DOCTYPE properties SYSTEM \"http://java.sun.com/dtd/properties.dtd\">";
        for (String s : new String[] {"<properties><entry key='a'>1</entry></properties>",
            head + "<properties><!-- <entry key='c'>2</entry> --><entry key='a'>1<![CDATA[<&]]>2</entry></properties>"})
            tell("properties", () -> {
                Properties p = new Properties();
                p.loadFromXML(new ByteArrayInputStream(s.getBytes()));
                return p;
            });
        tell("encoding", () -> {
            new Properties().storeToXML(new ByteArrayOutputStream(), null, "no-such");
            return "stored";
        });
        tell("too far to the left", () -> BigInteger.TWO.shiftLeft(Integer.MAX_VALUE));
        tell("zero goes", () -> BigInteger.ZERO.shiftLeft(Integer.MAX_VALUE));
        for (String cs : new String[] {"windows-1252", "ISO-8859-15", "US-ASCII", "KOI8-R", "UTF-8"}) tell("old name", () ->
            new java.io.InputStreamReader(new ByteArrayInputStream(new byte[0]), cs).getEncoding());
        for (String g : new String[] {"[^a]", "[!a]", "[!^]"}) tell("glob " + g, () -> {
            java.nio.file.PathMatcher m = java.nio.file.FileSystems.getDefault().getPathMatcher("glob:" + g);
            return m.matches(java.nio.file.Path.of("a")) + " " + m.matches(java.nio.file.Path.of("^")) + " " + m.matches(java.nio.file.Path.of("b"));
        });
    }

    /** Fields by names that are none. */
    static class Named implements java.io.Serializable {
        int number = 1;
        String said = "";

        private void writeObject(ObjectOutputStream out) throws java.io.IOException {
            ObjectOutputStream.PutField f = out.putFields();
            f.put("number", 5);
            try {
                f.put("number", 5L);
                said += "put";
            } catch (IllegalArgumentException e) {
                said += e.getMessage() + ", ";
            }
            f.put("said", said);
            out.writeFields();
        }

        private void readObject(ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
            ObjectInputStream.GetField f = in.readFields();
            number = f.get("number", 0);
            said = (String) f.get("said", "");
            try {
                said += f.get("other", 'c');
            } catch (IllegalArgumentException e) {
                said += e.getMessage() + ", ";
            }
            try {
                said += f.defaulted("other");
            } catch (IllegalArgumentException e) {
                said += e.getMessage();
            }
        }
    }

    static Object named() throws Exception {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        new ObjectOutputStream(b).writeObject(new Named());
        Named n = (Named) new ObjectInputStream(new ByteArrayInputStream(b.toByteArray())).readObject();
        return n.number + " " + n.said;
    }

    public static void main(String[] args) throws Exception {
        lists();
        changedMeanwhile();
        beyondAllYears();
        nanos();
        expressions();
        locales();
        sockets();
        annotations();
        tell("a month in another calendar", () -> ThaiBuddhistDate.of(2552, 7, 1).with(Month.APRIL));
        tell("and with nothing", () -> {
            new BitSet().and(null);
            return "done";
        });
        decodings();
        tell("names of fields", Main::named);
    }
}
