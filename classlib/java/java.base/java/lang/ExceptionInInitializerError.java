package java.lang;

/** A static initialiser threw an exception. */
public class ExceptionInInitializerError extends LinkageError {
    private static final long serialVersionUID = 1521711792217232256L;
    private static final java.io.ObjectStreamField[] serialPersistentFields = {
        new java.io.ObjectStreamField("exception", Throwable.class),
    };

    public ExceptionInInitializerError() {
        initCause(null);
    }

    public ExceptionInInitializerError(Throwable thrown) {
        super(null, thrown);
    }

    public ExceptionInInitializerError(String message) {
        super(message, null);
    }

    public Throwable getException() {
        return getCause();
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.putFields().put("exception", super.getCause());
        s.writeFields();
    }

    /** The oldest streams have the cause in this class's field only. */
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        Throwable t = (Throwable) s.readFields().get("exception", null);
        if (t != null) jdk.internal.io.FinalField.set(Throwable.class, "cause", this, t);
    }
}
