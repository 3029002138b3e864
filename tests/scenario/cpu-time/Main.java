public class Main {
    static volatile long sink;
    static volatile boolean stop, ready;

    static native void timers();

    static native long mine();

    static native long of(Thread t);

    static native String error(Thread t);

    static void work() {
        for (int i = 0; i < 3000000; i++) {
            sink += i * 31;
        }
    }

    public static void main(String[] args) throws Exception {
        timers();
        long a = mine();
        work();
        long b = mine();
        Thread.sleep(30);
        long c = mine();
        Say.line("work counts: ", b - a > 1000000L, ", sleep does not: ", c - b < 20000000L);
        Thread t = new Thread() {
            public void run() {
                work();
                ready = true;
                while (!stop) {
                    Thread.yield();
                }
            }
        };
        t.start();
        while (!ready) {
            Thread.sleep(1);
        }
        Say.line("of another thread: ", of(t) > 1000000L, ", of this one: ", of(Thread.currentThread()) >= c);
        stop = true;
        t.join();
        Say.line("dead: ", error(t), ", new: ", error(new Thread()));
    }
}
