/** A short thread, of which a profiler tells. */
public class Main {
    public static void main(String[] args) throws Exception {
        Thread shorter = new Thread("short") {
            public void run() {
                System.out.println("it runs");
            }
        };
        shorter.start();
        shorter.join(20000);
        System.out.println(shorter.isAlive() ? "it is still there" : "it has ended");
        System.exit(0);
    }
}
