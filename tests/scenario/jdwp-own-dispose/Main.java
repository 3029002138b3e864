/** The debugger calls awaitTicks, which can end only when it has let the other threads run: that is, when it has
 * gone. */
public class Main {
    static volatile int ticks;
    static volatile boolean over;

    static void stop() {
    }

    static int awaitTicks() {
        int until = ticks + 3;
        System.out.println("waiting");
        while (ticks < until) {
            Thread.onSpinWait();
        }
        System.out.println("went on");
        return ticks;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread ticker = new Thread(() -> {
            while (!over) {
                ticks++;
                Thread.yield();
            }
        });
        ticker.start();
        stop();
        over = true;
        ticker.join();
        System.out.println("the end");
    }
}
