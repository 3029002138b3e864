import java.io.File;
import java.io.IOException;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.nio.file.Files;

public class Main {
    static native void startCounting();

    /** Classes of this program's loaders that the agent saw go: by the tags of their mirrors. */
    static native int mirrorsFreed();

    static native void tag(Class<?> c);

    /** Names that the ClassUnload extension event told since the last call, how many. */
    static native int unloadEvents();

    static class Loader extends ClassLoader {
        Loader() {
            super(Main.class.getClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            try {
                byte[] b = Files.readAllBytes(new File(System.getProperty("extra"), name.concat(".class")).toPath());
                return defineClass(name, b, 0, b.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name);
            }
        }
    }

    static int load(Reference<?>[] refs, ReferenceQueue<Object> q, boolean library) throws Exception {
        Loader l = new Loader();
        Class<?> c = l.loadClass("Guest");
        tag(c);
        tag(l.loadClass("Guest$Part"));
        Object o = c.getDeclaredConstructor().newInstance();
        int answer = (Integer) c.getMethod("answer").invoke(o);
        if (library) {
            c.getMethod("library", String.class).invoke(o, System.getProperty("guest"));
            answer += (Integer) c.getMethod("fromC").invoke(o);
        }
        refs[0] = new WeakReference<>(l, q);
        refs[1] = new WeakReference<>(c);
        refs[2] = new PhantomReference<>(c, q);
        refs[3] = new WeakReference<>(o);
        return answer;
    }

    static void collect(Reference<?>[] refs) throws Exception {
        while (!refs[0].refersTo(null) || !refs[1].refersTo(null) || !refs[3].refersTo(null)) {
            System.gc();
            Thread.sleep(1);
        }
    }

    static void untilFreed(int n) throws Exception {
        int seen = 0;
        while ((seen += mirrorsFreed()) < n) {
            System.gc();
            Thread.sleep(1);
        }
        Say.line("mirrors freed: ", seen);
    }

    static void untilUnloaded(int n) throws Exception {
        int seen = 0;
        while ((seen += unloadEvents()) < n) {
            System.gc();
            Thread.sleep(1);
        }
        Say.line("classes unloaded: ", seen);
    }

    public static void main(String[] args) throws Exception {
        startCounting();
        Reference<?>[] refs = new Reference<?>[4];
        ReferenceQueue<Object> q = new ReferenceQueue<>();

        Say.line("answer ", load(refs, q, false));
        collect(refs);
        Say.line("queued ", q.remove() != null, " ", q.remove() != null);
        untilFreed(2);
        untilUnloaded(2);

        Say.line("-- with a library");
        Say.line("answer ", load(refs, q, true));
        collect(refs);
        untilUnloaded(2);
        while (!Boolean.getBoolean("guest.gone")) {
            System.gc();
            Thread.sleep(1);
        }
        Say.line("library gone");
        Say.line("answer ", load(refs, q, true), " again, in another loader");
        collect(refs);

        Say.line("-- kept by an instance");
        Loader l = new Loader();
        Object o = l.loadClass("Guest").getDeclaredConstructor().newInstance();
        WeakReference<Loader> w = new WeakReference<>(l);
        l = null;
        System.gc();
        Say.line(w.get() != null, " ", o.getClass().getClassLoader() == w.get());

        Say.line("-- many loaders in a small heap");
        int sum = 0;
        for (int i = 0; i < 400; i++) {
            sum += load(refs, q, false);
        }
        Say.line(sum);
        Reference.reachabilityFence(o);
    }
}
