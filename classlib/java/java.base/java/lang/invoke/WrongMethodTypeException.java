package java.lang.invoke;

/** A method handle was called with a wrong type. */
public class WrongMethodTypeException extends RuntimeException {
    private static final long serialVersionUID = 292L;

    public WrongMethodTypeException() {
    }

    public WrongMethodTypeException(String message) {
        super(message);
    }
}
