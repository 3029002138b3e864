import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.Callable;
import java.util.function.Function;

/**
 * The classes of this program by a loader that has no Gone: what a call site names is resolved before it is linked
 * (JVMS 5.4.3.6).
 */
public class Main {
    interface Gone {
        void run();
    }

    static class GoneToo {
    }

    interface Takes {
        void take(GoneToo g);
    }

    static class Other {
        static void take(GoneToo g) {
        }
    }

    public static class Sites implements Callable<Object> {
        private final int site;

        public Sites(int site) {
            this.site = site;
        }

        @Override
        public Object call() {
            switch (site) {
                case 0: return (Runnable) () -> made(null);
                case 1: return made((Gone) () -> made(null));
                case 2: return (Runnable & Gone) () -> made(null);
                case 3: return (Takes) Other::take;
                case 4: return (Takes) g -> made(null);
                case 5: return (Function<GoneToo, Object>) g -> g;
                default: return captured(null);
            }
        }

        private static Object made(Object o) {
            return o;
        }

        private static Object captured(GoneToo g) {
            return (Callable<Object>) () -> made(g);
        }
    }

    static class WithoutSome extends ClassLoader {
        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("Main$")) return super.loadClass(name, resolve);
            if (name.startsWith("Main$Gone")) throw new ClassNotFoundException(name);
            Class<?> known = findLoadedClass(name);
            if (known != null) return known;
            try (InputStream in = Main.class.getResourceAsStream(name + ".class")) {
                byte[] b = in.readAllBytes();
                return defineClass(name, b, 0, b.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ClassLoader l = new WithoutSome();
        for (int site = 0; site < 7; site++) {
            Callable<?> c = (Callable<?>) l.loadClass("Main$Sites").getConstructor(int.class).newInstance(site);
            for (int time = 0; time < 2; time++) {
                try {
                    Object made = c.call();
                    Say.line(site, " is made");
                    if (made instanceof Runnable) ((Runnable) made).run();
                } catch (Throwable e) {
                    Say.line(site, " ", e.toString());
                }
            }
        }
    }
}
