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

    /** A stream's text: made at the first call, and the same one with the same character set ever after. */
    private static final class Text<T> {
        private T made;
        private Charset charset;

        /** Whether there is one already; what there is must have this character set. */
        boolean isMade(Charset asked) {
            if (made == null) {
                charset = java.util.Objects.requireNonNull(asked, "charset");
            } else if (!charset.equals(java.util.Objects.requireNonNull(asked, "charset"))) {
                throw new IllegalStateException(
                        made.getClass().getSimpleName() + " was created with charset: " + charset);
            }
            return made != null;
        }
    }

    private final Text<BufferedReader> output = new Text<>();
    private final Text<BufferedReader> errors = new Text<>();
    private final Text<BufferedWriter> input = new Text<>();

    private static BufferedReader reader(Text<BufferedReader> text, InputStream from, Charset charset) {
        synchronized (text) {
            if (!text.isMade(charset)) {
                text.made = new BufferedReader(new InputStreamReader(from, charset));
            }
            return text.made;
        }
    }

    /** The character set of the system, which need not be the default one of this program. */
    private static Charset charset() {
        String name = System.getProperty("native.encoding");
        return name != null && Charset.isSupported(name) ? Charset.forName(name) : Charset.defaultCharset();
    }

    public final BufferedReader inputReader() {
        return inputReader(charset());
    }

    public final BufferedReader errorReader() {
        return errorReader(charset());
    }

    public final BufferedReader inputReader(Charset charset) {
        return reader(output, getInputStream(), charset);
    }

    public final BufferedReader errorReader(Charset charset) {
        return reader(errors, getErrorStream(), charset);
    }

    public final BufferedWriter outputWriter() {
        return outputWriter(charset());
    }

    public final BufferedWriter outputWriter(Charset charset) {
        synchronized (input) {
            if (!input.isMade(charset)) {
                input.made = new BufferedWriter(new OutputStreamWriter(getOutputStream(), charset));
            }
            return input.made;
        }
    }

    public boolean waitFor(java.time.Duration duration) throws InterruptedException {
        return waitFor(TimeUnit.NANOSECONDS.convert(duration), TimeUnit.NANOSECONDS);
    }
}
