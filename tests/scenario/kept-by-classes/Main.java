import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.ref.WeakReference;

/** Nothing but a class refers to what the weak references here tell of. */
public class Main {
    static byte[] file(String name) throws Exception {
        try (InputStream in = Main.class.getResourceAsStream(name + ".class")) {
            return in.readAllBytes();
        }
    }

    /** Defines one class itself; another it gets from a loader that it forgets at once. */
    static class Forgetful extends ClassLoader {
        private final String own;
        private Forgetful other;

        Forgetful(String own, Forgetful other) {
            super(Main.class.getClassLoader());
            this.own = own;
            this.other = other;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            try {
                if (name.equals(own)) {
                    Class<?> c = findLoadedClass(name);
                    byte[] b = file(name);
                    return c != null ? c : defineClass(name, b, 0, b.length);
                }
                if (name.equals("Helper") && other != null) {
                    Class<?> c = other.loadClass(name, resolve);
                    other = null;
                    return c;
                }
            } catch (Exception e) {
                throw new ClassNotFoundException(name, e);
            }
            return super.loadClass(name, resolve);
        }
    }

    static boolean collected(WeakReference<?> w) {
        for (int i = 0; i < 50 && w.get() != null; i++)
            System.gc();
        return w.get() == null;
    }

    static void collect() {
        byte[][] garbage = new byte[100][];
        for (int i = 0; i < 5; i++) {
            System.gc();
            for (int k = 0; k < garbage.length; k++)
                garbage[k] = new byte[10000];
        }
    }

    static void classData() throws Exception {
        StringBuilder data = new StringBuilder("the data of a class");
        WeakReference<Object> kept = new WeakReference<>(data);
        MethodHandles.Lookup lookup = MethodHandles.lookup().defineHiddenClassWithClassData(file("Holder"), data, true);
        WeakReference<Class<?>> holder = new WeakReference<>(lookup.lookupClass());
        data = null;
        collect();
        Say.line("class data is there: ", kept.get() != null);
        Say.line(MethodHandles.classData(lookup, "_", StringBuilder.class));
        lookup = null;
        Say.line("the hidden class goes: ", collected(holder), ", its data: ", collected(kept));
    }

    static Runnable user(WeakReference<?>[] loader) throws Exception {
        Forgetful helpers = new Forgetful("Helper", null);
        loader[0] = new WeakReference<>(helpers);
        return (Runnable) new Forgetful("User", helpers).loadClass("User").getDeclaredConstructor().newInstance();
    }

    static void constants() throws Exception {
        WeakReference<?>[] loader = new WeakReference<?>[1];
        Runnable user = user(loader);
        user.run();
        collect();
        user.run();
        collect();
        user.run();
        Say.line("the other loader is there: ", loader[0].get() != null);
        user = null;
        Say.line("it goes: ", collected(loader[0]));
    }

    public static void main(String[] args) throws Exception {
        classData();
        constants();
    }
}
