package java.lang;

/** Code refers to a field that is not there. */
public class NoSuchFieldError extends IncompatibleClassChangeError {
    public NoSuchFieldError() {
    }

    public NoSuchFieldError(String message) {
        super(message);
    }
}
