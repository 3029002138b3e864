/** One thread makes objects and shows them in plain fields, the other looks at them at once. ThreadSanitizer
 * must see no race of the VM's. */
public class Main {
    static class Thing {
        int a;
        long b;
        Object c;
    }

    static Thing thing = new Thing();
    static int[] few = new int[3];
    static long[] many = new long[10000];
    static Object any = few;
    static volatile boolean stop;
    static long wrong;

    static void look() {
        while (!stop) {
            Thing t = thing;
            if (t.a != 0 || t.b != 0 || t.c != null || few.length < 3 || few[2] != 0 || many[9999] != 0) {
                wrong++;
            }
            Object o = any;
            if (!(o instanceof int[]) && o.getClass() != Thing.class) {
                wrong++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread reader = new Thread(new Runnable() {
            public void run() {
                look();
            }
        });
        reader.start();
        for (int i = 0; i < 30000; i++) {
            thing = new Thing();
            few = new int[3 + i % 50];
            any = i % 2 == 0 ? (Object) thing : few;
            if (i % 500 == 0) {
                many = new long[10000];
            }
            if (i % 10000 == 0) {
                System.gc(); // cells are used again
            }
        }
        stop = true;
        reader.join();
        Say.line(wrong);
    }
}
