package java.lang.reflect;

/** A method or constructor that reflection called threw an exception: the cause. */
public class InvocationTargetException extends ReflectiveOperationException {
    private static final long serialVersionUID = 4085088731926701167L;

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
}
