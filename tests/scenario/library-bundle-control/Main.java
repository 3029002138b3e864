import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/** Bundles of the program, of a loader that only asks for them, and a control that tells what it is asked. */
public class Main {
    public static class Words extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"word", "plain"}};
        }
    }

    public static class Words_fr extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"word", "French"}};
        }
    }

    public static class NoBundle {
    }

    public static class Hidden extends ListResourceBundle {
        private Hidden() {
        }

        @Override
        protected Object[][] getContents() {
            return null;
        }
    }

    static class Telling extends ResourceBundle.Control {
        long lives;
        boolean reload;

        @Override
        public java.util.List<Locale> getCandidateLocales(String name, Locale l) {
            System.out.println("candidates " + l);
            return super.getCandidateLocales(name, l);
        }

        @Override
        public long getTimeToLive(String name, Locale l) {
            System.out.println("lives " + l);
            return lives;
        }

        @Override
        public boolean needsReload(String name, Locale l, String format, ClassLoader c, ResourceBundle b, long since) {
            System.out.println("reload " + l + " " + format);
            return reload;
        }

        @Override
        public ResourceBundle newBundle(String name, Locale l, String format, ClassLoader c, boolean again)
                throws IllegalAccessException, InstantiationException, IOException {
            System.out.println("new " + l + " " + format + " " + again);
            return super.newBundle(name, l, format, c, again);
        }

        @Override
        public Locale getFallbackLocale(String name, Locale l) {
            System.out.println("fallback " + l);
            return super.getFallbackLocale(name, l);
        }
    }

    /** Loaded by another loader, beside properties that only that one finds. */
    public static class Asker implements Runnable {
        @Override
        public void run() {
            ResourceBundle b = ResourceBundle.getBundle("texts");
            System.out.println(b.getString("a") + " " + (b.getString("b").equals("\u00e4") ? "right" : "wrong"));
            System.out.println(ResourceBundle.getBundle("latin").getString("b").equals("\u00e4") ? "right" : "wrong");
        }
    }

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.US);
        missing();
        kept();
        Path dir = Files.createTempDirectory("bundles");
        Path classes = dir.resolve("Main$Asker.class");
        Files.write(dir.resolve("texts.properties"), new byte[] {'a', '=', 'x', '\n', 'b', '=', (byte) 0xc3, (byte) 0xa4});
        Files.write(dir.resolve("latin.properties"), new byte[] {'b', '=', (byte) 0xe4, '\n'});
        Files.write(classes, Main.class.getResourceAsStream("Main$Asker.class").readAllBytes());
        try (java.net.URLClassLoader l = new java.net.URLClassLoader(new java.net.URL[] {dir.toUri().toURL()}, null)) {
            ((Runnable) l.loadClass("Main$Asker").getDeclaredConstructor().newInstance()).run();
        }
        for (String file : new String[] {"texts.properties", "latin.properties", "Main$Asker.class", ""}) {
            Files.delete(dir.resolve(file));
        }
    }

    private static void missing() {
        ResourceBundle b = ResourceBundle.getBundle("Main$Words");
        System.out.println(b.getString("word") + " " + b.getLocale() + " " + (b == ResourceBundle.getBundle("Main$Words")));
        b = ResourceBundle.getBundle("Main$Words", Locale.FRANCE);
        System.out.println(b.getString("word") + " " + b.getLocale() + " "
                + (b == ResourceBundle.getBundle("Main$Words", Locale.FRENCH)) + " " + b.getBaseBundleName());
        for (String name : new String[] {"none", "Main$NoBundle", "Main$Hidden", "java.lang.String"}) {
            try {
                ResourceBundle.getBundle(name);
            } catch (MissingResourceException e) {
                System.out.println(e.getMessage() + "; " + e.getClassName() + "; " + e.getCause());
            }
        }
    }

    private static void kept() {
        Telling t = new Telling();
        ResourceBundle.clearCache();
        for (long lives : new long[] {0, 0, -2, -2, -2}) {
            t.lives = lives;
            System.out.println("-- " + lives);
            System.out.println(ResourceBundle.getBundle("Main$Words", Locale.FRENCH, t).getString("word"));
        }
        System.out.println("-- again");
        ResourceBundle.clearCache();
        t.lives = 0;
        ResourceBundle.getBundle("Main$Words", Locale.ROOT, t);
        t.reload = true;
        ResourceBundle.getBundle("Main$Words", Locale.ROOT, t);
        System.out.println("-- fallback");
        ResourceBundle.clearCache();
        t.lives = -2;
        System.out.println(ResourceBundle.getBundle("Main$Words", Locale.GERMAN, t).getLocale());
        System.out.println(ResourceBundle.getBundle("Main$Words", Locale.GERMAN, t).getLocale());
        t.lives = -3;
        ResourceBundle.clearCache();
        try {
            ResourceBundle.getBundle("Main$Words", Locale.ROOT, t);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
    }
}
