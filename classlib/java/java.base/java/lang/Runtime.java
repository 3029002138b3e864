package java.lang;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.StringTokenizer;

/** The running VM. */
public class Runtime {
    private static final Runtime CURRENT = new Runtime();
    private static Version version;

    private Runtime() {
    }

    public static Runtime getRuntime() {
        return CURRENT;
    }

    public void exit(int status) {
        Shutdown.exit(status);
    }

    public void halt(int status) {
        Shutdown.halt(status);
    }

    public void addShutdownHook(Thread hook) {
        ApplicationShutdownHooks.add(hook);
    }

    public boolean removeShutdownHook(Thread hook) {
        return ApplicationShutdownHooks.remove(hook);
    }

    public Process exec(String command) throws IOException {
        return exec(command, null, null);
    }

    public Process exec(String command, String[] envp) throws IOException {
        return exec(command, envp, null);
    }

    public Process exec(String command, String[] envp, File dir) throws IOException {
        if (command.isEmpty()) {
            throw new IllegalArgumentException("Empty command");
        }
        List<String> words = new ArrayList<>();
        for (StringTokenizer st = new StringTokenizer(command); st.hasMoreTokens();) {
            words.add(st.nextToken());
        }
        return exec(words.toArray(new String[0]), envp, dir);
    }

    public Process exec(String[] cmdarray) throws IOException {
        return exec(cmdarray, null, null);
    }

    public Process exec(String[] cmdarray, String[] envp) throws IOException {
        return exec(cmdarray, envp, null);
    }

    public Process exec(String[] cmdarray, String[] envp, File dir) throws IOException {
        ProcessBuilder pb = new ProcessBuilder(cmdarray).directory(dir);
        if (envp != null) {
            pb.environment().clear();
            for (int i = 0; i < envp.length; i++) {
                int eq = envp[i].indexOf('=');
                if (eq > 0) {
                    pb.environment().put(envp[i].substring(0, eq), envp[i].substring(eq + 1));
                }
            }
        }
        return pb.start();
    }

    public native int availableProcessors();

    public native long freeMemory();

    public native long totalMemory();

    public native long maxMemory();

    public native void gc();

    @Deprecated(since = "18", forRemoval = true)
    public void runFinalization() {
        runFinalization0();
    }

    /** Waits, for a limited time, until the objects found dead so far are finalized. */
    private static native void runFinalization0();

    @jdk.internal.reflect.CallerSensitive
    public void load(String filename) {
        NativeLibraries.load(callerLoader(), filename);
    }

    @jdk.internal.reflect.CallerSensitive
    public void loadLibrary(String libname) {
        NativeLibraries.loadLibrary(callerLoader(), libname);
    }

    private static ClassLoader callerLoader() {
        Class<?> caller = jdk.internal.reflect.Reflection.getCallerClass(2);
        return caller == null ? ClassLoader.getSystemClassLoader() : caller.getClassLoader();
    }

    public static Version version() {
        Version v = version;
        if (v == null) {
            v = Version.parse(System.getProperty("java.runtime.version", System.getProperty("java.version")));
            version = v;
        }
        return v;
    }

    /** A version number of Java: $VNUM(-$PRE)?(\+$BUILD)?(-$OPT)? */
    public static final class Version implements Comparable<Version> {
        private final List<Integer> numbers;
        private final String pre;
        private final Integer build;
        private final String optional;

        private Version(List<Integer> numbers, String pre, Integer build, String optional) {
            this.numbers = numbers;
            this.pre = pre;
            this.build = build;
            this.optional = optional;
        }

        private static IllegalArgumentException bad(String s) {
            return new IllegalArgumentException("Invalid version string: '" + s + "'");
        }

        private static boolean isWord(String s, boolean withPunctuation) {
            for (int i = 0; i < s.length(); i++) {
                char c = s.charAt(i);
                boolean plain = c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
                if (!plain && !(withPunctuation && (c == '-' || c == '.'))) {
                    return false;
                }
            }
            return !s.isEmpty();
        }

        private static boolean isNumber(String s) {
            for (int i = 0; i < s.length(); i++) {
                if (s.charAt(i) < '0' || s.charAt(i) > '9') {
                    return false;
                }
            }
            return !s.isEmpty() && (s.length() == 1 || s.charAt(0) != '0');
        }

