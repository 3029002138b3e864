package java.util.logging;

import java.util.MissingResourceException;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;

/** Where a program logs. A record goes to the handlers of its logger and of the loggers above it. */
public class Logger {
    public static final String GLOBAL_LOGGER_NAME = "global";

    @Deprecated
    public static final Logger global = new Logger(GLOBAL_LOGGER_NAME, null);

    private final String name;
    private volatile Level level;
    private volatile Logger parent;
    private volatile Filter filter;
    private volatile boolean useParentHandlers = true;
    private volatile ResourceBundle bundle;
    private final CopyOnWriteArrayList<Handler> handlers = new CopyOnWriteArrayList<>();

    protected Logger(String name, String resourceBundleName) {
        this.name = name;
        if (resourceBundleName != null) {
            bundle = named(resourceBundleName);
        }
    }

    public static final Logger getGlobal() {
        LogManager.getLogManager().addLogger(global);
        return global;
    }

    public static Logger getLogger(String name) {
        return LogManager.getLogManager().demand(Objects.requireNonNull(name), null);
    }

    public static Logger getLogger(String name, String resourceBundleName) {
        Logger l = LogManager.getLogManager().demand(Objects.requireNonNull(name), resourceBundleName);
        if (resourceBundleName != null) l.texts(resourceBundleName);
        return l;
    }

    /** A logger that was there has these texts, too, or gets them; it cannot have others. */
    private synchronized void texts(String bundleName) {
        String own = getResourceBundleName();
        if (own == null) bundle = named(bundleName);
        else if (!own.equals(bundleName)) throw new IllegalArgumentException(own + " != " + bundleName);
    }

    private static ResourceBundle named(String bundleName) {
        ResourceBundle b = found(bundleName);
        if (b != null) return b;
        throw new MissingResourceException("Can't find " + bundleName + " bundle from ", bundleName, "");
    }

    public static Logger getAnonymousLogger() {
        return getAnonymousLogger(null);
    }

    public static Logger getAnonymousLogger(String resourceBundleName) {
        Logger l = new Logger(null, resourceBundleName);
        l.parent = LogManager.getLogManager().demand("", null);
        return l;
    }

    public String getName() {
        return name;
    }

    public ResourceBundle getResourceBundle() {
        return bundle;
    }

    public String getResourceBundleName() {
        return nameOf(bundle);
    }

    private static String nameOf(ResourceBundle b) {
        return b == null ? null : b.getBaseBundleName();
    }

    public synchronized void setResourceBundle(ResourceBundle bundle) {
        String base = bundle.getBaseBundleName();
        if (base == null || base.isEmpty()) throw new IllegalArgumentException("resource bundle must have a name");
        if (this.bundle != null && !base.equals(getResourceBundleName()))
            throw new IllegalArgumentException("can't replace resource bundle");
        this.bundle = bundle;
    }

    /** Its own texts, or those of the next logger above that has some. */
    private ResourceBundle textsInForce() {
        for (Logger l = this; l != null; l = l.parent) {
            if (l.bundle != null) return l.bundle;
        }
        return null;
    }

    private static void setTexts(LogRecord r, ResourceBundle texts) {
        r.setResourceBundle(texts);
        r.setResourceBundleName(nameOf(texts));
    }

    public void setFilter(Filter newFilter) throws SecurityException {
        filter = newFilter;
    }

    public Filter getFilter() {
        return filter;
    }

    public void setLevel(Level newLevel) throws SecurityException {
        level = newLevel;
    }

    public Level getLevel() {
        return level;
    }

    public Logger getParent() {
        return parent;
    }

    public void setParent(Logger parent) {
        this.parent = Objects.requireNonNull(parent);
    }

    public void addHandler(Handler handler) throws SecurityException {
        handlers.add(Objects.requireNonNull(handler));
    }

    public void removeHandler(Handler handler) throws SecurityException {
        if (handler != null) {
            handlers.remove(handler);
        }
    }

    public Handler[] getHandlers() {
        return handlers.toArray(new Handler[0]);
    }

    public void setUseParentHandlers(boolean useParentHandlers) {
        this.useParentHandlers = useParentHandlers;
    }

    public boolean getUseParentHandlers() {
        return useParentHandlers;
    }

    public boolean isLoggable(Level level) {
        Level own = null;
        for (Logger l = this; l != null && own == null; l = l.parent) {
            own = l.level;
        }
        int limit = own == null ? Level.INFO.intValue() : own.intValue();
        return level.intValue() >= limit && limit != Level.OFF.intValue();
    }

