import java.io.File;
import java.nio.file.Files;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;

/*
 * A loader that is asked by two threads for what Kid names, and answers each in its own way. The slow thread asks
 * first, and is answered when the other one has linked.
 */
public class Main {
    static File folder;

    static class Loader extends ClassLoader {
        static {
            registerAsParallelCapable();
        }

        final CountDownLatch arrived = new CountDownLatch(1), goOn = new CountDownLatch(1);
        final boolean slowFails, quickFails;
        Thread slow;
        int asked;

        Loader(boolean slowFails, boolean quickFails) {
            super(Main.class.getClassLoader());
            this.slowFails = slowFails;
            this.quickFails = quickFails;
        }

        Class<?> define(String name) throws ClassNotFoundException {
            Class<?> c = findLoadedClass(name);
            if (c != null) {
                return c;
            }
            try {
                byte[] b = Files.readAllBytes(new File(folder, name.concat(".class")).toPath());
                return defineClass(name, b, 0, b.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }

        protected Class<?> loadClass(String name, boolean link) throws ClassNotFoundException {
            if (!name.equals("Wanted")) {
                return super.loadClass(name, link);
            }
            asked++;
            boolean isSlow = Thread.currentThread() == slow;
            if (isSlow) {
                arrived.countDown();
                try {
                    goOn.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
            if (isSlow ? slowFails : quickFails) {
                throw new ClassNotFoundException(isSlow ? "of the slow one" : "of the quick one");
            }
            return define(name);
        }
    }

    static String call(Callable<?> kid) {
        try {
            return kid.call().toString();
        } catch (Throwable t) {
            return t.getClass().getSimpleName().concat(" because ").concat(t.getCause().getMessage());
        }
    }

    static void race(boolean slowFails, boolean quickFails) throws Exception {
        final Loader loader = new Loader(slowFails, quickFails);
        final Callable<?> kid = (Callable<?>) loader.define("Kid").getConstructor().newInstance();
        final String[] answer = new String[1];
        loader.slow = new Thread() {
            public void run() {
                answer[0] = call(kid);
            }
        };
        loader.slow.start();
        loader.arrived.await();
        Say.line("the quick one: ", call(kid), "; again: ", call(kid));
        loader.goOn.countDown();
        loader.slow.join();
        Say.line("  the slow one: ", answer[0]);
        Say.line("  later: ", call(kid), "; the loader was asked ", loader.asked, " times");
    }

    public static void main(String[] args) throws Exception {
        folder = new File(args[0]);
        race(true, true);
        race(true, false);
        race(false, true);
        race(false, false);
    }
}
