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

/**
 * All loggers, by name, and the configuration. Without a file a console handler stands at the root, whose level is
 * INFO.
 */
public class LogManager {
    private static final LogManager MANAGER = new LogManager();

    private final Map<String, Logger> loggers = new HashMap<>();
    private final Logger root = new Logger("", null);
    private Properties properties = new Properties();
    private boolean configured;

    protected LogManager() {
        loggers.put("", root);
        root.setLevel(Level.INFO);
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
        String file = System.getProperty("java.util.logging.config.file");
        if (file == null) {
            root.addHandler(new ConsoleHandler());
            return;
        }
        try (InputStream in = new FileInputStream(file)) {
            readConfiguration(in);
        } catch (IOException e) {
            System.err.println("Could not load Logmanager configuration: " + e);
            root.addHandler(new ConsoleHandler());
        }
    }

    synchronized Logger demand(String name, String bundle) {
        configure();
        Logger l = loggers.get(name);
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
        logger.setParent(parentOf(name));
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
        String[] names = handlers == null ? new String[0] : handlers.trim().split("[\\s,]+");
        for (int i = 0; i < names.length; i++) {
            try {
                Class<?> c = ClassLoader.getSystemClassLoader().loadClass(names[i]);
                Handler h = (Handler) c.getDeclaredConstructor().newInstance();
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

    Level levelOf(String key, Level otherwise) {
        String text = getProperty(key);
        if (text == null) {
            return otherwise;
        }
        try {
            return Level.parse(text.trim());
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

    public void readConfiguration() throws IOException {
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
}
