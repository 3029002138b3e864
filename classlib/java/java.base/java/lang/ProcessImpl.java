package java.lang;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** A child process over fork and exec. The pipes are opened through /dev/fd of this process. */
final class ProcessImpl extends Process {
    private final int pid;
    private final OutputStream stdin;
    private final InputStream stdout;
    private final InputStream stderr;
    private int status = -1;
    private boolean exited;
    private int piped;

    /**
     * Starts a process. fds: in, for stdin, stdout and stderr, -1 for a pipe or a descriptor to use; out, this end of
     * each pipe, or -1. merge: stderr goes where stdout goes. Answers the pid; on failure minus errno.
     */
    private static native int spawn0(byte[][] argv, byte[][] env, byte[] dir, int[] fds, boolean merge);

    /** Waits for the process (or only looks if !block): its exit status, or -1 if it still runs. */
    private static native int wait0(int pid, boolean block);

    private static native void kill0(int pid, boolean force);

    private static native String errorText0(int errno);

    /** Opens a file for a redirection; minus errno on failure. mode: 0 read, 1 write, 2 append. */
    private static native int open0(byte[] path, int mode);

    private static native void close0(int fd);

    /** What a process is given that reads from somewhere else. */
    private static final class NoInput extends OutputStream {
        @Override
        public void write(int b) throws IOException {
            throw new IOException("Stream closed");
        }
    }

    private ProcessImpl(int pid, int[] fds, int piped) throws IOException {
        this.pid = pid;
        this.piped = piped;
        stdin = fds[0] < 0 ? new NoInput()
                : new BufferedOutputStream(new FileOutputStream(take(fds[0], false)));
        stdout = fds[1] < 0 ? new ByteArrayInputStream(new byte[0])
                : new BufferedInputStream(new FileInputStream(take(fds[1], true)));
        stderr = fds[2] < 0 ? new ByteArrayInputStream(new byte[0])
                : new BufferedInputStream(new FileInputStream(take(fds[2], true)));
    }

    /** A path that opens the same pipe again; the first descriptor is then closed by the caller of start. */
    private static File take(int fd, boolean read) {
        return new File("/proc/self/fd/" + fd);
    }

    private static byte[] cString(String s) {
        byte[] b = s.getBytes();
        return java.util.Arrays.copyOf(b, b.length + 1);
    }

    /** This end of the output, for the next process of a pipeline; who takes it closes it. */
    int takePiped() {
        int fd = piped;
        piped = -1;
        return fd;
    }

    static void closePiped(int fd) {
        if (fd >= 0) {
            close0(fd);
        }
    }

    /** input: a descriptor to read from, or -1; isPiped: the output is kept for takePiped. */
    static ProcessImpl start(List<String> command, Map<String, String> environment, File directory,
            ProcessBuilder.Redirect[] redirects, boolean merge, int input, boolean isPiped) throws IOException {
        byte[][] argv = new byte[command.size()][];
        int n = 0;
        for (Iterator<String> it = command.iterator(); it.hasNext();) {
            String word = it.next();
            if (word.indexOf('\0') >= 0) {
                throw new IOException("invalid null character in command");
            }
            argv[n++] = cString(word);
        }
        byte[][] env = null;
        if (environment != null) {
            env = new byte[environment.size()][];
            int i = 0;
            for (Map.Entry<String, String> e : environment.entrySet()) {
                env[i++] = cString(e.getKey() + "=" + e.getValue());
            }
        }
        int[] fds = {-1, -1, -1};
        int[] opened = {-1, -1, -1};
        try {
            for (int i = 0; i < 3; i++) {
                fds[i] = i == 0 && input >= 0 ? input : redirectTarget(redirects[i], i, opened);
            }
            byte[] dir = directory == null ? null : cString(directory.getPath());
            int pid = spawn0(argv, env, dir, fds, merge);
            if (pid < 0) {
                throw new IOException("Cannot run program \"" + command.get(0) + "\""
                        + (directory == null ? "" : " (in directory \"" + directory + "\")") + ": error=" + -pid + ", "
                        + errorText0(-pid), new IOException("error=" + -pid + ", " + errorText0(-pid)));
            }
            int piped = -1;
            if (isPiped) {
                piped = fds[1];
                fds[1] = -1;
            }
            try {
                return new ProcessImpl(pid, fds, piped);
            } finally {
                for (int i = 0; i < 3; i++) {
                    if (fds[i] >= 0) {
                        close0(fds[i]);
                    }
                }
            }
        } finally {
            for (int i = 0; i < 3; i++) {
                if (opened[i] >= 0) {
                    close0(opened[i]);
                }
            }
        }
    }

    /** -1 for a pipe, else the descriptor that the child shall use. */
    private static int redirectTarget(ProcessBuilder.Redirect r, int i, int[] opened) throws IOException {
        switch (r.type()) {
            case PIPE:
                return -1;
            case INHERIT:
                return i;
            default:
                int mode = r.type() == ProcessBuilder.Redirect.Type.READ ? 0
                        : r.type() == ProcessBuilder.Redirect.Type.WRITE ? 1 : 2;
                int fd = open0(cString(r.file().getPath()), mode);
                if (fd < 0) {
                    throw new java.io.FileNotFoundException(r.file() + " (" + errorText0(-fd) + ")");
                }
                opened[i] = fd;
                return fd;
        }
    }

    @Override
    public OutputStream getOutputStream() {
        return stdin;
    }

    @Override
    public InputStream getInputStream() {
        return stdout;
    }

    @Override
    public InputStream getErrorStream() {
        return stderr;
    }

    /** Looks whether the process has ended. */
    private synchronized boolean poll() {
        if (!exited) {
            int s = wait0(pid, false);
            if (s >= 0) {
                status = s;
                exited = true;
            }
        }
        return exited;
    }

    @Override
    public int waitFor() throws InterruptedException {
        for (long pause = 1; !poll(); pause = Math.min(pause * 2, 20)) {
            Thread.sleep(pause);
        }
        return status;
    }

    @Override
    public int exitValue() {
        if (!poll()) {
            throw new IllegalThreadStateException("process hasn't exited");
        }
        return status;
    }

    @Override
    public boolean isAlive() {
        return !poll();
    }

    @Override
    public synchronized void destroy() {
        if (!poll()) {
            kill0(pid, false);
        }
    }

    @Override
    public synchronized Process destroyForcibly() {
        if (!poll()) {
            kill0(pid, true);
        }
        return this;
    }

    @Override
    public boolean supportsNormalTermination() {
        return true;
    }

    @Override
    public long pid() {
        return pid;
    }

    @Override
    public ProcessHandle toHandle() {
        return new ProcessHandleImpl(pid);
    }

    @Override
    public String toString() {
        return "Process[pid=" + pid + ", exitValue=" + (poll() ? String.valueOf(status) : "\"not exited\"") + "]";
    }
}
