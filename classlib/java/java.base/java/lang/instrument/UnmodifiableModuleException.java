package java.lang.instrument;

/** A module cannot be modified. */
public class UnmodifiableModuleException extends RuntimeException {
    public UnmodifiableModuleException() {
    }

    public UnmodifiableModuleException(String msg) {
        super(msg);
    }
}
