package java.lang;

/** A class was changed in a way that its users do not expect. */
public class IncompatibleClassChangeError extends LinkageError {
    public IncompatibleClassChangeError() {
    }

    public IncompatibleClassChangeError(String message) {
        super(message);
    }
}
