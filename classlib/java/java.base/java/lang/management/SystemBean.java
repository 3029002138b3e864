// SPDX-License-Identifier: MIT
package java.lang.management;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import javax.management.ObjectName;

/** The system, as /proc tells of it. Loads are those since the question before; the lock guards what was then. */
final class SystemBean implements UnixOperatingSystemMXBean {
    private static final long TICK = 10000000L;     // nanoseconds of a tick of /proc

    private long[] systemBefore = new long[2], processBefore = new long[2];

    private static String read(String file) {
        try (FileInputStream in = new FileInputStream(file)) {
            return new String(in.readAllBytes());
        } catch (IOException e) {
            return "";
        }
    }

    /** The number after a key, in bytes; the files give kB. 0 if it is not there. */
    private static long kilobytes(String file, String key) {
        String s = read(file);
        int at = s.indexOf(key + ":");
        if (at < 0) return 0;
        at += key.length() + 1;
        while (Character.isWhitespace(s.charAt(at))) at++;
        int end = at;
        while (Character.isDigit(s.charAt(end))) end++;
        return Long.parseLong(s.substring(at, end)) * 1024;
    }

    @Override
    public ObjectName getObjectName() {
        return Beans.name(ManagementFactory.OPERATING_SYSTEM_MXBEAN_NAME);
    }

    @Override
    public String getName() {
        return System.getProperty("os.name");
    }

    @Override
    public String getArch() {
        return System.getProperty("os.arch");
    }

    @Override
    public String getVersion() {
        return System.getProperty("os.version");
    }

    @Override
    public int getAvailableProcessors() {
        return Runtime.getRuntime().availableProcessors();
    }

    @Override
    public double getSystemLoadAverage() {
        String s = read("/proc/loadavg");
        return s.isEmpty() ? -1 : Double.parseDouble(s.substring(0, s.indexOf(' ')));
    }

    @Override
    public long getCommittedVirtualMemorySize() {
        return kilobytes("/proc/self/status", "VmSize");
    }

    @Override
    public long getTotalSwapSpaceSize() {
        return kilobytes("/proc/meminfo", "SwapTotal");
    }

    @Override
    public long getFreeSwapSpaceSize() {
        return kilobytes("/proc/meminfo", "SwapFree");
    }

    @Override
    public long getFreeMemorySize() {
        return kilobytes("/proc/meminfo", "MemFree");
    }

    @Override
    public long getTotalMemorySize() {
        return kilobytes("/proc/meminfo", "MemTotal");
    }

    @Override
    public long getProcessCpuTime() {
        String s = read("/proc/self/stat");
        if (s.isEmpty()) return -1;
        String[] f = s.substring(s.lastIndexOf(')') + 2).split(" ");
        return (Long.parseLong(f[11]) + Long.parseLong(f[12])) * TICK;
    }

    /** Busy and whole ticks of the machine since it was started. */
    private static long[] machineTicks() {
        String s = read("/proc/stat");
        long[] t = new long[2];
        if (s.isEmpty()) return t;
        String[] f = s.substring(0, s.indexOf('\n')).trim().split(" +");
        for (int i = 1; i < f.length && i < 9; i++) {
            t[1] += Long.parseLong(f[i]);
            if (i != 4 && i != 5) t[0] += Long.parseLong(f[i]);
        }
        return t;
    }

    private static double share(long[] before, long[] now) {
        long whole = now[1] - before[1];
        return whole <= 0 ? 0 : Math.max(0, Math.min(1, (double) (now[0] - before[0]) / whole));
    }

    @Override
    public synchronized double getCpuLoad() {
        long[] now = machineTicks();
        if (now[1] == 0) return -1;
        double load = share(systemBefore, now);
        systemBefore = now;
        return load;
    }

    @Override
    public synchronized double getProcessCpuLoad() {
        long[] now = {getProcessCpuTime() / TICK, machineTicks()[1]};
        if (now[0] < 0 || now[1] == 0) return -1;
        double load = share(processBefore, now);
        processBefore = now;
        return load;
    }

    @Override
    public long getOpenFileDescriptorCount() {
        String[] names = new File("/proc/self/fd").list();
        return names == null ? -1 : names.length;
    }

    @Override
    public long getMaxFileDescriptorCount() {
        String s = read("/proc/self/limits");
        int at = s.indexOf("Max open files");
        if (at < 0) return -1;
        String n = s.substring(at + 14).trim().split(" ")[0];
        return n.equals("unlimited") ? Long.MAX_VALUE : Long.parseLong(n);
    }
}
