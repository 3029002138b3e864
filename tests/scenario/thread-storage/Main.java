public class Main {
    static native void put(Thread t, long value);

    static native String get(Thread t);

    public static void main(String[] args) throws Exception {
        final Object gate = new Object();
        Thread other = new Thread("other") {
            public void run() {
                synchronized (gate) {
                    Say.line("other sees ", get(null));
                    put(null, 22);
                }
            }
        };
        Say.line("not started: ", get(other));
        put(null, 11);
        synchronized (gate) {
            other.start();
            Say.line("at first ", get(other));
            put(other, 33);
            Say.line("now ", get(other));
        }
        other.join();
        Say.line("main ", get(null), " ", get(Thread.currentThread()));
        Say.line("dead: ", get(other));
        put(null, 0);
        Say.line("main ", get(null));
    }
}
