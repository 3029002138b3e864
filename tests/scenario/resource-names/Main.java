import java.io.File;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Collections;

/** Arguments: a folder and a jar with the same in it. */
public class Main {
    private static final String[] NAMES = {
        "x", "x/", "x/file", "x/../x/file", "../there", "/x", "/", "", "a b", "a#b", "a?b", "a%20b", "\u00fc/+", "nowhere"};

    private static void tell(ClassLoader loader, String name) throws Exception {
        StringBuilder all = new StringBuilder();
        for (URL url : Collections.list(loader.getResources(name))) {
            try (InputStream in = url.openStream()) {
                all.append(' ').append(url.toString().replaceAll("file:.*/(there|there.jar)(?=/|!)", "$1"));
            } catch (java.io.IOException e) {
                all.append(' ').append(e.getClass().getSimpleName());
            }
        }
        Say.line("  '", name, "'", all, loader.getResourceAsStream(name) == null ? ", no stream" : "");
    }

    public static void main(String[] args) throws Exception {
        URL[] urls = {new File(args[0]).toURI().toURL(), new File(args[1]).toURI().toURL()};
        ClassLoader[] loaders = {Main.class.getClassLoader(), new URLClassLoader(urls, null)};
        for (ClassLoader loader : loaders) {
            Say.line(loader instanceof URLClassLoader ? "a loader of URLs" : "the class path");
            for (String name : NAMES) {
                tell(loader, name);
            }
        }
    }
}
