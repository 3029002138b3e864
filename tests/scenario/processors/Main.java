import java.lang.management.ManagementFactory;
import java.util.concurrent.ForkJoinPool;

public class Main {
    public static native int fromAgent();

    public static void main(String[] args) {
        System.out.println("Runtime " + Runtime.getRuntime().availableProcessors());
        System.out.println("bean " + ManagementFactory.getOperatingSystemMXBean().getAvailableProcessors());
        System.out.println("common pool " + ForkJoinPool.getCommonPoolParallelism());
        System.out.println("agent " + fromAgent());
    }
}
