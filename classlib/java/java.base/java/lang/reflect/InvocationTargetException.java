package java.lang.reflect;

/** A method or constructor that reflection called threw an exception: the cause. */
public class InvocationTargetException extends ReflectiveOperationException {
    private static final long serialVersionUID = 4085088731926701167L;
    private static final java.io.ObjectStreamField[] serialPersistentFields = {
        new java.io.ObjectStreamField("target", Throwable.class),
    };

    protected InvocationTargetException() {
        super((Throwable) null);
    }

    public InvocationTargetException(Throwable target) {
        super((String) null, target);
    }

    public InvocationTargetException(Throwable target, String s) {
        super(s, target);
    }

    public Throwable getTargetException() {
        return getCause();
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.putFields().put("target", getCause());
        s.writeFields();
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        Throwable t = (Throwable) s.readFields().get("target", null);
        if (t != null) jdk.internal.io.FinalField.set(Throwable.class, "cause", this, t);
    }
}
