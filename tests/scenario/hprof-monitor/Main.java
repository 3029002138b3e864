public class Main {
    static class Gate {
    }

    static class Bell {
    }

    static final Gate gate = new Gate();
    static final Bell bell = new Bell();
    static long waited;

    static void enter() {
        long began = System.nanoTime();
        synchronized (gate) {
            waited += (System.nanoTime() - began) / 1000000;
        }
    }

    static Thread start(String name, Runnable work) {
        Thread t = new Thread(work, name);
        t.start();
        return t;
    }

    static void until(Thread t, Thread.State state) throws Exception {
        while (t.getState() != state) {
            Thread.sleep(1);
        }
    }

    static void listen() {
        synchronized (bell) {
            try {
                bell.wait();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread listener = start("listener", new Runnable() {
            public void run() {
                listen();
            }
        });
        Runnable entering = new Runnable() {
            public void run() {
                enter();
            }
        };
        until(listener, Thread.State.WAITING);
        for (int round = 0; round < 2; round++) {
            Thread entrant;
            synchronized (gate) {
                entrant = start("entrant", entering);
                until(entrant, Thread.State.BLOCKED);
                Thread.sleep(200); // what the entrant waits for
                if (round == 1) {
                    System.out.println("ready");
                    System.in.read();
                }
            }
            entrant.join();
        }
        synchronized (bell) {
            bell.notifyAll();
        }
        listener.join();
        System.out.println("waited " + waited);
    }
}
