package java.util.logging;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.time.Instant;
import java.util.Objects;
import java.util.ResourceBundle;

/** One message on its way to the handlers. */
public class LogRecord implements Serializable {
    private static final long serialVersionUID = 5372048053134512534L;
    private static final ObjectStreamField[] serialPersistentFields = {
        new ObjectStreamField("level", Level.class),
        new ObjectStreamField("sequenceNumber", long.class),
        new ObjectStreamField("sourceClassName", String.class),
        new ObjectStreamField("sourceMethodName", String.class),
        new ObjectStreamField("message", String.class),
        new ObjectStreamField("threadID", int.class),
        new ObjectStreamField("longThreadID", long.class),
        new ObjectStreamField("millis", long.class),
        new ObjectStreamField("nanoAdjustment", int.class),
        new ObjectStreamField("thrown", Throwable.class),
        new ObjectStreamField("loggerName", String.class),
        new ObjectStreamField("resourceBundleName", String.class),
    };
    /** The version of the parameters' form. */
    private static final int MAJOR = 1, MINOR = 0;

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
            boolean logging = c.startsWith("java.util.logging.") || c.startsWith("java.lang.System$Logger")
                    || c.startsWith("java.lang.LoggingFinder");
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

    /** After the fields: the version, and the parameters as strings, or -1 where there are none. */
    private void writeObject(ObjectOutputStream s) throws IOException {
        ObjectOutputStream.PutField f = s.putFields();
        f.put("level", level);
        f.put("sequenceNumber", sequenceNumber);
        f.put("sourceClassName", getSourceClassName());
        f.put("sourceMethodName", getSourceMethodName());
        f.put("message", message);
        f.put("threadID", getThreadID());
        f.put("longThreadID", threadId);
        f.put("millis", instant.toEpochMilli());
        f.put("nanoAdjustment", instant.getNano() % 1000000);
        f.put("thrown", thrown);
        f.put("loggerName", loggerName);
        f.put("resourceBundleName", resourceBundleName);
        s.writeFields();
        s.writeByte(MAJOR);
        s.writeByte(MINOR);
        s.writeInt(parameters == null ? -1 : parameters.length);
        if (parameters != null) for (Object p : parameters) s.writeObject(p == null ? null : p.toString());
    }

    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        ObjectInputStream.GetField f = s.readFields();
        level = (Level) f.get("level", null);
        sequenceNumber = f.get("sequenceNumber", 0L);
        sourceClassName = (String) f.get("sourceClassName", null);
        sourceMethodName = (String) f.get("sourceMethodName", null);
        sourceKnown = true;
        message = (String) f.get("message", null);
        threadId = f.get("longThreadID", (long) f.get("threadID", 0));
        instant = Instant.ofEpochMilli(f.get("millis", 0L)).plusNanos(f.get("nanoAdjustment", 0));
        thrown = (Throwable) f.get("thrown", null);
        loggerName = (String) f.get("loggerName", null);
        resourceBundleName = (String) f.get("resourceBundleName", null);
        byte major = s.readByte(), minor = s.readByte();
        if (major != MAJOR) throw new IOException("LogRecord: bad version: " + major + "." + minor);
        int n = s.readInt();
        if (n < -1) throw new java.io.InvalidObjectException("negative number of parameters");
        parameters = n < 0 ? null : new Object[n];
        for (int i = 0; i < n; i++) parameters[i] = s.readObject();
    }
}
