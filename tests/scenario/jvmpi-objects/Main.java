/** Allocates a known number of things, keeps one, and forgets the others. */
public class Main {
    static class Thing {
        long a, b;
        Object next;
    }

    static Object kept;
    static Object[] sink = new Object[100];

    static native void begin();

    static native void end();

    static native void look(Object o);

    static native void refs(Object o);

    static native void collect();

    public static void main(String[] args) throws Exception {
        System.loadLibrary("profiler");
        Thing first = new Thing(); // classes are there
        sink[99] = new Thing[1];
        begin();
        for (int i = 0; i < 50; i++) {
            sink[i] = new Thing();
        }
        sink[50] = new int[10];
        sink[51] = new boolean[10];
        sink[52] = new Thing[3];
        sink[53] = new double[2][];
        end();
        kept = sink[0];
        look(kept);
        look(sink[50]);
        look(sink[52]);
        look(Main.class);
        look(Class.class); // who asks for the class of the class of ... comes to an end
        refs(kept);
        sink = null;
        for (int i = 0; i < 10; i++) {
            collect();
        }
        look(kept);
    }
}
