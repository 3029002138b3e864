import java.net.*;
import java.time.LocalDateTime;
import java.util.*;
import java.util.concurrent.*;
import java.util.logging.*;
import java.util.zip.ZipEntry;

public class Main {
    static final String[] NAMES = {"example.com", "EXAMPLE.Com", "b\u00fccher.de", "B\u00dcCHER.DE", "stra\u00dfe.de",
        "\u4f8b\u3048.\u30c6\u30b9\u30c8",
        "\u0645\u062b\u0627\u0644.\u0625\u062e\u062a\u0628\u0627\u0631",
        "", ".",
        "\u3002", "a..b", "a.", "a\u3002b\uff0ec\uff61d", "xn--bcher-kva.de", "XN--bcher-kva", "xn--\u00fc", "a_b",
        "-a", "a-", "so\u00adft", "\u0391\u03a3", "\u2163", "\ud835\udd04bc", "a\u0645", "\u0645a\u0645", "x\u2028",
        "\u00e9\u0301", "ab cd", "\u00a0x", "xn--", "xn--a", "xn--99999999", "a".repeat(64), "\u00fc".repeat(60),
        "\u0130", "\u212a", "\uff21\uff22", "\u00e4-", "\u200dx", "\u0301", "\u0390\u03b0", "\u2024",
        "xn--fsqu00a.xn--0zwm56d", "a.xn--\u00e4"};

    static void show(Callable<Object> c) {
        try {
            System.out.println(ascii(String.valueOf(c.call())));
        } catch (Exception e) {
            System.out.println(ascii(e.toString()));
        }
    }

    static String ascii(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) b.append(c < 127 && c >= 32 ? "" + c : String.format("\\u%04x", (int) c));
        return b.toString();
    }

    static void names() {
        for (String s : NAMES) {
            for (int flags = 0; flags < 4; flags++) {
                int f = flags;
                show(() -> s + " " + f + " " + IDN.toASCII(s, f) + " " + IDN.toUnicode(IDN.toASCII(s, f), f));
                show(() -> IDN.toUnicode(s, f));
            }
        }
        show(() -> IDN.toUnicode("xn--e28h.com", IDN.ALLOW_UNASSIGNED));
    }

    static void times() {
        TimeZone.setDefault(TimeZone.getTimeZone("Europe/Berlin"));
        ZipEntry e = new ZipEntry("x");
        e.setTimeLocal(LocalDateTime.of(2020, 2, 3, 4, 5, 7));
        show(() -> e.getTimeLocal() + " " + e.getTime());
        e.setTimeLocal(LocalDateTime.of(1970, 2, 3, 4, 5, 7));
        show(() -> e.getTimeLocal() + " " + e.getTime());
        e.setTime(0);
        show(() -> e.getTimeLocal());
    }

    static void logging() {
        Logger l = Logger.getLogger("n");
        l.setUseParentHandlers(false);
        l.addHandler(new Handler() {
            public void publish(LogRecord r) {
                System.out.println(r.getLevel() + " " + r.getSourceClassName() + " " + r.getSourceMethodName() + " "
                        + r.getMessage() + " " + Arrays.toString(r.getParameters()) + " " + r.getThrown() + " "
                        + (r.getResourceBundle() == null));
            }

            public void flush() {
            }

            public void close() {
            }
        });
        ResourceBundle bundle = new ListResourceBundle() {
            protected Object[][] getContents() {
                return new Object[][] {{"k", "v"}};
            }
        };
        l.logrb(Level.INFO, "C", "m", bundle, "k", 1, 2);
        l.logrb(Level.INFO, "C", "m", bundle, "k", new Error("x"));
        l.logrb(Level.FINE, "C", "m", bundle, "k");
        l.logrb(Level.INFO, "C", "m", (ResourceBundle) null, "k", 1);
    }

    public static void main(String[] args) {
        names();
        times();
        logging();
    }
}
