package java.lang;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** Processes as /proc shows them. */
final class ProcessHandleImpl implements ProcessHandle {
    private final long pid;

    ProcessHandleImpl(long pid) {
        this.pid = pid;
    }

    private static native long currentPid0();

    private static native boolean kill0(long pid, boolean force);

    static ProcessHandle current() {
        return new ProcessHandleImpl(currentPid0());
    }

    static List<ProcessHandle> all() {
        List<ProcessHandle> list = new ArrayList<>();
        String[] names = new File("/proc").list();
        for (int i = 0; names != null && i < names.length; i++) {
            char c = names[i].charAt(0);
            if (c >= '0' && c <= '9') {
                list.add(new ProcessHandleImpl(Long.parseLong(names[i])));
            }
        }
        return list;
    }

    private static String read(String path) {
        try (FileInputStream in = new FileInputStream(path)) {
            return new String(in.readAllBytes());
        } catch (IOException e) {
            return null;
        }
    }

    /** Field n of /proc/PID/stat, counted from 0 after the name; null if the process is gone. */
    private String stat(int n) {
        String s = read("/proc/" + pid + "/stat");
        return s == null ? null : s.substring(s.lastIndexOf(')') + 2).split(" ")[n];
    }

    @Override
    public long pid() {
        return pid;
    }

    private long parentPid() {
        String s = stat(1);
        return s == null ? 0 : Long.parseLong(s);
    }

    @Override
    public Optional<ProcessHandle> parent() {
        long p = parentPid();
        return p == 0 ? Optional.empty() : Optional.of(new ProcessHandleImpl(p));
    }

    private List<ProcessHandle> childList(boolean deep) {
        List<ProcessHandle> found = new ArrayList<>();
        List<ProcessHandle> all = all();
        List<Long> above = new ArrayList<>();
        above.add(pid);
        for (int i = 0; i < above.size(); i++) {
            for (ProcessHandle h : all) {
                if (((ProcessHandleImpl) h).parentPid() == above.get(i)) {
                    found.add(h);
                    if (deep) {
                        above.add(h.pid());
                    }
                }
            }
        }
        return found;
    }

    @Override
    public Stream<ProcessHandle> children() {
        return childList(false).stream();
    }

    @Override
    public Stream<ProcessHandle> descendants() {
        return childList(true).stream();
    }

    @Override
    public Info info() {
        return new Snapshot(this);
    }

    @Override
    public CompletableFuture<ProcessHandle> onExit() {
        if (equals(current())) {
            throw new IllegalStateException("onExit for current process not allowed");
        }
        final ProcessHandle self = this;
        final CompletableFuture<ProcessHandle> done = new CompletableFuture<>();
        Thread t = new Thread("process reaper (pid " + pid + ")") {
            @Override
            public void run() {
                while (self.isAlive()) {
                    try {
                        Thread.sleep(20);
                    } catch (InterruptedException e) {
                        // the process has still to end
                    }
                }
                done.complete(self);
            }
        };
        t.setDaemon(true);
        t.start();
        return done;
    }

    @Override
    public boolean supportsNormalTermination() {
        return true;
    }

    private boolean end(boolean force) {
        if (equals(current())) {
            throw new IllegalStateException("destroy of current process not allowed");
        }
        return kill0(pid, force);
    }

    @Override
    public boolean destroy() {
        return end(false);
    }

    @Override
    public boolean destroyForcibly() {
        return end(true);
    }

    @Override
    public boolean isAlive() {
        String state = stat(0);
        return state != null && !state.equals("Z");
    }

    @Override
    public int compareTo(ProcessHandle other) {
        return Long.compare(pid, other.pid());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ProcessHandleImpl && ((ProcessHandleImpl) other).pid == pid;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(pid);
    }

    @Override
    public String toString() {
        return String.valueOf(pid);
    }

    private String[] words() {
        String s = read("/proc/" + pid + "/cmdline");
        return s == null || s.isEmpty() ? null : s.split("\0");
    }

    private String command() {
        try {
            String path = new File("/proc/" + pid + "/exe").getCanonicalPath();
            return path.startsWith("/proc/") ? null : path;
        } catch (IOException e) {
            return null;
        }
    }

    private Instant startInstant() {
        String start = stat(19);
        String uptime = read("/proc/uptime");
        if (start == null || uptime == null) {
            return null;
        }
        double up = Double.parseDouble(uptime.substring(0, uptime.indexOf(' ')));
        long boot = System.currentTimeMillis() - (long) (up * 1000);
        return Instant.ofEpochMilli(boot + Long.parseLong(start) * 10);
    }

    private Duration totalCpuDuration() {
        String user = stat(11);
        String system = stat(12);
        return user == null || system == null ? null
                : Duration.ofMillis((Long.parseLong(user) + Long.parseLong(system)) * 10);
    }

    /** The name of the user that it runs as; the number of one who has none. */
    private String user() {
        String status = read("/proc/" + pid + "/status");
        int at = status == null ? -1 : status.indexOf("\nUid:\t");
        if (at < 0) {
            return null;
        }
        String id = status.substring(at + 6, status.indexOf('\t', at + 6));
        String users = read("/etc/passwd");
        String[] lines = users == null ? new String[0] : users.split("\n");
        for (int i = 0; i < lines.length; i++) {
            String[] fields = lines[i].split(":");
            if (fields.length > 2 && fields[2].equals(id)) {
                return fields[0];
            }
        }
        return id;
    }

    /** What was known of a process when it was asked about; null for what was not. */
    private static final class Snapshot implements ProcessHandle.Info {
        private final String user;
        private final String command;
        private final String[] words;
        private final Instant start;
        private final Duration total;

        Snapshot(ProcessHandleImpl of) {
            user = of.user();
            command = of.command();
            words = of.words();
            start = of.startInstant();
            total = of.totalCpuDuration();
        }

        @Override
        public Optional<String> command() {
            return Optional.ofNullable(command);
        }

        @Override
        public Optional<String> commandLine() {
            return words == null ? Optional.empty() : Optional.of(String.join(" ", words));
        }

        @Override
        public Optional<String[]> arguments() {
            return words == null ? Optional.empty()
                    : Optional.of(java.util.Arrays.copyOfRange(words, 1, words.length));
        }

        @Override
        public Optional<Instant> startInstant() {
            return Optional.ofNullable(start);
        }

        @Override
        public Optional<Duration> totalCpuDuration() {
            return Optional.ofNullable(total);
        }

        @Override
        public Optional<String> user() {
            return Optional.ofNullable(user);
        }

        /** What is known, in brackets; what is not is left out. */
        @Override
        public String toString() {
            java.util.StringJoiner all = new java.util.StringJoiner(", ", "[", "]");
            if (user != null) {
                all.add("user: " + user());
            }
            if (command != null) {
                all.add("cmd: " + command);
            }
            if (words != null && words.length > 1) {
                all.add("args: " + java.util.Arrays.toString(arguments().get()));
            }
            if (start != null) {
                all.add("startTime: " + startInstant());
            }
            if (total != null) {
                all.add("totalTime: " + totalCpuDuration());
            }
            return all.toString();
        }
    }
}