    public void log(LogRecord record) {
        Filter f = filter;
        if (!isLoggable(record.getLevel()) || f != null && !f.isLoggable(record)) {
            return;
        }
        for (Logger l = this; l != null; l = l.parent) {
            for (Handler h : l.handlers) {
                h.publish(record);
            }
            if (!l.useParentHandlers) {
                break;
            }
        }
    }

    private LogRecord record(Level level, String msg) {
        LogRecord r = new LogRecord(level, msg);
        r.setLoggerName(name);
        setTexts(r, textsInForce());
        return r;
    }

    public void log(Level level, String msg) {
        if (isLoggable(level)) {
            log(record(level, msg));
        }
    }

    public void log(Level level, Supplier<String> msgSupplier) {
        if (isLoggable(level)) {
            log(record(level, msgSupplier.get()));
        }
    }

    public void log(Level level, String msg, Object param1) {
        if (isLoggable(level)) {
            log(level, msg, new Object[] {param1});
        }
    }

    public void log(Level level, String msg, Object[] params) {
        if (isLoggable(level)) {
            LogRecord r = record(level, msg);
            r.setParameters(params);
            log(r);
        }
    }

    public void log(Level level, String msg, Throwable thrown) {
        if (isLoggable(level)) {
            LogRecord r = record(level, msg);
            r.setThrown(thrown);
            log(r);
        }
    }

    public void log(Level level, Throwable thrown, Supplier<String> msgSupplier) {
        if (isLoggable(level)) {
            log(level, msgSupplier.get(), thrown);
        }
    }

    public void logp(Level level, String sourceClass, String sourceMethod, String msg) {
        logp(level, sourceClass, sourceMethod, msg, (Object[]) null);
    }

    public void logp(Level level, String sourceClass, String sourceMethod, Supplier<String> msgSupplier) {
        if (isLoggable(level)) {
            logp(level, sourceClass, sourceMethod, msgSupplier.get());
        }
    }

    public void logp(Level level, String sourceClass, String sourceMethod, String msg, Object param1) {
        logp(level, sourceClass, sourceMethod, msg, new Object[] {param1});
    }

    public void logp(Level level, String sourceClass, String sourceMethod, String msg, Object[] params) {
        if (isLoggable(level)) {
            LogRecord r = record(level, sourceClass, sourceMethod, msg);
            r.setParameters(params);
            log(r);
        }
    }

    private LogRecord record(Level level, String sourceClass, String sourceMethod, String msg) {
        LogRecord r = record(level, msg);
        r.setSourceClassName(sourceClass);
        r.setSourceMethodName(sourceMethod);
        return r;
    }

    public void logp(Level level, String sourceClass, String sourceMethod, String msg, Throwable thrown) {
        if (isLoggable(level)) {
            LogRecord r = record(level, sourceClass, sourceMethod, msg);
            r.setThrown(thrown);
            log(r);
        }
    }

    public void logrb(Level level, String sourceClass, String sourceMethod, ResourceBundle bundle, String msg,
            Object... params) {
        if (isLoggable(level)) log(sourced(level, sourceClass, sourceMethod, bundle, msg, params, null));
    }

    public void logrb(Level level, String sourceClass, String sourceMethod, ResourceBundle bundle, String msg,
            Throwable thrown) {
        if (isLoggable(level)) log(sourced(level, sourceClass, sourceMethod, bundle, msg, null, thrown));
    }

    private LogRecord sourced(Level level, String sourceClass, String sourceMethod, ResourceBundle bundle, String msg,
            Object[] params, Throwable thrown) {
        LogRecord r = record(level, sourceClass, sourceMethod, msg);
        setTexts(r, bundle);
        if (params != null && params.length > 0) r.setParameters(params);
        r.setThrown(thrown);
        return r;
    }

    public void logrb(Level level, ResourceBundle bundle, String msg, Throwable thrown) {
        if (isLoggable(level)) {
            LogRecord r = record(level, msg);
            setTexts(r, bundle);
            r.setThrown(thrown);
            log(r);
        }
    }

    public void logrb(Level level, ResourceBundle bundle, String msg, Object... params) {
        if (isLoggable(level)) {
            LogRecord r = record(level, msg);
            setTexts(r, bundle);
            r.setParameters(params);
            log(r);
        }
    }

