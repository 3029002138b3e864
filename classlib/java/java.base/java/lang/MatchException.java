package java.lang;

/** No case of an exhaustive pattern match fits. */
public final class MatchException extends RuntimeException {
    public MatchException(String message, Throwable cause) {
        super(message, cause);
    }
}
