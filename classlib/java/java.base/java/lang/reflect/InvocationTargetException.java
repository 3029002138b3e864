package java.lang.reflect;

/** A method or constructor that reflection called threw an exception: the cause. */
public class InvocationTargetException extends ReflectiveOperationException {
    private static final long serialVersionUID = 4085088731926701167L;

    /** Null where the VM made the exception: then the cause is in its own field. */
    private final Throwable target;

    protected InvocationTargetException() {
        super((Throwable) null);
        target = null;
    }

    public InvocationTargetException(Throwable target) {
        super((Throwable) null);
        this.target = target;
    }

    public InvocationTargetException(Throwable target, String s) {
        super(s, null);
        this.target = target;
    }

    public Throwable getTargetException() {
        return getCause();
    }

    @Override
    public Throwable getCause() {
        return target != null ? target : super.getCause();
    }
}
