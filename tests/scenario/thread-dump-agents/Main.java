/* One thread is in a callback and waits there, one wants a raw monitor that main holds, one waits that is not
 * attached. */
public class Main {
    static native void hold();

    static native void enter();

    static native void release();

    static native void startNative();

    public static void main(String[] args) throws Exception {
        hold();
        startNative();
        Thread called = new Thread("called");
        called.start();
        Thread enterer = new Thread("enterer") {
            public void run() {
                enter();
            }
        };
        enterer.start();
        System.out.println("ready");
        System.in.read();
        release();
        called.join();
        enterer.join();
        System.out.println("done");
    }
}
