import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.LinkPermission;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.PropertyPermission;
import java.util.ResourceBundle;
import java.util.logging.*;
import java.util.stream.Stream;

public class Main {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    static void decimals() {
        String[] numbers = {"123.456", "7", "0.001", "1E+5", "-98765.4321", "0", "33.333"};
        for (String x : numbers) {
            for (String y : numbers) {
                for (int p : new int[] {0, 1, 3, 10}) {
                    MathContext mc = new MathContext(p, RoundingMode.HALF_UP);
                    show(x + " / " + y + " in " + p, () -> Arrays.toString(new BigDecimal(x).divideAndRemainder(new BigDecimal(y), mc)));
                }
            }
        }
        show("part", () -> new BigDecimal("x123.45y".toCharArray(), 1, 6));
        show("too much", () -> new BigDecimal("x123.45y".toCharArray(), 1, 9));
    }

    static boolean implies(String a, String b) throws Exception {
        CertlessSource x = new CertlessSource(a);
        return x.implies(new CertlessSource(b));
    }

    static class CertlessSource extends java.security.CodeSource {
        CertlessSource(String url) throws Exception {
            super(new java.net.URL(url), (java.security.CodeSigner[]) null);
        }
    }

    /** Digests of a length of their own, places of code that stand for others, files that name providers. */
    static void security() throws Exception {
        for (String s : new String[] {"SHA-512/224", "SHA-512/256", "sha512/256", "2.16.840.1.101.3.4.2.5"}) {
            show(s, () -> {
                java.security.MessageDigest d = java.security.MessageDigest.getInstance(s);
                return d.getDigestLength() + " " + Arrays.toString(d.digest("x".getBytes()));
            });
        }
        String[] places = {"file:/a/-", "file:/a/*", "file:/a/b", "file:/a/b/", "file:/a/b/c", "http://*.h.org/a/-",
            "http://www.h.org/a/b", "http://www.h.org:80/a/b", "http://www.h.org:81/a/b#r", "http://h.org/a/b"};
        for (String a : places) {
            for (String b : places) show(a + " implies " + b, () -> implies(a, b));
        }
        Path dir = Files.createTempDirectory("services");
        Path file = Files.createDirectories(dir.resolve("META-INF/services")).resolve("Main$Action");
        for (String s : new String[] {"a b", "1x", "a..b", "Main$Plain", "no.Such"}) {
            Files.writeString(file, s);
            ClassLoader l = new java.net.URLClassLoader(new java.net.URL[] {dir.toUri().toURL()}, Main.class.getClassLoader());
            try {
                java.util.ServiceLoader.load(Action.class, l).iterator().next();
            } catch (java.util.ServiceConfigurationError e) {
                System.out.println(e.getMessage().replaceAll("file:.*/", ""));
            }
        }
        Files.delete(file);
        Files.delete(file.getParent());
        Files.delete(file.getParent().getParent());
        Files.delete(dir);
    }

    static void collected() {
        java.security.PermissionCollection c = new RuntimePermission("any").newPermissionCollection();
        show("other class", () -> {
            c.add(new PropertyPermission("a", "read"));
            return 0;
        });
        c.add(new RuntimePermission("a.*"));
        show("below", () -> c.implies(new RuntimePermission("a.b")) + " " + c.implies(new RuntimePermission("a")));
        show("read back", () -> {
            java.io.ByteArrayOutputStream b = new java.io.ByteArrayOutputStream();
            new java.io.ObjectOutputStream(b).writeObject(c);
            Object o = new java.io.ObjectInputStream(new ByteArrayInputStream(b.toByteArray())).readObject();
            return o.getClass() + " " + ((java.security.PermissionCollection) o).implies(new RuntimePermission("a.c"));
        });
        c.setReadOnly();
        show("read only", () -> {
            c.add(new RuntimePermission("b"));
            return 0;
        });
    }

    static void texts() {
        show("discard", () -> ProcessBuilder.Redirect.DISCARD + " " + ProcessBuilder.Redirect.PIPE);
        for (String v : new String[] {"0", "0.1", "1", "1+", "1-a+", "1-a+-b", "1+-b"}) show("version " + v, () -> Runtime.Version.parse(v));
    }

    static void permissions() {
        show("implies", () -> new PropertyPermission("a.*", "read").implies(new PropertyPermission("a.b", "read")));
        show("actions", () -> new PropertyPermission("a", "write , READ"));
        show("none", () -> new PropertyPermission("a", null));
        show("link", () -> new LinkPermission("hard"));
        show("bad link", () -> new LinkPermission("soft"));
        show("logging", () -> new LoggingPermission("control", null));
    }

