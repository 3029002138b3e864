package java.lang;

/** A class of that name was not found. */
public class ClassNotFoundException extends ReflectiveOperationException {
    private static final long serialVersionUID = 9176873029745254542L;

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
}
