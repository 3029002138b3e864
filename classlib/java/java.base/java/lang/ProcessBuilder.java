package java.lang;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Describes a process to be started. */
public final class ProcessBuilder {
    private List<String> command;
    private File directory;
    private Map<String, String> environment;
    private boolean merge;
    private final Redirect[] redirects = {Redirect.PIPE, Redirect.PIPE, Redirect.PIPE};

    public ProcessBuilder(List<String> command) {
        this.command = Objects.requireNonNull(command);
    }

    public ProcessBuilder(String... command) {
        this.command = new ArrayList<>(Arrays.asList(command));
    }

    public ProcessBuilder command(List<String> command) {
        this.command = Objects.requireNonNull(command);
        return this;
    }

    public ProcessBuilder command(String... command) {
        this.command = new ArrayList<>(Arrays.asList(command));
        return this;
    }

    public List<String> command() {
        return command;
    }

    public Map<String, String> environment() {
        if (environment == null) {
            environment = ProcessEnvironment.copy();
        }
        return environment;
    }

    public File directory() {
        return directory;
    }

    public ProcessBuilder directory(File directory) {
        this.directory = directory;
        return this;
    }

    /** Where a stream of the process goes or comes from. */
    public abstract static class Redirect {
        public enum Type {
            PIPE, INHERIT, READ, WRITE, APPEND
        }

        public static final Redirect PIPE = new Plain(Type.PIPE, null);
        public static final Redirect INHERIT = new Plain(Type.INHERIT, null);
        public static final Redirect DISCARD = new Plain(Type.WRITE, new File("/dev/null"));

        private Redirect() {
        }

        private static final class Plain extends Redirect {
            private final Type type;
            private final File file;

            Plain(Type type, File file) {
                this.type = type;
                this.file = file;
            }

            @Override
            public Type type() {
                return type;
            }

            @Override
            public File file() {
                return file;
            }
        }

        public abstract Type type();

        public File file() {
            return null;
        }

        public static Redirect from(File file) {
            return new Plain(Type.READ, Objects.requireNonNull(file));
        }

        public static Redirect to(File file) {
            return new Plain(Type.WRITE, Objects.requireNonNull(file));
        }

        public static Redirect appendTo(File file) {
            return new Plain(Type.APPEND, Objects.requireNonNull(file));
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof Redirect && ((Redirect) obj).type() == type()
                    && Objects.equals(file(), ((Redirect) obj).file());
        }

        @Override
        public int hashCode() {
            return file() == null ? super.hashCode() : file().hashCode();
        }

        @Override
        public String toString() {
            switch (type()) {
                case READ:
                    return "redirect to read from file \"" + file() + "\"";
                case WRITE:
                    return "redirect to write to file \"" + file() + "\"";
                case APPEND:
                    return "redirect to append to file \"" + file() + "\"";
                default:
                    return type().toString();
            }
        }
    }

    public ProcessBuilder redirectInput(Redirect source) {
        return redirect(0, source);
    }

    private ProcessBuilder redirect(int i, Redirect r) {
        Redirect.Type t = r.type();
        boolean reading = i == 0;
        if (reading ? t == Redirect.Type.WRITE || t == Redirect.Type.APPEND : t == Redirect.Type.READ) {
            throw new IllegalArgumentException("Redirect invalid for " + (reading ? "reading: " : "writing: ") + r);
        }
        redirects[i] = r;
        return this;
    }

    public ProcessBuilder redirectOutput(Redirect destination) {
        return redirect(1, destination);
    }

    public ProcessBuilder redirectError(Redirect destination) {
        return redirect(2, destination);
    }

    public ProcessBuilder redirectInput(File file) {
        return redirectInput(Redirect.from(file));
    }

    public ProcessBuilder redirectOutput(File file) {
        return redirectOutput(Redirect.to(file));
    }

    public ProcessBuilder redirectError(File file) {
        return redirectError(Redirect.to(file));
    }

    public Redirect redirectInput() {
        return redirects[0];
    }

    public Redirect redirectOutput() {
        return redirects[1];
    }

    public Redirect redirectError() {
        return redirects[2];
    }

    public ProcessBuilder inheritIO() {
        Arrays.fill(redirects, Redirect.INHERIT);
        return this;
    }

    public boolean redirectErrorStream() {
        return merge;
    }

    public ProcessBuilder redirectErrorStream(boolean redirectErrorStream) {
        merge = redirectErrorStream;
        return this;
    }

    public Process start() throws IOException {
        List<String> words = new ArrayList<>(command);
        for (Iterator<String> it = words.iterator(); it.hasNext();) {
            Objects.requireNonNull(it.next());
        }
        if (words.isEmpty()) {
            throw new ArrayIndexOutOfBoundsException("Index 0 out of bounds for length 0");
        }
        return ProcessImpl.start(words, environment, directory, redirects.clone(), merge);
    }

    /** Starts processes each of which reads what the one before writes. */
    public static List<Process> startPipeline(List<ProcessBuilder> builders) throws IOException {
        if (builders.isEmpty()) {
            return new ArrayList<>();
        }
        List<Process> all = new ArrayList<>();
        java.io.InputStream before = null;
        for (Iterator<ProcessBuilder> it = builders.iterator(); it.hasNext();) {
            final Process p = it.next().start();
            if (before != null) {
                final java.io.InputStream from = before;
                Thread pump = new Thread("pipeline") {
                    @Override
                    public void run() {
                        try (java.io.OutputStream out = p.getOutputStream()) {
                            from.transferTo(out);
                        } catch (IOException e) {
                            // the reading process has ended
                        }
                    }
                };
                pump.setDaemon(true);
                pump.start();
            }
            before = p.getInputStream();
            all.add(p);
        }
        return all;
    }
}
