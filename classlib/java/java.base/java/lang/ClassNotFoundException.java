package java.lang;

/** A class of that name was not found. */
public class ClassNotFoundException extends ReflectiveOperationException {
    private static final long serialVersionUID = 9176873029745254542L;
    private static final java.io.ObjectStreamField[] serialPersistentFields = {
        new java.io.ObjectStreamField("ex", Throwable.class),
    };

    public ClassNotFoundException() {
        super((Throwable) null);
    }

    public ClassNotFoundException(String message) {
        super(message, null);
    }

    public ClassNotFoundException(String message, Throwable cause) {
        super(message, cause);
    }

    public Throwable getException() {
        return getCause();
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.putFields().put("ex", super.getCause());
        s.writeFields();
    }

    /** The oldest streams have the cause in this class's field only. */
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        Throwable t = (Throwable) s.readFields().get("ex", null);
        if (t != null) jdk.internal.io.FinalField.set(Throwable.class, "cause", this, t);
    }
}
