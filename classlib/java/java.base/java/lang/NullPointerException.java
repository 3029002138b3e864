package java.lang;

/**
 * Null was used where an object is needed. One that the VM throws (and not a constructor call of the program)
 * carries a helpful message, made when it is first asked for.
 */
public class NullPointerException extends RuntimeException {
    public NullPointerException() {
    }

    public NullPointerException(String message) {
        super(message);
    }
}
