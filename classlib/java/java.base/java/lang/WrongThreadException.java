package java.lang;

/** A method was called on a thread that may not call it. */
public final class WrongThreadException extends RuntimeException {
    private static final long serialVersionUID = 4676498871006316905L;

    public WrongThreadException() {
    }

    public WrongThreadException(String message) {
        super(message);
    }

    public WrongThreadException(String message, Throwable cause) {
        super(message, cause);
    }

    public WrongThreadException(Throwable cause) {
        super(cause);
    }
}
