/** Works while tools knock at its door: the same sum again and again, until its input ends. */
public class Victim {
    static int round() {
        int sum = 1;
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 2000; i++) {
            sum = 31 * sum + (i ^ sum >>> 7);
            text.append((char) ('a' + (sum & 15)));
        }
        return 31 * sum + text.toString().hashCode();
    }

    public static void main(String[] args) throws Exception {
        final int[] rounds = new int[2];
        final int right = round();
        Thread worker = new Thread("worker") {
            public void run() {
                while (!isInterrupted()) {
                    rounds[0]++;
                    rounds[1] += round() == right ? 1 : 0;
                    Thread.yield();
                }
            }
        };
        worker.start();
        System.out.println("ready");
        while (System.in.read() >= 0) {
            continue;
        }
        worker.interrupt();
        worker.join();
        System.out.println(rounds[0] > 0 && rounds[0] == rounds[1] ? "all sums right" : "a sum is wrong");
    }
}
