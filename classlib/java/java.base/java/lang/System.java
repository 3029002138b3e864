package java.lang;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.channels.Channel;
import java.util.Map;
import java.util.Properties;

/** The standard streams, properties, clocks and other things of the process. The VM calls boot once. */
public final class System {
    /** Set by boot and by setIn, setOut and setErr, which go around final. */
    public static final InputStream in = null;
    public static final PrintStream out = null;
    public static final PrintStream err = null;

    private static Properties props;
    private static String lineSeparator;

    private System() {
    }

    /** First Java code on the main thread: properties and streams. */
    private static void boot() {
        props = initialProperties();
        lineSeparator = props.getProperty("line.separator");
        setIn0(new BufferedInputStream(new FileInputStream(FileDescriptor.in)));
        setOut0(newPrintStream(FileDescriptor.out));
        setErr0(newPrintStream(FileDescriptor.err));
    }

    private static PrintStream newPrintStream(FileDescriptor fd) {
        return new PrintStream(new BufferedOutputStream(new FileOutputStream(fd), 8192), true);
    }

    private static Properties initialProperties() {
        Properties p = new Properties();
        String[] pairs = properties0();
        for (int i = 0; i < pairs.length; i += 2) {
            p.setProperty(pairs[i], pairs[i + 1]);
        }
        return p;
    }

    /** Keys and values in turn: those of the VM and of the command line. */
    private static native String[] properties0();

    // Streams

    private static native void setIn0(InputStream in);

    private static native void setOut0(PrintStream out);

    private static native void setErr0(PrintStream err);

    public static void setIn(InputStream in) {
        setIn0(in);
    }

    public static void setOut(PrintStream out) {
        setOut0(out);
    }

    public static void setErr(PrintStream err) {
        setErr0(err);
    }

    public static Console console() {
        return null;
    }

    public static Channel inheritedChannel() throws IOException {
        return null;
    }

    // Clocks and memory: intrinsics

    public static native long currentTimeMillis();

    public static native long nanoTime();

    public static native void arraycopy(Object src, int srcPos, Object dest, int destPos, int length);

    public static native int identityHashCode(Object x);

    // Properties

    private static void checkKey(String key) {
        if (key == null) {
            throw new NullPointerException("key can't be null");
        }
        if (key.isEmpty()) {
            throw new IllegalArgumentException("key can't be empty");
        }
    }

    public static Properties getProperties() {
        return props;
    }

    public static void setProperties(Properties p) {
        props = p == null ? initialProperties() : p;
    }

    public static String lineSeparator() {
        return lineSeparator;
    }

    public static String getProperty(String key) {
        checkKey(key);
        return props.getProperty(key);
    }

    public static String getProperty(String key, String def) {
        checkKey(key);
        return props.getProperty(key, def);
    }

    public static String setProperty(String key, String value) {
        checkKey(key);
        return (String) props.setProperty(key, value);
    }

    public static String clearProperty(String key) {
        checkKey(key);
        return (String) props.remove(key);
    }

    // Environment

    public static String getenv(String name) {
        return ProcessEnvironment.get(name);
    }

    public static Map<String, String> getenv() {
        return ProcessEnvironment.map();
    }

    // The VM

    public static void exit(int status) {
        Runtime.getRuntime().exit(status);
    }

    public static void gc() {
        Runtime.getRuntime().gc();
    }

    @Deprecated(since = "18", forRemoval = true)
    public static void runFinalization() {
        Runtime.getRuntime().runFinalization();
    }

    @jdk.internal.reflect.CallerSensitive
    public static void load(String filename) {
        NativeLibraries.load(callerLoader(), filename);
    }

    @jdk.internal.reflect.CallerSensitive
    public static void loadLibrary(String libname) {
        NativeLibraries.loadLibrary(callerLoader(), libname);
    }

    private static ClassLoader callerLoader() {
        Class<?> caller = jdk.internal.reflect.Reflection.getCallerClass(2);
        return caller == null ? ClassLoader.getSystemClassLoader() : caller.getClassLoader();
    }

