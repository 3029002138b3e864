import java.io.File;
import java.io.FileInputStream;
import java.io.InputStream;

/** Runs the native checks part by part. Arguments: the class file of Extra; "fatal" ends in JNI's FatalError. */
public class Main {
    abstract static class Abstract extends Exception {
        Abstract(String message) {
            super(message);
        }
    }

    static class Own extends Exception {
        Own() {
            super("own");
        }
    }

    static class Failing extends Exception {
        Failing(String message) {
            throw new ArithmeticException(message);
        }
    }

    static native void calls();

    static native void fields();

    static native void arrays();

    static native void strings();

    static native void references();

    static native void exceptions();

    static native void leavePending();

    static native void wasThrown(boolean thrown);

    static native void classes(byte[] extra, ClassLoader loader);

    static native void monitors(Object lock);

    static native void natives();

    static native void machine();

    static native void buffers(Object heapBuffer);

    static native void noBuffers();

    static native void fatal();

    static native int finish();

    static native int one();

    native long two(long a, double d);

    native int inherited();

    native int hidden();

    static class Below extends Main {
        @Override
        int hidden() {
            return 2;
        }
    }

    static void collect() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(1);
        }
    }

    static void pending() {
        boolean thrown = false;
        try {
            leavePending();
        } catch (ArithmeticException e) {
            thrown = e.getMessage().equals("pending at return");
        }
        wasThrown(thrown);
    }

    static byte[] read(String name) throws Exception {
        File f = new File(name);
        byte[] b = new byte[(int) f.length()];
        InputStream in = new FileInputStream(f);
        in.read(b);
        in.close();
        return b;
    }

    public static void main(String[] args) throws Exception {
        System.loadLibrary("jnitest");
        if (args[0].equals("fatal")) {
            fatal();
        }
        calls();
        fields();
        arrays();
        strings();
        references();
        exceptions();
        pending();
        classes(read(args[0]), Main.class.getClassLoader());
        monitors(new Object());
        natives();
        machine();
        Class<?> buffer = null;
        try {
            buffer = Class.forName("java.nio.ByteBuffer");
        } catch (ClassNotFoundException e) {
            noBuffers();
        }
        if (buffer != null) {
            buffers(buffer.getMethod("allocate", int.class).invoke(null, 8));
        }
        System.exit(finish() == 0 ? 0 : 1);
    }
}
