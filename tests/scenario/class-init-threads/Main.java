public class Main {
    static final Object gate = new Object();
    static boolean inside;
    static boolean go;

    static class Slow {
        static int value;

        static {
            synchronized (gate) {
                inside = true;
                gate.notifyAll();
                while (!go) {
                    try {
                        gate.wait();
                    } catch (InterruptedException e) {
                        throw new RuntimeException(e);
                    }
                }
            }
            Say.line("recursive request passes: ", Helper.peek());
            value = 7;
        }
    }

    static class Helper {
        static int peek() {
            return Slow.value;
        }
    }

    static class User extends Thread {
        int got;

        public void run() {
            got = Slow.value;
        }
    }

    public static void main(String[] args) throws Exception {
        User first = new User(), second = new User();
        first.start();
        synchronized (gate) {
            while (!inside) {
                gate.wait();
            }
        }
        second.start();
        second.join(50);
        Say.line("second waits: ", second.isAlive(), " ", second.got);
        synchronized (gate) {
            go = true;
            gate.notifyAll();
        }
        first.join();
        second.join();
        Say.line(first.got, " ", second.got);
    }
}
