import java.io.File;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;

/** A guest's method runs until it is compiled; then its loader is dropped, and its code must be told to be gone. */
public class Main {
    /** How often code of the guest's method was told of, and told to be gone. */
    static native int compiled();

    static native int unloaded();

    static native int order();

    public static class Guest implements Runnable {
        static int sum;

        public void run() {
            for (int i = 0; i < 10; i++) {
                sum += i;
            }
        }
    }

    static class Loader extends ClassLoader {
        Loader() {
            super(null);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            try {
                byte[] b = Files.readAllBytes(new File(System.getProperty("java.class.path"), name.concat(".class")).toPath());
                return defineClass(name, b, 0, b.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name);
            }
        }
    }

    static WeakReference<Object> visit() throws Exception {
        Loader loader = new Loader();
        Runnable guest = (Runnable) loader.loadClass("Main$Guest").getDeclaredConstructor().newInstance();
        while (compiled() == 0) {
            guest.run();
        }
        return new WeakReference<>(loader);
    }

    public static void main(String[] args) throws Exception {
        System.loadLibrary("profiler");
        WeakReference<Object> loader = visit();
        System.out.println("compiled");
        while (!loader.refersTo(null) || unloaded() < compiled() || order() == 0) {
            System.gc();
            Thread.sleep(1);
        }
        System.out.println(unloaded() == compiled() ? "each is gone" : "more are gone than there were");
        System.out.println(order() == 1 ? "before their class" : "some after their class");
    }
}
