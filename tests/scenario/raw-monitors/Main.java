public class Main {
    static native void alone();

    static native void enter();

    static native void exit();

    static native String waitFor(long millis);

    static native void tell(boolean all);

    static native void finish();

    static volatile int inside;

    public static void main(String[] args) throws Exception {
        alone();
        Thread[] t = new Thread[3];
        for (int i = 0; i < 3; i++) {
            t[i] = new Thread() {
                public void run() {
                    enter();
                    inside++;
                    waitFor(0);
                    inside--;
                    exit();
                }
            };
            t[i].start();
        }
        while (inside < 3) {
            Thread.sleep(1);
        }
        enter();
        tell(false);
        exit();
        while (inside > 2) {
            Thread.sleep(1);
        }
        System.out.println("one is out");
        enter();
        tell(true);
        exit();
        for (Thread x : t) {
            x.join();
        }
        System.out.println(inside);
        enter();
        System.out.println(waitFor(20));
        exit();
        finish();
    }
}
