import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class Loader extends ClassLoader {
        Class<?> define(byte[] b) {
            return defineClass(null, b, 0, b.length);
        }
    }

    static int fill(byte[] bytes) throws Exception {
        List<Class<?>> kept = new ArrayList<>();
        try {
            while (kept.size() < 1_000_000) {
                Class<?> c = new Loader().define(bytes);
                Class.forName("Filler", true, c.getClassLoader());
                kept.add(c);
            }
            return -1;
        } catch (OutOfMemoryError e) {
            return kept.size();
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = Files.readAllBytes(Path.of(args[0], "Filler.class"));
        for (int i = 0; i < 3; i++) {
            System.out.println("OutOfMemoryError after many classes: " + (fill(bytes) > 100));
            System.gc();
        }
        System.out.println("the program goes on");
    }
}
