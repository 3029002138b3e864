public class Main {
    static native void enter(int order);

    static native void sleeper();

    static native void end();

    public static void main(String[] args) throws Exception {
        enter(0);
        Thread t = new Thread() {
            public void run() {
                enter(1);
            }
        };
        t.start();
        t.join();
        Thread waiter = new Thread() {
            public void run() {
                sleeper();
            }
        };
        waiter.setDaemon(true);
        waiter.start();
        end();
        waiter.join();
    }
}
