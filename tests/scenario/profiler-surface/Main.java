/** Each thread, and one that a native thread attaches, is looked at from inside as a profiler's signal handler
 * would. */
public class Main {
    static native void look(String name);

    static native void attachAndDetach();

    static void lookInThread(String name) throws InterruptedException {
        Thread t = new Thread("thread " + name) {
            @Override
            public void run() {
                look(name);
            }
        };
        t.start();
        t.join();
    }

    public static void main(String[] args) throws InterruptedException {
        look("main");
        lookInThread("one");
        lookInThread("two");
        attachAndDetach();
    }
}
