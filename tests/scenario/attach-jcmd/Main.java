import java.util.concurrent.locks.ReentrantLock;

public class Main {
    static class Thing {
        long a, b;
    }

    static final Thing[] things = new Thing[123];
    static final ReentrantLock lock = new ReentrantLock();

    static void holdsAll() throws Exception {
        synchronized (things) {
            lock.lock();
            System.out.println("ready");
            while (System.in.read() >= 0) {
                continue;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < things.length; i++) {
            things[i] = new Thing();
        }
        holdsAll();
        System.out.println("ends by itself");
    }
}
