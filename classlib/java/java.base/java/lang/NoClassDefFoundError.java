package java.lang;

/** A class that code refers to could not be found or initialised. */
public class NoClassDefFoundError extends LinkageError {
    public NoClassDefFoundError() {
    }

    public NoClassDefFoundError(String message) {
        super(message);
    }

    /** Used by the VM, which keeps what failed as the cause. */
    private NoClassDefFoundError(String message, Throwable cause) {
        super(message, cause);
    }
}