    public void entering(String sourceClass, String sourceMethod) {
        logp(Level.FINER, sourceClass, sourceMethod, "ENTRY");
    }

    public void entering(String sourceClass, String sourceMethod, Object param1) {
        logp(Level.FINER, sourceClass, sourceMethod, "ENTRY {0}", param1);
    }

    public void entering(String sourceClass, String sourceMethod, Object[] params) {
        StringBuilder sb = new StringBuilder("ENTRY");
        for (int i = 0; params != null && i < params.length; i++) {
            sb.append(" {").append(i).append('}');
        }
        logp(Level.FINER, sourceClass, sourceMethod, sb.toString(), params);
    }

    public void exiting(String sourceClass, String sourceMethod) {
        logp(Level.FINER, sourceClass, sourceMethod, "RETURN");
    }

    public void exiting(String sourceClass, String sourceMethod, Object result) {
        logp(Level.FINER, sourceClass, sourceMethod, "RETURN {0}", result);
    }

    public void throwing(String sourceClass, String sourceMethod, Throwable thrown) {
        logp(Level.FINER, sourceClass, sourceMethod, "THROW", thrown);
    }

    public void severe(String msg) {
        log(Level.SEVERE, msg);
    }

    public void severe(Supplier<String> msgSupplier) {
        log(Level.SEVERE, msgSupplier);
    }

    public void warning(String msg) {
        log(Level.WARNING, msg);
    }

    public void warning(Supplier<String> msgSupplier) {
        log(Level.WARNING, msgSupplier);
    }

    public void info(String msg) {
        log(Level.INFO, msg);
    }

    public void info(Supplier<String> msgSupplier) {
        log(Level.INFO, msgSupplier);
    }

    public void config(String msg) {
        log(Level.CONFIG, msg);
    }

    public void config(Supplier<String> msgSupplier) {
        log(Level.CONFIG, msgSupplier);
    }

    public void fine(String msg) {
        log(Level.FINE, msg);
    }

    public void fine(Supplier<String> msgSupplier) {
        log(Level.FINE, msgSupplier);
    }

    public void finer(String msg) {
        log(Level.FINER, msg);
    }

    public void finer(Supplier<String> msgSupplier) {
        log(Level.FINER, msgSupplier);
    }

    public void finest(String msg) {
        log(Level.FINEST, msg);
    }

    public void finest(Supplier<String> msgSupplier) {
        log(Level.FINEST, msgSupplier);
    }

    public void logp(Level level, String sourceClass, String sourceMethod, Throwable thrown, Supplier<String> msgSupplier) {
        if (isLoggable(level)) logp(level, sourceClass, sourceMethod, msgSupplier.get(), thrown);
    }

    private static ResourceBundle found(String bundleName) {
        try {
            return ResourceBundle.getBundle(bundleName);
        } catch (MissingResourceException e) {
            return null;
        }
    }

    @Deprecated
    public void logrb(Level level, String sourceClass, String sourceMethod, String bundleName, String msg) {
        logrb(level, sourceClass, sourceMethod, bundleName, msg, (Object[]) null);
    }

    @Deprecated
    public void logrb(Level level, String sourceClass, String sourceMethod, String bundleName, String msg, Object param1) {
        logrb(level, sourceClass, sourceMethod, bundleName, msg, new Object[] {param1});
    }

    @Deprecated
    public void logrb(Level level, String sourceClass, String sourceMethod, String bundleName, String msg, Object[] params) {
        bundled(level, sourceClass, sourceMethod, bundleName, msg, params, null);
    }

    @Deprecated
    public void logrb(Level level, String sourceClass, String sourceMethod, String bundleName, String msg, Throwable thrown) {
        bundled(level, sourceClass, sourceMethod, bundleName, msg, null, thrown);
    }

    private void bundled(Level level, String sourceClass, String sourceMethod, String bundleName, String msg,
            Object[] params, Throwable thrown) {
        if (!isLoggable(level)) return;
        LogRecord r = new LogRecord(level, msg);
        r.setSourceClassName(sourceClass);
        r.setSourceMethodName(sourceMethod);
        r.setLoggerName(name);
        r.setParameters(params);
        r.setThrown(thrown);
        if (bundleName != null) {
            r.setResourceBundleName(bundleName);
            r.setResourceBundle(found(bundleName));
        }
        log(r);
    }
}