        public static Version parse(String s) {
            Objects.requireNonNull(s);
            int end = 0;
            while (end < s.length() && s.charAt(end) != '-' && s.charAt(end) != '+') {
                end++;
            }
            ArrayList<Integer> numbers = new ArrayList<>();
            String[] parts = s.substring(0, end).split("\\.", -1);
            for (int i = 0; i < parts.length; i++) {
                if (!isNumber(parts[i])) {
                    throw bad(s);
                }
                numbers.add(Integer.valueOf(parts[i]));
            }
            if (numbers.get(numbers.size() - 1) == 0 || numbers.get(0) == 0) {
                throw bad(s);
            }
            String pre = null;
            String optional = null;
            Integer build = null;
            String rest = s.substring(end);
            int plus = rest.indexOf('+');
            if (rest.startsWith("-") && plus != 1) {
                int stop = plus >= 0 ? plus : rest.length();
                String word = rest.substring(1, stop);
                int dash = plus >= 0 ? -1 : word.indexOf('-');
                pre = dash >= 0 ? word.substring(0, dash) : word;
                if (!isWord(pre, false)) {
                    throw bad(s);
                }
                rest = dash >= 0 ? rest.substring(1 + dash) : rest.substring(stop);
            } else if (rest.startsWith("-")) {
                throw bad(s);
            }
            if (rest.startsWith("+")) {
                int dash = rest.indexOf('-');
                String digits = rest.substring(1, dash < 0 ? rest.length() : dash);
                if (digits.isEmpty() && dash < 0) {
                    throw new IllegalArgumentException("'+' found with neither build or optional components: '" + s + "'");
                }
                if (digits.isEmpty() && pre != null) {
                    throw new IllegalArgumentException("'+' found with pre-release and optional components:'" + s + "'");
                }
                if (!digits.isEmpty() && !isNumber(digits)) {
                    throw bad(s);
                }
                build = digits.isEmpty() ? null : Integer.valueOf(digits);
                rest = dash < 0 ? "" : rest.substring(dash);
            }
            if (rest.startsWith("-")) {
                optional = rest.substring(1);
                if (!isWord(optional, true)) {
                    throw bad(s);
                }
            }
            return new Version(Collections.unmodifiableList(numbers), pre, build, optional);
        }

        private int number(int i) {
            return i < numbers.size() ? numbers.get(i) : 0;
        }

        public int feature() {
            return number(0);
        }

        public int interim() {
            return number(1);
        }

        public int update() {
            return number(2);
        }

        public int patch() {
            return number(3);
        }

        @Deprecated(since = "10")
        public int major() {
            return feature();
        }

        @Deprecated(since = "10")
        public int minor() {
            return interim();
        }

        @Deprecated(since = "10")
        public int security() {
            return update();
        }

        public List<Integer> version() {
            return numbers;
        }

        public Optional<String> pre() {
            return Optional.ofNullable(pre);
        }

        public Optional<Integer> build() {
            return Optional.ofNullable(build);
        }

        public Optional<String> optional() {
            return Optional.ofNullable(optional);
        }

        private int compareNumbers(Version other) {
            int n = Math.min(numbers.size(), other.numbers.size());
            for (int i = 0; i < n; i++) {
                int d = numbers.get(i).compareTo(other.numbers.get(i));
                if (d != 0) {
                    return d;
                }
            }
            return numbers.size() - other.numbers.size();
        }

        private int comparePre(Version other) {
            if (pre == null || other.pre == null) {
                return pre == other.pre ? 0 : pre == null ? 1 : -1;
            }
            boolean a = isNumber(pre);
            boolean b = isNumber(other.pre);
            if (a && b) {
                int d = pre.length() - other.pre.length(); // numbers without leading zeros
                return d != 0 ? d : pre.compareTo(other.pre);
            }
            return a != b ? a ? -1 : 1 : pre.compareTo(other.pre);
        }

        private int compareBuild(Version other) {
            if (build == null || other.build == null) {
                return build == other.build ? 0 : build == null ? -1 : 1;
            }
            return build.compareTo(other.build);
        }

        @Override
        public int compareTo(Version obj) {
            int d = compareToIgnoreOptional(obj);
            if (d != 0) {
                return d;
            }
            if (optional == null || obj.optional == null) {
                return optional == obj.optional ? 0 : optional == null ? -1 : 1;
            }
            return optional.compareTo(obj.optional);
        }

        public int compareToIgnoreOptional(Version obj) {
            int d = compareNumbers(obj);
            if (d == 0) {
                d = comparePre(obj);
            }
            return d != 0 ? d : compareBuild(obj);
        }

        @Override
        public boolean equals(Object obj) {
            return equalsIgnoreOptional(obj) && Objects.equals(optional, ((Version) obj).optional);
        }

        public boolean equalsIgnoreOptional(Object obj) {
            return obj instanceof Version && numbers.equals(((Version) obj).numbers)
                    && Objects.equals(pre, ((Version) obj).pre) && Objects.equals(build, ((Version) obj).build);
        }

        @Override
        public int hashCode() {
            int h = 17;
            h = 31 * h + numbers.hashCode();
            h = 31 * h + Objects.hashCode(pre);
            h = 31 * h + Objects.hashCode(build);
            return 31 * h + Objects.hashCode(optional);
        }

        @Override
        public String toString() {
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < numbers.size(); i++) {
                if (i > 0) {
                    sb.append('.');
                }
                sb.append(numbers.get(i));
            }
            if (pre != null) {
                sb.append('-').append(pre);
            }
            if (build != null) {
                sb.append('+').append(build);
            } else if (optional != null && pre == null) {
                sb.append('+');
            }
            if (optional != null) {
                sb.append('-').append(optional);
            }
            return sb.toString();
        }
    }
}
