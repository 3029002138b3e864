import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

public class Main {
    static final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    static double x;

    static void step(int n) {
        double y = x;
        for (int i = 0; i < n; i++) {
            y = y * 0.5 + i;
        }
        x = y;
    }

    static long until(long end) {
        long now = threads.getCurrentThreadCpuTime();
        while (now < end) {
            step(400000);
            now = threads.getCurrentThreadCpuTime();
        }
        return now;
    }

    static long hot(long begin) {
        return until(begin + 60000000) - begin;
    }

    static long warm(long begin) {
        return until(begin + 30000000) - begin;
    }

    static long cool(long begin) {
        return until(begin + 10000000) - begin;
    }

    public static void main(String[] args) {
        long[] ns = new long[3];
        for (int i = 0; i < 25; i++) {
            ns[0] += hot(threads.getCurrentThreadCpuTime());
            ns[1] += warm(threads.getCurrentThreadCpuTime());
            ns[2] += cool(threads.getCurrentThreadCpuTime());
        }
        long all = ns[0] + ns[1] + ns[2];
        System.out.println("hot " + 100 * ns[0] / all);
        System.out.println("warm " + 100 * ns[1] / all);
        System.out.println("cool " + 100 * ns[2] / all);
    }
}
