package java.lang;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.Charset;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A process that this one has started. */
public abstract class Process {
    public Process() {
    }

    public abstract OutputStream getOutputStream();

    public abstract InputStream getInputStream();

    public abstract InputStream getErrorStream();

    public abstract int waitFor() throws InterruptedException;

    public boolean waitFor(long timeout, TimeUnit unit) throws InterruptedException {
        long end = System.nanoTime() + unit.toNanos(timeout);
        while (isAlive()) {
            long left = end - System.nanoTime();
            if (left <= 0) {
                return false;
            }
            Thread.sleep(Math.min(left / 1000000 + 1, 50));
        }
        return true;
    }

    public abstract int exitValue();

    public abstract void destroy();

    public Process destroyForcibly() {
        destroy();
        return this;
    }

    public boolean supportsNormalTermination() {
        throw new UnsupportedOperationException(getClass() + ".supportsNormalTermination() not supported");
    }

    public boolean isAlive() {
        try {
            exitValue();
            return false;
        } catch (IllegalThreadStateException e) {
            return true;
        }
    }

    public long pid() {
        return toHandle().pid();
    }

    public CompletableFuture<Process> onExit() {
        final Process self = this;
        final CompletableFuture<Process> done = new CompletableFuture<>();
        Thread t = new Thread("process reaper (pid " + pid() + ")") {
            @Override
            public void run() {
                for (;;) {
                    try {
                        self.waitFor();
                        done.complete(self);
                        return;
                    } catch (InterruptedException e) {
                        // the process has still to end
                    }
                }
            }
        };
        t.setDaemon(true);
        t.start();
        return done;
    }

    public ProcessHandle toHandle() {
        throw new UnsupportedOperationException(getClass() + ".toHandle() not supported");
    }

    public ProcessHandle.Info info() {
        return toHandle().info();
    }

    public Stream<ProcessHandle> children() {
        return toHandle().children();
    }

    public Stream<ProcessHandle> descendants() {
        return toHandle().descendants();
    }

    public final BufferedReader inputReader() {
        return new BufferedReader(new InputStreamReader(getInputStream()));
    }

    public final BufferedReader errorReader() {
        return new BufferedReader(new InputStreamReader(getErrorStream()));
    }

    public final BufferedReader inputReader(Charset charset) {
        return new BufferedReader(new InputStreamReader(getInputStream(), charset));
    }

    public final BufferedReader errorReader(Charset charset) {
        return new BufferedReader(new InputStreamReader(getErrorStream(), charset));
    }

    public final BufferedWriter outputWriter() {
        return new BufferedWriter(new OutputStreamWriter(getOutputStream()));
    }

    public final BufferedWriter outputWriter(Charset charset) {
        return new BufferedWriter(new OutputStreamWriter(getOutputStream(), charset));
    }

    public boolean waitFor(java.time.Duration duration) throws InterruptedException {
        return waitFor(TimeUnit.NANOSECONDS.convert(duration), TimeUnit.NANOSECONDS);
    }
}
