import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.lang.reflect.Constructor;

public class Main {
    static native void suspend(Thread t);

    static native void ignore();

    static native void remember(Class<?> c);

    static native void recall();

    static void thrower() {
        throw new IllegalStateException();
    }

    static class Loader extends ClassLoader {
        Class<?> define() throws Exception {
            InputStream in = Main.class.getResourceAsStream("Gone.class");
            byte[] bytes = in.readAllBytes();
            return defineClass("Gone", bytes, 0, bytes.length);
        }
    }

    static WeakReference<Class<?>> load() throws Exception {
        Class<?> c = new Loader().define();
        Constructor<?> constructor = c.getDeclaredConstructor();
        constructor.setAccessible(true);
        constructor.newInstance(); // it is prepared now
        remember(c);
        return new WeakReference<>(c);
    }

    public static void main(String[] args) throws Exception {
        Thread sleeper = new Thread("sleeper") {
            public void run() {
                for (;;)
                    Thread.yield();
            }
        };
        sleeper.setDaemon(true);
        sleeper.start();
        suspend(sleeper);
        try {
            ignore();
        } catch (IllegalStateException e) {
            System.out.println("caught");
        }
        if (args[0].equals("method")) {
            WeakReference<Class<?>> gone = load();
            while (gone.get() != null)
                System.gc();
            recall();
        }
    }
}

class Gone {
    void method() {
    }
}
