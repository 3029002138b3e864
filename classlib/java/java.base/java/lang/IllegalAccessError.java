package java.lang;

/** Code refers to a member that it cannot access. */
public class IllegalAccessError extends IncompatibleClassChangeError {
    public IllegalAccessError() {
    }

    public IllegalAccessError(String message) {
        super(message);
    }
}
