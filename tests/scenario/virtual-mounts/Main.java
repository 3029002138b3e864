import java.util.concurrent.locks.LockSupport;

/** A virtual thread waits three times for a permit; between the second and the third nobody listens. */
public class Main {
    static native void listen(boolean on);

    static volatile int round;

    static void waitThrice() {
        while (round < 3) {
            int before = round;
            while (round == before) {
                LockSupport.park();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Object builder = Thread.class.getMethod("ofVirtual").invoke(null); // compiled without it
        Class<?> type = Class.forName("java.lang.Thread$Builder");
        builder = type.getMethod("name", String.class).invoke(builder, "v-parker");
        Thread t = (Thread) type.getMethod("start", Runnable.class).invoke(builder, (Runnable) Main::waitThrice);
        for (int i = 1; i <= 3; i++) {
            while (t.getState() != Thread.State.WAITING) {
                Thread.sleep(1);
            }
            Thread.sleep(20); // it says that it waits a little before it leaves its carrier
            listen(i != 2);
            round = i;
            LockSupport.unpark(t);
        }
        t.join();
    }
}
