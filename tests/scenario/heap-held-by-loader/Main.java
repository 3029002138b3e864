import java.io.InputStream;
import java.lang.reflect.Method;

public class Main {
    static native void tag(Object object, long tag);
    static native void walk(Object from, String what);

    static class Loader extends ClassLoader {
        Loader() {
            super(null);
        }

        Class<?> define() throws Exception {
            InputStream in = Main.class.getResourceAsStream("Main$Kept.class");
            byte[] bytes = new byte[4096];
            int length = 0;
            for (int n; (n = in.read(bytes, length, bytes.length - length)) > 0; ) {
                length += n;
            }
            return defineClass("Main$Kept", bytes, 0, length);
        }
    }

    /** Loaded by Loader, too, and then known to nobody but it. */
    public static class Kept {
        static Object held;

        public static void hold(Object object) {
            held = object;
        }
    }

    static Loader loader = new Loader();

    static void prepare() throws Exception {
        Class<?> kept = loader.define();
        Object object = new int[3];
        Method hold = kept.getMethod("hold", Object.class);
        hold.invoke(null, object);
        tag(loader, 1);
        tag(kept, 2);
        tag(object, 3);
    }

    public static void main(String[] args) throws Exception {
        prepare();
        walk(null, "the roots");
        walk(loader, "the loader");
    }
}
