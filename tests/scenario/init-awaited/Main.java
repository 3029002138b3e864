// SPDX-License-Identifier: MIT
import java.io.InputStream;
import java.util.concurrent.CountDownLatch;

public final class Main {
    static native void ask(Thread t, String what, Class<?> c);

    static native void report();

    static CountDownLatch begun, go;
    static volatile int initialized, entered;

    public static void initializing() {
        begun.countDown();
        try {
            go.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void initialized() {
        initialized++;
    }

    public static void entered() {
        entered++;
    }

    public static int next(int v) {
        return v + 1;
    }

    /** Its classes are new in each loader, so they can be initialized once more. */
    static final class Fresh extends ClassLoader {
        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("Reader") || findLoadedClass(name) != null) return super.loadClass(name, resolve);
            try (InputStream in = Main.class.getResourceAsStream(name + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    /** Nothing tells that a thread waits there: it stays at the same place for a while. */
    static void awaitWaiting(Thread t, String method) throws InterruptedException {
        for (int same = 0; same < 20; same++) {
            StackTraceElement[] stack = t.getStackTrace();
            if (stack.length == 0 || !stack[0].getMethodName().equals(method)) same = 0;
            Thread.sleep(10);
        }
    }

    static void one(String what) throws Exception {
        begun = new CountDownLatch(1);
        go = new CountDownLatch(1);
        entered = initialized = 0;
        ClassLoader loader = new Fresh();
        java.util.function.IntSupplier reader =
                (java.util.function.IntSupplier) loader.loadClass("Reader").getDeclaredConstructor().newInstance();
        Thread first = new Thread(() -> {
            try {
                Class.forName("Reader$Above", true, loader);
            } catch (ClassNotFoundException e) {
                System.out.println(e);
            }
        });
        first.start();
        begun.await();
        String[] said = new String[1];
        Thread second = new Thread(() -> {
            try {
                said[0] = "answers " + reader.getAsInt();
            } catch (Throwable t) {
                said[0] = "throws " + t;
            }
        });
        second.start();
        awaitWaiting(second, "read");
        ask(second, what, Error.class);
        go.countDown();
        first.join();
        second.join();
        System.out.println(what + ": " + said[0] + ", begun " + entered + ", initialized " + initialized);
        report();
    }

    public static void main(String[] args) throws Exception {
        for (String what : new String[] {"nothing", "return", "pop", "stop", "events"}) one(what);
    }
}
