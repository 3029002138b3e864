/*
 * Loads a class in a loader of its own, again and again, and lets it be unloaded, while an agent's thread asks
 * about the methods of all of them.
 */
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;

public class Main {
    private static byte[] bytes;

    static native void redefine(Class<?> c, byte[] bytes);

    static native void start();

    static native void end();

    public static void redefine(Class<?> c) {
        redefine(c, bytes);
    }

    static Runnable guest(URL[] urls) throws Exception {
        try (URLClassLoader loader = new URLClassLoader(urls, Main.class.getClassLoader())) {
            Runnable guest = (Runnable) loader.loadClass("Guest").getDeclaredConstructor().newInstance();
            guest.run();
            return guest;
        }
    }

    public static void main(String[] args) throws Exception {
        Path folder = Paths.get(args[0]);
        bytes = Files.readAllBytes(folder.resolve("Guest.class"));
        URL[] urls = {folder.toUri().toURL()};
        Runnable kept = guest(urls);
        start();
        for (int i = 0; i < 120; i++) {
            guest(urls);
            if (i % 4 == 3)
                System.gc();
        }
        end();
        Say.line("kept: ", kept != null);
    }
}
