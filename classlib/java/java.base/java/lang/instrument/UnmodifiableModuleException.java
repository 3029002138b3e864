package java.lang.instrument;

/** A module cannot be modified. */
public class UnmodifiableModuleException extends RuntimeException {
    private static final long serialVersionUID = 6912511912351080644L;

    public UnmodifiableModuleException() {
    }

    public UnmodifiableModuleException(String msg) {
        super(msg);
    }
}
