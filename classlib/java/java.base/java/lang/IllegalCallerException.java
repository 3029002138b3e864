package java.lang;

/** A method was called by a class that may not call it. */
public class IllegalCallerException extends RuntimeException {
    public IllegalCallerException() {
    }

    public IllegalCallerException(String message) {
        super(message);
    }

    public IllegalCallerException(String message, Throwable cause) {
        super(message, cause);
    }

    public IllegalCallerException(Throwable cause) {
        super(cause);
    }
}
