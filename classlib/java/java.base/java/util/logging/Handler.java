package java.util.logging;

import java.io.UnsupportedEncodingException;
import java.util.Objects;

/** Takes records somewhere. */
public abstract class Handler {
    private volatile Filter filter;
    private volatile Formatter formatter;
    private volatile Level level = Level.ALL;
    private volatile ErrorManager errorManager = new ErrorManager();
    private volatile String encoding;

    protected Handler() {
    }

    public abstract void publish(LogRecord record);

    public abstract void flush();

    public abstract void close() throws SecurityException;

    public synchronized void setFormatter(Formatter newFormatter) {
        formatter = Objects.requireNonNull(newFormatter);
    }

    public Formatter getFormatter() {
        return formatter;
    }

    public synchronized void setEncoding(String encoding) throws UnsupportedEncodingException {
        if (encoding != null) {
            "".getBytes(encoding);
        }
        this.encoding = encoding;
    }

    public String getEncoding() {
        return encoding;
    }

    public synchronized void setFilter(Filter newFilter) {
        filter = newFilter;
    }

    public Filter getFilter() {
        return filter;
    }

    public synchronized void setErrorManager(ErrorManager em) {
        errorManager = Objects.requireNonNull(em);
    }

    public ErrorManager getErrorManager() {
        return errorManager;
    }

    protected void reportError(String msg, Exception ex, int code) {
        errorManager.error(msg, ex, code);
    }

    public synchronized void setLevel(Level newLevel) {
        level = Objects.requireNonNull(newLevel);
    }

    public Level getLevel() {
        return level;
    }

    public boolean isLoggable(LogRecord record) {
        int own = level.intValue();
        if (record == null || record.getLevel().intValue() < own || own == Level.OFF.intValue()) {
            return false;
        }
        Filter f = filter;
        return f == null || f.isLoggable(record);
    }
}
