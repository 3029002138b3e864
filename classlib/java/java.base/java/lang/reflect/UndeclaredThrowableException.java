package java.lang.reflect;

/** An invocation handler threw a checked exception that the method does not declare. */
public class UndeclaredThrowableException extends RuntimeException {
    private static final long serialVersionUID = 330127114055056639L;
    private static final java.io.ObjectStreamField[] serialPersistentFields = {
        new java.io.ObjectStreamField("undeclaredThrowable", Throwable.class),
    };

    public UndeclaredThrowableException(Throwable undeclaredThrowable) {
        super((String) null, undeclaredThrowable);
    }

    public UndeclaredThrowableException(Throwable undeclaredThrowable, String s) {
        super(s, undeclaredThrowable);
    }

    public Throwable getUndeclaredThrowable() {
        return getCause();
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.putFields().put("undeclaredThrowable", super.getCause());
        s.writeFields();
    }

    /** The oldest streams have the cause in this class's field only. */
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        Throwable t = (Throwable) s.readFields().get("undeclaredThrowable", null);
        if (t != null) jdk.internal.io.FinalField.set(Throwable.class, "cause", this, t);
    }
}
