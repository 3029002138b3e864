package java.lang;

/** The verifier refused a class. */
public class VerifyError extends LinkageError {
    public VerifyError() {
    }

    public VerifyError(String message) {
        super(message);
    }
}
