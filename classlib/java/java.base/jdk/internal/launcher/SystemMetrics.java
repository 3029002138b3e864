package jdk.internal.launcher;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What -XshowSettings:system prints: the limits of the control group that the process is in, of version 1 (a folder for
 * each controller) or 2 (one folder). A file that is not there, or says "max" or a number near 2^63, is no limit.
 */
final class SystemMetrics {
    private static final Path ROOT = Path.of("/sys/fs/cgroup");
    private static final long NO_LIMIT = 0x7fff_ffff_ffff_0000L;

    private final boolean newer = Files.exists(ROOT.resolve("cgroup.controllers"));
    private final String group = group();

    private SystemMetrics() {
    }

    static void show(PrintStream out) {
        SystemMetrics m = new SystemMetrics();
        out.println("Operating System Metrics:");
        if (!m.newer && !Files.isDirectory(ROOT.resolve("memory"))) {
            out.println("    No metrics available for this platform");
        } else {
            m.print(out);
        }
        out.println();
    }

    private void print(PrintStream out) {
        String[] max = read("cpu", "cpu.max", "max 100000").split(" ");
        String quota = newer ? max[0] : read("cpu", "cpu.cfs_quota_us", "-1");
        String period = newer ? max[max.length - 1] : read("cpu", "cpu.cfs_period_us", "-1");
        long shares = number(newer ? "-1" : read("cpu", "cpu.shares", "-1"));
        out.println("    Provider: " + (newer ? "cgroupv2" : "cgroupv1"));
        out.println("    Effective CPU Count: " + Runtime.getRuntime().availableProcessors());
        out.println("    CPU Period: " + micros(number(period)));
        out.println("    CPU Quota: " + micros(number(quota)));
        out.println("    CPU Shares: " + (shares == 1024 || shares < 0 ? "-1" : String.valueOf(shares)));
        list(out, "Processors", read("cpuset", "cpuset.cpus", ""));
        list(out, "Effective Processors", either("cpuset.cpus.effective", "cpuset.effective_cpus"));
        list(out, "Memory Nodes", read("cpuset", "cpuset.mems", ""));
        list(out, "Available Memory Nodes", either("cpuset.mems.effective", "cpuset.effective_mems"));
        limit(out, "Memory Limit", newer ? "memory.max" : "memory.limit_in_bytes");
        limit(out, "Memory Soft Limit", newer ? "memory.high" : "memory.soft_limit_in_bytes");
        limit(out, "Memory & Swap Limit", newer ? "memory.swap.max" : "memory.memsw.limit_in_bytes");
        long processes = number(read("pids", "pids.max", "max"));
        out.println("    Maximum Processes Limit: " + (processes < 0 ? "Unlimited" : String.valueOf(processes)));
    }

    private String either(String v2, String v1) {
        return read("cpuset", newer ? v2 : v1, "");
    }

    /** The place of the process in the tree of groups; "" is the root. */
    private static String group() {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/self/cgroup"))) {
                if (line.startsWith("0::/")) {
                    return line.substring(4);
                }
            }
        } catch (IOException e) {
            return "";
        }
        return "";
    }

    /** The first line of a controller's file: of the group's own, else of the root. */
    private String read(String controller, String file, String otherwise) {
        Path folder = newer ? ROOT.resolve(group) : ROOT.resolve(controller);
        for (Path p : List.of(folder.resolve(file), ROOT.resolve(file))) {
            try {
                List<String> lines = Files.readAllLines(p);
                return lines.isEmpty() ? otherwise : lines.get(0).trim();
            } catch (IOException e) {
                continue;
            }
        }
        return otherwise;
    }

    /** -1: no limit. */
    private static long number(String text) {
        try {
            long n = Long.parseLong(text);
            return n < 0 || n >= NO_LIMIT ? -1 : n;
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    private static String micros(long n) {
        return n < 0 ? "-1" : n + "us";
    }

    private void limit(PrintStream out, String name, String file) {
        long n = number(read("memory", file, "max"));
        out.println("    " + name + ": " + (n < 0 ? "Unlimited" : Settings.scaled(n)));
    }

    /** "0-3,7" as its numbers. */
    private static void list(PrintStream out, String name, String ranges) {
        StringBuilder sb = new StringBuilder();
        int count = 0;
        for (String range : ranges.isEmpty() ? new String[0] : ranges.split(",")) {
            int dash = range.indexOf('-');
            int first = Integer.parseInt(dash < 0 ? range : range.substring(0, dash));
            int last = Integer.parseInt(range.substring(dash + 1));
            for (int i = first; i <= last; i++) {
                sb.append(i).append(' ');
                count++;
            }
        }
        if (count == 0) {
            out.println("    List of " + name + ": N/A");
        } else {
            out.println("    List of " + name + ", " + count + " total: ");
            out.println("    " + sb);
        }
    }
}
