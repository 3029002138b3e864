package java.lang.management;

/** A compiler; there is none. */
public interface CompilationMXBean extends PlatformManagedObject {
    String getName();

    boolean isCompilationTimeMonitoringSupported();

    long getTotalCompilationTime();
}
