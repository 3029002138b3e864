package java.util.logging;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * All loggers, by name, and the configuration. Without a file a console handler stands at the root, whose level is
 * INFO.
 */
public class LogManager {
    private static final LogManager MANAGER = chosen();

    private final Map<String, Logger> loggers = new HashMap<>();
    private final Logger root = new Logger("", null);
    private Properties properties = new Properties();
    private boolean configured;

    protected LogManager() {
        root.setLevel(Level.INFO);
    }

    /** The manager that java.util.logging.manager names. */
    private static LogManager chosen() {
        String name = System.getProperty("java.util.logging.manager");
        if (name == null) return new LogManager();
        try {
            return (LogManager) make(name);
        } catch (ReflectiveOperationException | RuntimeException e) {
            System.err.println("Could not load Logmanager \"" + name + "\"");
            e.printStackTrace();
            return new LogManager();
        }
    }

    /** A new object of a class that the configuration names. */
    private static Object make(String className) throws ReflectiveOperationException {
        Class<?> c;
        try {
            c = ClassLoader.getSystemClassLoader().loadClass(className);
        } catch (ClassNotFoundException e) {
            c = Thread.currentThread().getContextClassLoader().loadClass(className);
        }
        return c.getDeclaredConstructor().newInstance();
    }

    public static LogManager getLogManager() {
        return MANAGER;
    }

    /** Reads the configuration when the first logger is used. */
    private synchronized void configure() {
        if (configured) {
            return;
        }
        configured = true;
        addLogger(root);
        addLogger(Logger.global);
        try {
            readConfiguration();
        } catch (IOException e) {
            System.err.println("Could not load Logmanager configuration: " + e);
            root.addHandler(new ConsoleHandler());
        }
    }

    synchronized Logger demand(String name, String bundle) {
        configure();
        Logger l = getLogger(name);
        if (l == null) {
            l = new Logger(name, bundle);
            addLogger(l);
        }
        return l;
    }

    /** False if there is one of that name already. */
    public synchronized boolean addLogger(Logger logger) {
        configure();
        String name = logger.getName();
        if (name == null) {
            throw new NullPointerException();
        }
        if (loggers.containsKey(name)) {
            return false;
        }
        loggers.put(name, logger);
        if (logger != root) logger.setParent(parentOf(name));
        for (Logger other : new ArrayList<>(loggers.values())) {
            if (other != logger && other.getName().startsWith(name + ".")
                    && other.getParent().getName().length() < name.length()) {
                other.setParent(logger);
            }
        }
        apply(logger);
        return true;
    }

    private Logger parentOf(String name) {
        for (int dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
            Logger l = loggers.get(name.substring(0, dot));
            if (l != null) {
                return l;
            }
        }
        return root;
    }

    /** What the configuration says of one logger. */
    private void apply(Logger l) {
        String name = l.getName();
        Level level = levelOf(name + ".level", null);
        if (level != null) {
            l.setLevel(level);
        }
        String flag = getProperty(name + ".useParentHandlers");
        if (flag != null) {
            l.setUseParentHandlers(flag.equalsIgnoreCase("true") || flag.equals("1"));
        }
        String handlers = getProperty(name.isEmpty() ? "handlers" : name + ".handlers");
        String[] names = names(handlers);
        for (int i = 0; i < names.length; i++) {
            try {
                Handler h = (Handler) make(names[i]);
                Level own = levelOf(names[i] + ".level", null);
                if (own != null) {
                    h.setLevel(own);
                }
                l.addHandler(h);
            } catch (ReflectiveOperationException e) {
                System.err.println("Can't load log handler \"" + names[i] + "\"\n" + e);
            }
        }
    }

    /** Names of classes, between commas or blanks. */
    private static String[] names(String list) {
        return list == null || list.isBlank() ? new String[0] : list.trim().split("[\\s,]+");
    }

    Level levelOf(String key, Level otherwise) {
        String text = getProperty(key);
        try {
            return text == null ? otherwise : Level.parse(text.trim());
        } catch (IllegalArgumentException e) {
            return otherwise;
        }
    }

    public synchronized Logger getLogger(String name) {
        configure();
        return loggers.get(name);
    }

    public synchronized Enumeration<String> getLoggerNames() {
        configure();
        return Collections.enumeration(new ArrayList<>(loggers.keySet()));
    }

    public String getProperty(String name) {
        return properties.getProperty(name);
    }

    /** The class that java.util.logging.config.class names does it all; else the file counts. */
    public void readConfiguration() throws IOException {
        String reader = System.getProperty("java.util.logging.config.class");
        if (reader != null && readBy(reader)) {
            return;
        }
        String file = System.getProperty("java.util.logging.config.file");
        if (file == null) {
            reset();
            root.addHandler(new ConsoleHandler());
            return;
        }
        try (InputStream in = new FileInputStream(file)) {
            readConfiguration(in);
        }
    }

    /** Classes that configure by what their constructor does. */
    private static boolean readBy(String className) {
        try {
            make(className);
            return true;
        } catch (ReflectiveOperationException | RuntimeException e) {
            System.err.println("Logging configuration class \"" + className + "\" failed");
            System.err.println(e);
            return false;
        }
    }