    static void wideCharacters() {
        for (String cs : new String[] {"UTF-32", "UTF-32LE", "UTF-32BE"}) {
            show(cs, () -> Arrays.toString("a\u00e9\ud83d\ude00\ud83d".getBytes(cs)));
            show(cs, () -> new String(new byte[] {0, 0, 0, 65, 0, 1, (byte) 0xf6, 0}, cs).length());
            show(cs, () -> new String(new byte[] {(byte) 0xff, (byte) 0xfe, 0, 0, 65, 0, 0, 0}, cs).length());
            show(cs, () -> new String(new byte[] {0, 0, (byte) 0xfe, (byte) 0xff, 0, 0, 0, 65}, cs).length());
        }
    }

    static Formatter plain() {
        return new Formatter() {
            public String format(LogRecord r) {
                return r.getMessage() + "\n";
            }
        };
    }

    static void files() throws IOException {
        Path dir = Files.createTempDirectory("logs");
        FileHandler h = new FileHandler(dir + "/a%g.log", 200, 3);
        h.setFormatter(plain());
        System.out.println("locked: " + Files.exists(dir.resolve("a0.log.lck")));
        for (int i = 0; i < 30; i++) h.publish(new LogRecord(Level.INFO, "message number " + i));
        FileHandler other = new FileHandler(dir + "/a%g.log");
        other.setFormatter(plain());
        other.publish(new LogRecord(Level.INFO, "other"));
        other.close();
        h.close();
        for (int i = 0; i < 2; i++) {
            FileHandler more = new FileHandler(dir + "/b.log", true);
            more.setFormatter(plain());
            more.publish(new LogRecord(Level.INFO, "more " + i));
            more.close();
        }
        List<Path> all;
        try (Stream<Path> s = Files.list(dir)) {
            all = s.sorted().toList();
        }
        for (Path p : all) System.out.println(p.getFileName() + " " + Files.readAllLines(p));
    }

    static void memory() {
        List<String> got = new ArrayList<>();
        Handler target = new Handler() {
            public void publish(LogRecord r) {
                got.add(r.getMessage());
            }

            public void flush() {
                got.add("flush");
            }

            public void close() {
                got.add("close");
            }
        };
        MemoryHandler h = new MemoryHandler(target, 3, Level.WARNING);
        for (int i = 0; i < 5; i++) h.publish(new LogRecord(Level.INFO, "i" + i));
        System.out.println(got);
        h.publish(new LogRecord(Level.SEVERE, "s"));
        System.out.println(got);
        h.publish(new LogRecord(Level.FINE, "f"));
        h.push();
        h.flush();
        h.close();
        System.out.println(got + " " + h.getPushLevel() + " " + h.getLevel());
        show("no size", () -> new MemoryHandler(target, 0, Level.ALL));
    }

    static void xml() {
        LogRecord r = new LogRecord(Level.WARNING, "a<b>&{0}");
        r.setInstant(Instant.ofEpochSecond(1000, 123456789));
        r.setSequenceNumber(5);
        r.setLoggerName("l");
        r.setSourceClassName("C");
        r.setSourceMethodName("m");
        r.setLongThreadID(3);
        r.setParameters(new Object[] {"P"});
        Exception e = new Exception("boom");
        e.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b", "c", 4), new StackTraceElement("A", "n", "c", -2)});
        r.setThrown(e);
        XMLFormatter f = new XMLFormatter();
        System.out.print(f.format(r) + f.getTail(null));
        r.setMessage("none");
        r.setThrown(null);
        r.setParameters(new Object[] {1, null});
        System.out.print(f.format(r));
    }

    static void configuration() throws IOException {
        LogManager m = LogManager.getLogManager();
        m.addConfigurationListener(() -> System.out.println("told"));
        m.readConfiguration(new ByteArrayInputStream("a.level=FINE\nhandlers=\n".getBytes()));
        Logger a = Logger.getLogger("a");
        System.out.println(a.getLevel() + " " + Logger.getLogger("").getHandlers().length);
        m.updateConfiguration(new ByteArrayInputStream("a.level=WARNING\nb.level=INFO\n".getBytes()), k -> (o, n) -> n == null ? o : n);
        System.out.println(a.getLevel() + " " + m.getProperty("b.level"));
    }

    public static void main(String[] args) throws Exception {
        System.setProperty("java.util.logging.manager", "Main$Manager");
        texts();
        decimals();
        permissions();
        wideCharacters();
        files();
        memory();
        xml();
        configuration();
        platformLoggers();
        logging();
        security();
        collected();
    }

