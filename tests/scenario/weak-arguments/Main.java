import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;

public class Main {
    static class Guest extends RuntimeException {
        static final Object made = new Object();
        Object own = new int[10];

        Guest() {
        }

        Guest(String message) {
            super(message);
        }

        native void first();

        native void second();
    }

    static class Loader extends ClassLoader {
        Loader() {
            super(Main.class.getClassLoader());
        }

        Class<?> make(byte[] bytes) {
            return defineClass(null, bytes, 0, bytes.length);
        }
    }

    static byte[] bytes() throws IOException {
        InputStream in = Main.class.getResourceAsStream("Main$Guest.class");
        byte[] bytes = new byte[in.available()];
        new DataInputStream(in).readFully(bytes);
        in.close();
        return bytes;
    }

    /** A loader that nothing else knows; called from native code. */
    static ClassLoader loader() {
        return new Loader();
    }

    /** A Guest of such a loader, which nothing has initialised. */
    static Class<?> guest() throws IOException {
        return new Loader().make(bytes());
    }

    static native boolean object();

    static native boolean array();

    static native boolean constructor();

    static native boolean define(byte[] bytes);

    static native boolean raise();

    static native boolean reflect();

    static native boolean register();

    public static void main(String[] args) throws IOException {
        boolean objects = true, arrays = true, constructed = true, defined = true, reflected = true, raised = true;
        for (int i = 0; i < 200; i++) {
            objects &= object();
            arrays &= array();
            constructed &= constructor();
            defined &= define(bytes());
            raised &= raise();
            reflected &= reflect();
        }
        Say.line("AllocObject ", objects, ", NewObjectArray ", arrays, ", NewObject ", constructed, ", DefineClass ",
            defined, ", ThrowNew ", raised, ", ToReflectedMethod ", reflected, ", RegisterNatives ", register());
    }
}