    public synchronized void readConfiguration(InputStream ins) throws IOException {
        configured = true;
        reset();
        Properties p = new Properties();
        p.load(ins);
        properties = p;
        Level level = levelOf(".level", null);
        if (level != null) {
            root.setLevel(level);
        }
        for (Logger l : new ArrayList<>(loggers.values())) {
            apply(l);
        }
        for (String c : names(getProperty("config"))) {
            readBy(c);
        }
        tellListeners();
    }

    public synchronized void reset() {
        properties = new Properties();
        for (Logger l : new ArrayList<>(loggers.values())) {
            Handler[] all = l.getHandlers();
            for (int i = 0; i < all.length; i++) {
                l.removeHandler(all[i]);
                all[i].close();
            }
            l.setLevel(l == root ? Level.INFO : null);
        }
    }

    // What handlers read of their configuration

    String textOf(String key, String otherwise) {
        String s = getProperty(key);
        return s == null ? otherwise : s.trim();
    }

    long numberOf(String key, long otherwise) {
        try {
            return Long.parseLong(textOf(key, ""));
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    boolean flagOf(String key, boolean otherwise) {
        String s = textOf(key, "");
        return s.equalsIgnoreCase("true") || s.equals("1") || otherwise && !s.equalsIgnoreCase("false") && !s.equals("0");
    }

    /** A new object of the class that a key names, where there can be one and it is of the type. */
    <T> T objectOf(String key, Class<T> type, T otherwise) {
        Object made = null;
        String named = textOf(key, null);
        if (named != null) {
            try {
                made = make(named);
            } catch (ReflectiveOperationException e) {
                made = null; // as if the key named nothing
            }
        }
        return type.isInstance(made) ? type.cast(made) : otherwise;
    }

    /** Level, filter, formatter and encoding of a handler, from the keys that begin with its class's name. */
    void configure(Handler h, Level level, Formatter formatter) {
        String prefix = h.getClass().getName();
        h.setLevel(levelOf(prefix + ".level", level));
        h.setFilter(objectOf(prefix + ".filter", Filter.class, null));
        h.setFormatter(objectOf(prefix + ".formatter", Formatter.class, formatter));
        try {
            h.setEncoding(textOf(prefix + ".encoding", null));
        } catch (java.io.UnsupportedEncodingException e) {
            h.reportError(null, e, ErrorManager.GENERIC_FAILURE);
        }
    }

    // Listeners, and changes of parts

    private final java.util.concurrent.CopyOnWriteArrayList<Runnable> listeners =
            new java.util.concurrent.CopyOnWriteArrayList<>();

    public LogManager addConfigurationListener(Runnable listener) {
        listeners.addIfAbsent(java.util.Objects.requireNonNull(listener));
        return this;
    }

    public void removeConfigurationListener(Runnable listener) {
        listeners.remove(java.util.Objects.requireNonNull(listener));
    }

    /** Every listener hears it; the first one's exception is thrown at the end. */
    private void tellListeners() {
        Throwable first = null;
        for (Runnable r : listeners) {
            try {
                r.run();
            } catch (RuntimeException | Error e) {
                if (first == null) first = e;
                else first.addSuppressed(e);
            }
        }
        if (first instanceof RuntimeException) throw (RuntimeException) first;
        if (first instanceof Error) throw (Error) first;
    }

    public void updateConfiguration(Function<String, BiFunction<String, String, String>> mapper) throws IOException {
        String file = System.getProperty("java.util.logging.config.file");
        if (file == null) {
            updateConfiguration(InputStream.nullInputStream(), mapper);
            return;
        }
        try (InputStream in = new FileInputStream(file)) {
            updateConfiguration(in, mapper);
        }
    }

    /**
     * The mapper makes each key's new value of the old and the read one, either null if missing; without it the read
     * one counts.
     */
    public void updateConfiguration(InputStream ins, Function<String, BiFunction<String, String, String>> mapper)
            throws IOException {
        Properties read = new Properties();
        read.load(ins);
        synchronized (this) {
            Properties old = properties, now = new Properties();
            java.util.TreeSet<String> keys = new java.util.TreeSet<>(old.stringPropertyNames());
            keys.addAll(read.stringPropertyNames());
            for (String k : keys) {
                BiFunction<String, String, String> f = mapper == null ? null : mapper.apply(k);
                String v = f != null ? f.apply(old.getProperty(k), read.getProperty(k)) : read.getProperty(k);
                if (v != null) now.setProperty(k, v);
            }
            properties = now;
            for (Logger l : new ArrayList<>(loggers.values())) update(l, old, now);
        }
        tellListeners();
    }

    /** A logger changes where its keys have changed. */
    private void update(Logger l, Properties old, Properties now) {
        String name = l.getName(), handlers = name.isEmpty() ? "handlers" : name + ".handlers";
        if (!java.util.Objects.equals(old.getProperty(handlers), now.getProperty(handlers))) {
            for (Handler h : l.getHandlers()) {
                l.removeHandler(h);
                h.close();
            }
            apply(l);
        }
        String level = name + ".level";
        if (!java.util.Objects.equals(old.getProperty(level), now.getProperty(level))) {
            l.setLevel(levelOf(level, l == root ? Level.INFO : null));
        }
    }

    @Deprecated
    public void checkAccess() throws SecurityException {
    }
}
