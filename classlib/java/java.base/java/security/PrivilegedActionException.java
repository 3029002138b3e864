package java.security;

/** A privileged action threw a checked exception: the cause. */
public class PrivilegedActionException extends Exception {
    private static final long serialVersionUID = 4724086851538908602L;
    private static final java.io.ObjectStreamField[] serialPersistentFields = {
        new java.io.ObjectStreamField("exception", Exception.class),
    };

    public PrivilegedActionException(Exception exception) {
        super((String) null, exception);
    }

    public Exception getException() {
        return (Exception) getCause();
    }

    @Override
    public String toString() {
        String s = getClass().getName();
        return getCause() != null ? s + ": " + getCause() : s;
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
