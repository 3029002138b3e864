package java.lang.management;

/** The operating system. */
public interface OperatingSystemMXBean extends PlatformManagedObject {
    String getName();

    String getArch();

    String getVersion();

    int getAvailableProcessors();

    double getSystemLoadAverage();
}
