package java.lang.module;

/** A set of modules could not be resolved. */
public class ResolutionException extends RuntimeException {
    public ResolutionException() {
    }

    public ResolutionException(String message) {
        super(message);
    }

    public ResolutionException(String message, Throwable cause) {
        super(message, cause);
    }

    public ResolutionException(Throwable cause) {
        super(cause);
    }
}
