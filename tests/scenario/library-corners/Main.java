import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.net.ServerSocket;
import java.nio.channels.ServerSocketChannel;
import java.time.Month;
import java.time.chrono.ThaiBuddhistDate;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.ResourceBundle;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
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

    public static void main(String[] args) throws Exception {
        lists();
        expressions();
        locales();
        sockets();
        annotations();
        tell("a month in another calendar", () -> ThaiBuddhistDate.of(2552, 7, 1).with(Month.APRIL));
        tell("and with nothing", () -> {
            new BitSet().and(null);
            return "done";
        });
    }
}
