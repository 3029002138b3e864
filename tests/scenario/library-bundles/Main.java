import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.*;

public class Main {
    static final Map<String, String> FILES = Map.of("text.properties", "a=root a\nb=root b\nc=root c\n",
            "text_de.properties", "a=de a\nb=de b\n", "text_de_AT.properties", "a=at \\u00e4\n",
            "text_fr_FR_MAC.properties", "a=mac\n", "only_it.properties", "a=it\n", "own.text", "k: from text\n");

    static ClassLoader loader() throws Exception {
        Path dir = Files.createTempDirectory("bundles");
        dir.toFile().deleteOnExit();
        for (Map.Entry<String, String> e : FILES.entrySet()) {
            Path p = Files.writeString(dir.resolve(e.getKey()), e.getValue());
            p.toFile().deleteOnExit();
        }
        return new URLClassLoader(new URL[] {dir.toUri().toURL()});
    }

    public static class Coded extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"number", 42}, {"words", new String[] {"x", "y"}}};
        }
    }

    static void say(Object o) {
        System.out.println(o);
    }

    static void fails(Runnable r) {
        try {
            r.run();
            say("no failure");
        } catch (RuntimeException e) {
            say(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static String show(ResourceBundle b) {
        return b.getBaseBundleName() + " [" + b.getLocale() + "] " + b.getString("a") + " " + new TreeSet<>(b.keySet());
    }

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.ITALY);
        ClassLoader l = loader();
        for (Locale x : new Locale[] {Locale.GERMANY, new Locale("de", "AT"), Locale.ROOT, Locale.JAPAN,
            new Locale("fr", "FR", "MAC"), new Locale("fr", "FR", "MAC_OLD"), Locale.FRANCE}) {
            say(x + " -> " + show(ResourceBundle.getBundle("text", x, l)));
        }
        ResourceBundle at = ResourceBundle.getBundle("text", new Locale("de", "AT"), l);
        say(at.getString("b") + ", " + at.getString("c") + " " + at.containsKey("d") + " "
                + Collections.list(at.getKeys()).size());
        say(ResourceBundle.getBundle("only", Locale.US, l).getString("a"));
        fails(() -> at.getString("none").length());
        fails(() -> ResourceBundle.getBundle("nothing", Locale.US, l));
        ResourceBundle.Control no = ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_DEFAULT);
        fails(() -> ResourceBundle.getBundle("only", Locale.US, l, no));
        ResourceBundle c = ResourceBundle.getBundle("Main$Coded", Locale.US);
        say(c.getObject("number") + " " + c.getStringArray("words")[1] + " " + c.getLocale().equals(Locale.ROOT));
        fails(() -> c.getString("number"));
        ResourceBundle.Control props = ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        fails(() -> ResourceBundle.getBundle("Main$Absent", Locale.US, props));
        List<String> asked = new ArrayList<>();
        ResourceBundle own = ResourceBundle.getBundle("own", Locale.CANADA_FRENCH, l, new ResourceBundle.Control() {
            @Override
            public List<String> getFormats(String base) {
                return List.of("text");
            }

            @Override
            public Locale getFallbackLocale(String base, Locale locale) {
                asked.add("fallback " + locale);
                return null;
            }

            @Override
            public ResourceBundle newBundle(String base, Locale locale, String format, ClassLoader loader,
                    boolean reload)
                    throws java.io.IOException {
                String name = toBundleName(base, locale);
                asked.add(name + " " + format + " " + reload);
                InputStream in = loader.getResourceAsStream(toResourceName(name, format));
                return in == null ? null : new PropertyResourceBundle(in);
            }
        });
        say(own.getString("k") + " " + asked);
        say(no.getCandidateLocales("b", new Locale("de", "CH", "V_W")) + " " + no.toBundleName("p.q", Locale.FRANCE)
                + " "
                + no.toBundleName("b", new Locale("", "", "")) + " " + no.toBundleName("b", new Locale("en", "",
                        "V")) + " "
                + no.toResourceName("p.q_fr", "x") + " " + no.getTimeToLive("b", Locale.US) + " " + no.getFormats("b"));
        say(no.getCandidateLocales("b", Locale.forLanguageTag("sr-Latn-RS")));
        fails(() -> ResourceBundle.Control.getControl(List.of("odd")));
    }
}
