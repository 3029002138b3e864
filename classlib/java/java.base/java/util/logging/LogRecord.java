package java.util.logging;

import java.io.Serializable;
import java.time.Instant;
import java.util.Objects;
import java.util.ResourceBundle;

/** One message on its way to the handlers. */
public class LogRecord implements Serializable {
    private static final long serialVersionUID = 5372048053134512534L;
    private static long lastSequence = -1;

    private Level level;
    private String message;
    private String loggerName;
    private String sourceClassName;
    private String sourceMethodName;
    private boolean sourceKnown;
    private long sequenceNumber;
    private long threadId = Thread.currentThread().threadId();
    private Instant instant = Instant.now();
    private Throwable thrown;
    private Object[] parameters;
    private transient ResourceBundle resourceBundle;
    private String resourceBundleName;

    public LogRecord(Level level, String msg) {
        this.level = Objects.requireNonNull(level);
        message = msg;
        synchronized (LogRecord.class) {
            sequenceNumber = ++lastSequence;
        }
    }

    public String getLoggerName() {
        return loggerName;
    }

    public void setLoggerName(String name) {
        loggerName = name;
    }

    public ResourceBundle getResourceBundle() {
        return resourceBundle;
    }

    public void setResourceBundle(ResourceBundle bundle) {
        resourceBundle = bundle;
    }

    public String getResourceBundleName() {
        return resourceBundleName;
    }

    public void setResourceBundleName(String name) {
        resourceBundleName = name;
    }

    public Level getLevel() {
        return level;
    }

    public void setLevel(Level level) {
        this.level = Objects.requireNonNull(level);
    }

    public long getSequenceNumber() {
        return sequenceNumber;
    }

    public void setSequenceNumber(long seq) {
        sequenceNumber = seq;
    }

    /** The first frame above the logging classes. */
    private void findSource() {
        if (sourceKnown) {
            return;
        }
        sourceKnown = true;
        StackTraceElement[] trace = new Throwable().getStackTrace();
        boolean seen = false;
        for (int i = 0; i < trace.length; i++) {
            String c = trace[i].getClassName();
            boolean logging = c.startsWith("java.util.logging.") || c.startsWith("java.lang.System$Logger");
            if (seen && !logging) {
                sourceClassName = c;
                sourceMethodName = trace[i].getMethodName();
                return;
            }
            seen |= c.equals("java.util.logging.Logger");
        }
    }

    public String getSourceClassName() {
        findSource();
        return sourceClassName;
    }

    public void setSourceClassName(String sourceClassName) {
        this.sourceClassName = sourceClassName;
        sourceKnown = true;
    }

    public String getSourceMethodName() {
        findSource();
        return sourceMethodName;
    }

    public void setSourceMethodName(String sourceMethodName) {
        this.sourceMethodName = sourceMethodName;
        sourceKnown = true;
    }

    public String getMessage() {
        return message;
    }

    public void setMessage(String message) {
        this.message = message;
    }

    public Object[] getParameters() {
        return parameters;
    }

    public void setParameters(Object[] parameters) {
        this.parameters = parameters;
    }

    @Deprecated(since = "16")
    public int getThreadID() {
        return (int) threadId;
    }

    @Deprecated(since = "16")
    public void setThreadID(int threadID) {
        threadId = threadID;
    }

    public long getLongThreadID() {
        return threadId;
    }

    public LogRecord setLongThreadID(long longThreadID) {
        threadId = longThreadID;
        return this;
    }

    public long getMillis() {
        return instant.toEpochMilli();
    }

    @Deprecated
    public void setMillis(long millis) {
        instant = Instant.ofEpochMilli(millis);
    }

    public Instant getInstant() {
        return instant;
    }

    public void setInstant(Instant instant) {
        this.instant = Objects.requireNonNull(instant);
    }

    public Throwable getThrown() {
        return thrown;
    }

    public void setThrown(Throwable thrown) {
        this.thrown = thrown;
    }
}
