public class Main {
    static native void show(ThreadGroup g);

    static native void top();

    public static void main(String[] args) throws Exception {
        ThreadGroup outer = new ThreadGroup("outer"), inner = new ThreadGroup(outer, "inner");
        inner.setMaxPriority(4);
        final Object gate = new Object();
        Thread t = new Thread(outer, "worker") {
            public void run() {
                synchronized (gate) {
                    Say.line("released");
                }
            }
        };
        Thread never = new Thread(outer, "never started");
        synchronized (gate) {
            t.start();
            top();
            show(Thread.currentThread().getThreadGroup());
            show(outer);
            show(inner);
        }
        t.join();
        show(outer);
        Say.line(never.getName());
    }
}
