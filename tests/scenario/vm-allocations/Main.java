import java.lang.reflect.Array;

public class Main implements Cloneable {
    int number = 7;
    static volatile Object sink;

    static native void watch(boolean on);

    static final class Other implements Runnable {
        @Override
        public void run() {
            clones();
        }
    }

    static void clones() {
        try {
            sink = new Main();
            sink = new Main[2];
            sink = ((Main) new Main().clone());
            sink = Array.newInstance(Main.class, 3);
            sink = new Main[5].clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        clones();
        Say.line("watched:");
        watch(true);
        clones();
        Thread t = new Thread(new Other());
        t.start();
        t.join();
        watch(false);
        clones();
        Say.line("done");
    }
}
