public class Main {
    static native void watch(Thread t, boolean on);

    static native void watchAll(boolean on);

    static native void errors(Thread alive, Thread fresh);

    static void called(String who) {
    }

    static class Worker extends Thread {
        boolean go, done;

        Worker(String name) {
            super(name);
        }

        public synchronized void run() {
            try {
                for (int i = 0; i < 4; i++) {
                    while (!go) {
                        wait();
                    }
                    go = false;
                    called(getName());
                    done = true;
                    notifyAll();
                }
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        }

        synchronized void step() throws InterruptedException {
            go = true;
            done = false;
            notifyAll();
            while (!done) {
                wait();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Worker a = new Worker("a"), b = new Worker("b");
        a.start();
        b.start();
        System.out.println("a is watched");
        watch(a, true);
        a.step();
        b.step();
        called("main");
        System.out.println("nobody is watched");
        watch(a, false);
        a.step();
        b.step();
        System.out.println("all are watched, b also on its own");
        watchAll(true);
        watch(b, true);
        a.step();
        b.step();
        called("main");
        System.out.println("only b is watched");
        watchAll(false);
        a.step();
        b.step();
        a.join();
        b.join();
        errors(Thread.currentThread(), new Thread());
    }
}
