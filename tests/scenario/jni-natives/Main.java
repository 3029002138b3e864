import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

public class Main {
    static native int add(int a, int b);

    native String join(String s, int n);

    static native double mix(byte b, short s, char c, int i, long l, float f, double d, boolean z, Object o);

    static native int over(int x);

    static native int over(String x);

    static native int under_score(int a_1);

    static native int \u00e9t\u00e9(int[] years);

    static native void fail(String message);

    static native int callBack(Main m, int depth);

    static native boolean not(boolean z);

    static native byte narrow(int i);

    static native char letter(int i);

    static native float half(float f);

    static native Object same(Object o);

    static native int missing();

    static native void noField();

    static native void notNative();

    static native void notThere(boolean known);

    int recurse(int depth) {
        return depth == 0 ? 1 : 1 + callBack(this, depth - 1);
    }

    public static void main(String[] args) throws Exception {
        System.loadLibrary("native");
        Say.line(add(2, 3), " ", new Main().join("ab", 3));
        Say.line(mix((byte) -1, (short) -2, 'A', -4, -5L, 0.5f, 0.25, true, null));
        Say.line(mix((byte) 1, (short) 2, 'A', 4, 1L << 40, 0.5f, 0.25, false, "o"));
        Say.line(over(1), " ", over("one"), " ", under_score(5), " ", \u00e9t\u00e9(new int[] { 1, 2, 3 }));
        try {
            fail("from C");
        } catch (IllegalStateException e) {
            Say.line(e.getMessage(), " in ", e.getStackTrace()[0].getMethodName(), ", native ",
                     e.getStackTrace()[0].isNativeMethod());
        }
        Say.line(callBack(new Main(), 20));
        Say.line(not(true), " ", not(false), " ", narrow(300), " ", letter('a'), " ", half(3f), " ", same("x") == "x",
                 " ",
                 same(null));
        for (int i = 0; i < 2; i++) {
            try {
                missing();
            } catch (UnsatisfiedLinkError e) {
                Say.line("missing: ", e.getClass().getName());
            }
        }
        try {
            System.loadLibrary("no_such_library");
        } catch (UnsatisfiedLinkError e) {
            Say.line("no library: ", e.getMessage().contains("no_such_library"));
        }
        try {
            System.load("relative/path.so");
        } catch (UnsatisfiedLinkError e) {
            Say.line("relative: ", e.getMessage());
        }
        System.load(System.getProperty("second"));
        Say.line(Second.twice(21), " ", Second.wasLoaded());
        System.load(System.getProperty("second"));
        Say.line("loaded once: ", Second.loads());
        Say.line(System.mapLibraryName("x"));
        try {
            noField();
        } catch (NoSuchFieldError e) {
            Say.line(e.getMessage());
        }
        try {
            notNative();
        } catch (NoSuchMethodError e) {
            Say.line(e.getMessage());
        }
        for (int i = 0; i < 2; i++) {
            try {
                notThere(i == 0);
            } catch (NoSuchMethodError e) {
                Say.line(e.getMessage());
            }
        }
        String path = System.getProperty("second");
        try {
            Method load = new Other().loadClass("Loads").getMethod("load", String.class);
            load.setAccessible(true);
            load.invoke(null, path);
        } catch (InvocationTargetException e) {
            Say.line(e.getCause().toString().replace(path, "second"));
        }
        // It is one library, whatever path leads to it.
        String other = path.replace("/libsecond", "/../".concat(new java.io.File(path).getParentFile().getName())
                .concat("/./libsecond"));
        System.load(other);
        Say.line("loaded once: ", Second.loads());
        try {
            Method load = new Other().loadClass("Loads").getMethod("load", String.class);
            load.setAccessible(true);
            load.invoke(null, other);
        } catch (InvocationTargetException e) {
            Say.line(e.getCause().toString().replace(path, "second"));
        }
        String relative = new java.io.File("").getAbsoluteFile().toPath().relativize(new java.io.File(path).toPath())
                .toString();
        for (String found : new String[] {relative, "/no/such.so", path}) {
            try {
                Other loader = new Other();
                loader.found = found;
                Method load = loader.loadClass("Loads").getMethod("loadLibrary", String.class);
                load.setAccessible(true);
                load.invoke(null, "any");
            } catch (InvocationTargetException e) {
                Say.line(found == path ? "second" : found == relative ? "relative" : found, ": ",
                        e.getCause().getClass().getName());
            }
        }
    }

    /** Defines Loads itself. */
    static class Other extends ClassLoader {
        String found;

        @Override
        protected String findLibrary(String name) {
            return found;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals("Loads")) {
                return super.loadClass(name, resolve);
            }
            try (InputStream in = Main.class.getResourceAsStream("Loads.class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }
}

class Second {
    static native int twice(int n);

    static native boolean wasLoaded();

    static native int loads();
}

class Loads {
    public static void load(String path) {
        System.load(path);
    }

    public static void loadLibrary(String name) {
        System.loadLibrary(name);
    }
}
