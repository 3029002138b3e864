import java.io.ByteArrayOutputStream;
import java.io.InputStream;

public class Main {
    static native void report(String when);

    static native void collect();

    static native boolean passed();

    static final class Own extends ClassLoader {
        Class<?> define(byte[] b) {
            return defineClass("Main$Passing", b, 0, b.length);
        }
    }

    public static final class Passing implements Runnable {
        int n;

        @Override
        public void run() {
            for (int i = 0; i < 2000; i++) {
                n = step(n);
            }
        }

        static int step(int n) {
            return n * 31 + 7;
        }
    }

    static byte[] bytes() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        InputStream in = Main.class.getResourceAsStream("Main$Passing.class");
        for (int c = in.read(); c >= 0; c = in.read()) {
            out.write(c);
        }
        in.close();
        return out.toByteArray();
    }

    static void pass() throws Exception {
        Class<?> c = new Own().define(bytes());
        ((Runnable) c.getDeclaredConstructor().newInstance()).run();
    }

    static int warm(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i % 7;
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 20; i++) {
            warm(1000);
        }
        pass();
        report("after running");
        do { // told when the VM gets round to it
            collect();
            Thread.sleep(1);
        } while (!passed());
        report("after a collection");
    }
}
