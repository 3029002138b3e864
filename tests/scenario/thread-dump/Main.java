/** Two threads that wait for each other's monitor for ever; others wait, sleep and hold locks. */
public class Main {
    static class Left {
    }

    static class Right {
    }

    static final Left LEFT = new Left();
    static final Right RIGHT = new Right();
    static final Object BELL = Waiter.class;
    static int holding;

    static synchronized void bothHold() throws InterruptedException {
        holding++;
        Main.class.notifyAll();
        while (holding < 2) {
            Main.class.wait();
        }
    }

    static void cross(Object first, Object second) {
        synchronized (first) {
            try {
                bothHold();
            } catch (InterruptedException e) {
                return;
            }
            synchronized (second) {
                System.out.println("never");
            }
        }
    }

    static Thread start(String name, boolean daemon, Runnable r) {
        Thread t = new Thread(r, name);
        t.setDaemon(daemon);
        t.start();
        return t;
    }

    static void until(Thread t, Thread.State s) {
        while (t.getState() != s) {
            Thread.onSpinWait();
        }
    }

    static class Waiter implements Runnable {
        public void run() {
            synchronized (BELL) {
                try {
                    BELL.wait();
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            }
        }
    }

    static class Sleeper implements Runnable {
        public void run() {
            try {
                Thread.sleep(10000000);
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        }
    }

    static class Parker implements Runnable {
        public void run() {
            java.util.concurrent.locks.LockSupport.park(this);
        }
    }

    static class Crosser implements Runnable {
        final Object first;
        final Object second;

        Crosser(Object first, Object second) {
            this.first = first;
            this.second = second;
        }

        public void run() {
            cross(first, second);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread[] all = {start("left first", true, new Crosser(LEFT, RIGHT)),
            start("right first", true, new Crosser(RIGHT, LEFT)), start("waiter", false, new Waiter()),
            start("sleeper", true, new Sleeper()), start("parker", true, new Parker())};
        until(all[0], Thread.State.BLOCKED);
        until(all[1], Thread.State.BLOCKED);
        until(all[2], Thread.State.WAITING);
        until(all[3], Thread.State.TIMED_WAITING);
        until(all[4], Thread.State.WAITING);
        System.out.println("ready");
        System.in.read();
        synchronized (BELL) {
            BELL.notifyAll();
        }
        all[2].join();
        System.out.println("done");
    }
}