    public static String mapLibraryName(String libname) {
        if (libname == null) {
            throw new NullPointerException();
        }
        return "lib" + libname + ".so";
    }

    // Security managers: none can be installed

    @Deprecated(since = "17", forRemoval = true)
    public static SecurityManager getSecurityManager() {
        return null;
    }

    @Deprecated(since = "17", forRemoval = true)
    public static void setSecurityManager(SecurityManager sm) {
        if (sm != null) {
            throw new UnsupportedOperationException(
                    "The Security Manager is deprecated and will be removed in a future release");
        }
    }

    // Logging

    /** A logger of the platform: behind it stands java.util.logging, or what a program's LoggerFinder makes. */
    public interface Logger {
        enum Level {
            ALL(Integer.MIN_VALUE), TRACE(400), DEBUG(500), INFO(800), WARNING(900), ERROR(1000),
            OFF(Integer.MAX_VALUE);

            private final int severity;

            Level(int severity) {
                this.severity = severity;
            }

            public final String getName() {
                return name();
            }

            public final int getSeverity() {
                return severity;
            }
        }

        String getName();

        boolean isLoggable(Level level);

        void log(Level level, java.util.ResourceBundle bundle, String msg, Throwable thrown);

        void log(Level level, java.util.ResourceBundle bundle, String format, Object... params);

        default void log(Level level, String msg) {
            log(level, null, msg, (Object[]) null);
        }

        default void log(Level level, java.util.function.Supplier<String> msgSupplier) {
            if (msgSupplier == null) {
                throw new NullPointerException();
            }
            if (!isLoggable(level)) {
                return;
            }
            log(level, null, msgSupplier.get(), (Object[]) null);
        }

        default void log(Level level, Object obj) {
            if (obj == null) {
                throw new NullPointerException();
            }
            if (!isLoggable(level)) {
                return;
            }
            log(level, null, obj.toString(), (Object[]) null);
        }

        default void log(Level level, String msg, Throwable thrown) {
            log(level, null, msg, thrown);
        }

        default void log(Level level, java.util.function.Supplier<String> msgSupplier, Throwable thrown) {
            if (msgSupplier == null) {
                throw new NullPointerException();
            }
            if (!isLoggable(level)) {
                return;
            }
            log(level, null, msgSupplier.get(), thrown);
        }

        default void log(Level level, String format, Object... params) {
            log(level, null, format, params);
        }
    }

    /** Makes the loggers of the platform: a program may provide one as a service. */
    public abstract static class LoggerFinder {
        /** Looked for once, at the first use. */
        private static final class Found {
            static final LoggerFinder FINDER = java.util.ServiceLoader
                    .load(LoggerFinder.class, ClassLoader.getSystemClassLoader()).findFirst()
                    .orElseGet(new java.util.function.Supplier<LoggerFinder>() {
                        @Override
                        public LoggerFinder get() {
                            return new LoggingFinder();
                        }
                    });
        }

        protected LoggerFinder() {
        }

        public abstract Logger getLogger(String name, Module module);

        public Logger getLocalizedLogger(String name, java.util.ResourceBundle bundle, Module module) {
            Logger logger = getLogger(name, module);
            return bundle == null ? logger : new LoggingFinder.Localized(logger, bundle);
        }

        public static LoggerFinder getLoggerFinder() {
            return Found.FINDER;
        }
    }

    private static Module callerModule() {
        Class<?> caller = jdk.internal.reflect.Reflection.getCallerClass(2);
        return caller == null ? ClassLoader.getSystemClassLoader().getUnnamedModule() : caller.getModule();
    }

    @jdk.internal.reflect.CallerSensitive
    public static Logger getLogger(String name) {
        java.util.Objects.requireNonNull(name);
        return LoggerFinder.getLoggerFinder().getLogger(name, callerModule());
    }

    @jdk.internal.reflect.CallerSensitive
    public static Logger getLogger(String name, java.util.ResourceBundle bundle) {
        java.util.Objects.requireNonNull(name);
        return LoggerFinder.getLoggerFinder().getLocalizedLogger(name, java.util.Objects.requireNonNull(bundle),
                callerModule());
    }
}
