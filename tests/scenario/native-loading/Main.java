import java.io.InputStream;

public class Main {
    private static volatile boolean unloaded;

    /** Loads a library while another thread does. */
    static final class Second extends Thread {
        private final String library;
        String found;

        Second(String library) {
            this.library = library;
        }

        @Override
        public void run() {
            found = load(library);
        }
    }

    private static Second second;

    /** Made late by JNI_OnLoad of slow. */
    static native int answer();

    static String load(String library) {
        try {
            System.loadLibrary(library);
            return String.valueOf(answer());
        } catch (UnsatisfiedLinkError e) {
            return e.getMessage().replaceFirst("/.*/", "");
        }
    }

    /** Called by JNI_OnLoad of slow and refused: another thread asks for the library now, unless this is it. */
    static void onLoad() {
        if (Thread.currentThread() == second) {
            return;
        }
        second.start();
        while (second.getState() == Thread.State.RUNNABLE) { // it waits then, or has its answer
            Thread.yield();
        }
    }

    private static void both(String library) throws InterruptedException {
        second = new Second(library);
        Say.line("first: ", load(library));
        second.join();
        Say.line("second: ", second.found);
    }

    public static String path(String library) {
        return System.getProperty("libraries").concat("/").concat(System.mapLibraryName(library));
    }

    /** Called by JNI_OnUnload. */
    static void onUnload() {
        unloaded = true;
    }

    /** Has a library that goes with it. */
    public static class Guest {
        static {
            System.load(path("guest"));
        }
    }

    static final class Apart extends ClassLoader {
        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals("Main$Guest")) {
                return super.loadClass(name, resolve);
            }
            try (InputStream in = Main.class.getResourceAsStream("Main$Guest.class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    private static void loadApart() throws Exception {
        Class.forName("Main$Guest", true, new Apart());
    }

    public static void main(String[] args) throws Exception {
        both("refused");
        both("slow");
        System.loadLibrary("outer");
        loadApart();
        while (!unloaded) {
            System.gc();
            Thread.sleep(1);
        }
        Say.line("JNI_OnUnload has found Main");
    }
}
