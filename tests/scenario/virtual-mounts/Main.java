import java.util.concurrent.locks.LockSupport;

/** A virtual thread waits three times for a permit; between the second and the third nobody listens. */
public class Main {
    static native void listen(boolean on);

    /** How many unmounts have been told. */
    static native int unmounts();

    static volatile int round, seen;

    static void waitThrice() {
        while (round < 3) {
            int before = round;
            while (round == before) {
                LockSupport.park();
            }
            seen = round;
        }
    }

    public static void main(String[] args) throws Exception {
        Object builder = Thread.class.getMethod("ofVirtual").invoke(null); // compiled without it
        Class<?> type = Class.forName("java.lang.Thread$Builder");
        builder = type.getMethod("name", String.class).invoke(builder, "v-parker");
        Thread t = (Thread) type.getMethod("start", Runnable.class).invoke(builder, (Runnable) Main::waitThrice);
        for (int i = 1; i <= 3; i++) {
            // It may say that it waits before it has left its carrier. Of the third wait nothing is told.
            while (seen < i - 1 || t.getState() != Thread.State.WAITING || unmounts() < Math.min(i, 2)) {
                Thread.sleep(1);
            }
            listen(i != 2);
            round = i;
            LockSupport.unpark(t);
        }
        t.join();
    }
}
