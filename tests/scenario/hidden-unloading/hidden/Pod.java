import java.util.concurrent.CountDownLatch;
import java.util.function.IntSupplier;

/** The hidden class; its statics and constants must be there as long as something can reach it. */
public class Pod implements IntSupplier, Runnable {
    static Object big = new int[] {41};
    static String text = "te" + Pod.class.isHidden();
    int own = 1;

    public static int answer() {
        return ((int[]) big)[0] + 1;
    }

    public static void fail() {
        throw new IllegalStateException(text);
    }

    @Override
    public int getAsInt() {
        return answer() + own;
    }

    @Override
    public void run() {
        CountDownLatch[] gates = Main.gates;
        gates[0].countDown();
        try {
            gates[1].await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Main.seen = answer();
    }
}