    public static class Texts extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"key", "text {0}"}};
        }
    }

    /** Knows that it was asked. */
    public static class Manager extends LogManager {
        static final List<String> added = new ArrayList<>();

        @Override
        public boolean addLogger(Logger l) {
            if (l.getName().startsWith("own.")) added.add(l.getName());
            return super.addLogger(l);
        }
    }

    public static class Plain extends SimpleFormatter {
    }

    public static class None implements Filter {
        @Override
        public boolean isLoggable(LogRecord r) {
            return false;
        }
    }

    /** What a configuration names reads it, too. */
    public static class Reader {
        static int made;

        public Reader() {
            made++;
        }
    }

    public static class Other extends Texts {
    }

    /** A program's own manager, what the configuration says of handlers, levels by name, and texts of loggers. */
    static void logging() throws Exception {
        LogManager m = LogManager.getLogManager();
        show("manager", () -> m.getClass() + " " + Logger.getLogger("own.a").getParent().getName() + Manager.added);
        String h = "java.util.logging.ConsoleHandler";
        String text = "configured.handlers=" + h + "\n" + h + ".level=SEVERE\n" + h + ".formatter=Main$Plain\n" + h
                + ".filter=Main$None\n" + h + ".encoding=UTF-16\nconfig=Main$Reader\n"
                + "java.util.logging.StreamHandler.formatter=Main$Plain\n";
        m.readConfiguration(new ByteArrayInputStream(text.getBytes()));
        Handler c = Logger.getLogger("configured").getHandlers()[0];
        show("handler", () -> c.getLevel() + " " + c.getFormatter().getClass() + " " + c.getFilter().getClass() + " "
                + c.getEncoding() + " " + Reader.made + " " + new StreamHandler().getFormatter().getClass());
        m.readConfiguration(new ByteArrayInputStream(new byte[0]));
        show("level", () -> Level.parse("info"));
        Logger l = Logger.getLogger("texts", "Main$Texts");
        show("same texts", () -> Logger.getLogger("texts", "Main$Texts") == l);
        show("other texts", () -> Logger.getLogger("texts", "Main$Other"));
        show("no texts", () -> Logger.getLogger("textless", "NoSuch"));
        show("nameless", () -> {
            l.setResourceBundle(new Texts());
            return 0;
        });
        Logger under = Logger.getLogger("texts.under");
        under.setUseParentHandlers(false);
        under.setFilter(r -> {
            System.out.println(r.getResourceBundleName() + " " + new SimpleFormatter().formatMessage(r));
            return false;
        });
        under.log(Level.INFO, "key", 1);
        under.logrb(Level.INFO, ResourceBundle.getBundle("Main$Other"), "key", 2);
        under.logrb(Level.INFO, "c", "m", ResourceBundle.getBundle("Main$Other"), "key", 3);
        under.setResourceBundle(ResourceBundle.getBundle("Main$Other"));
        show("named", () -> under.getResourceBundleName());
    }

    /** What System.getLogger answers logs through java.util.logging. */
    static void platformLoggers() {
        Logger under = Logger.getLogger("platform");
        under.setUseParentHandlers(false);
        under.setLevel(Level.ALL);
        Handler heard = new Handler() {
            @Override
            public void publish(LogRecord r) {
                System.out.println(r.getLevel() + " " + r.getSourceClassName() + "." + r.getSourceMethodName() + " "
                        + new SimpleFormatter().formatMessage(r) + " " + r.getThrown());
            }

            @Override
            public void flush() {
            }

            @Override
            public void close() {
            }
        };
        heard.setLevel(Level.ALL);
        under.addHandler(heard);
        System.Logger log = System.getLogger("platform");
        for (System.Logger.Level l : System.Logger.Level.values()) {
            log.log(l, "{0} of {1}", 1, l);
        }
        under.setLevel(Level.INFO);
        log.log(System.Logger.Level.DEBUG, "never");
        log.log(System.Logger.Level.INFO, () -> "supplied", new Error("thrown"));
        System.Logger own = System.getLogger("platform", new Texts());
        own.log(System.Logger.Level.INFO, "key", 7);
        own.log(System.Logger.Level.INFO, () -> "key");
        for (Runnable r : new Runnable[] {() -> log.log(System.Logger.Level.INFO, (java.util.function.Supplier<String>) null),
            () -> log.log(System.Logger.Level.OFF, (Object) null), () -> System.getLogger("a", null)}) {
            try {
                r.run();
            } catch (NullPointerException e) {
                System.out.println("null");
            }
        }
        System.LoggerFinder finder = System.LoggerFinder.getLoggerFinder();
        System.out.println((finder == System.LoggerFinder.getLoggerFinder()) + " "
                + finder.getLocalizedLogger("n", null, Main.class.getModule()).getName());
    }
}
