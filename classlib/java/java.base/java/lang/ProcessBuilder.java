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
        public static final Redirect DISCARD = new Plain(Type.WRITE, new File("/dev/null")) {
            @Override
            public String toString() {
                return type().toString();
            }
        };

        private Redirect() {
        }

        private static class Plain extends Redirect {
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
        return start(-1, false);
    }

    /** input: a descriptor to read from, or -1; isPiped: the output is for the next process, not for this one. */
    private ProcessImpl start(int input, boolean isPiped) throws IOException {
        List<String> words = new ArrayList<>(command);
        for (Iterator<String> it = words.iterator(); it.hasNext();) {
            Objects.requireNonNull(it.next());
        }
        if (words.isEmpty()) {
            throw new ArrayIndexOutOfBoundsException("Index 0 out of bounds for length 0");
        }
        return ProcessImpl.start(words, environment, directory, redirects.clone(), merge, input, isPiped);
    }

    /** Where two processes of a pipeline meet nothing else may be asked for. */
    private static void checkPipeline(List<ProcessBuilder> builders) {
        for (int i = 0; i < builders.size(); i++) {
            ProcessBuilder b = builders.get(i);
            if (i > 0 && b.redirectInput() != Redirect.PIPE) {
                throw new IllegalArgumentException(
                        "builder redirectInput() must be PIPE except for the first builder: " + b.redirectInput());
            }
            if (i < builders.size() - 1 && b.redirectOutput() != Redirect.PIPE) {
                throw new IllegalArgumentException(
                        "builder redirectOutput() must be PIPE except for the last builder: " + b.redirectOutput());
            }
        }
    }

    /** Starts processes each of which reads what the one before writes. */
    public static List<Process> startPipeline(List<ProcessBuilder> builders) throws IOException {
        checkPipeline(builders);
        List<Process> all = new ArrayList<>();
        int before = -1;
        boolean started = false;
        try {
            for (int i = 0; i < builders.size(); i++) {
                ProcessImpl p = builders.get(i).start(before, i < builders.size() - 1);
                ProcessImpl.closePiped(before);
                before = p.takePiped();
                all.add(p);
            }
            started = true;
        } finally {
            if (!started) {
                ProcessImpl.closePiped(before);
                for (Iterator<Process> it = all.iterator(); it.hasNext();) {
                    it.next().destroyForcibly();
                }
            }
        }
        return all;
    }
}
