public class Main {
    static boolean done;

    static native void here();

    static int climb(int n) {
        if (n == 0)
            here();
        else
            climb(n - 1);
        return n;
    }

    static synchronized void sit() {
        while (!done) {
            try {
                Main.class.wait();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    static void school() {
        sit();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread pupil = new Thread("pupil Kurt") {
            @Override
            public void run() {
                school();
            }
        };
        pupil.start();
        while (pupil.getState() != Thread.State.WAITING)
            Thread.yield();
        climb(2);
        synchronized (Main.class) {
            done = true;
            Main.class.notifyAll();
        }
        pupil.join();
    }
}
