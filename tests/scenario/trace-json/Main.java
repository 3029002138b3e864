public class Main {
    static int count;
    String name = "caf\u00e9 \"quoted\"\n";

    static native void ask(Thread thread, Main object);

    static void deeper(int depth, Main object) {
        if (depth > 0)
            deeper(depth - 1, object);
        else
            ask(Thread.currentThread(), object);
    }

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(new Runnable() {
            public void run() {
                deeper(2, new Main());
            }
        }, "worker \u00e9\ud83d\ude00 \"q\"\n");
        worker.start();
        worker.join();
    }
}
