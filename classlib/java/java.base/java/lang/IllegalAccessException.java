package java.lang;

/** Reflection reached for a member that the caller cannot access. */
public class IllegalAccessException extends ReflectiveOperationException {
    public IllegalAccessException() {
    }

    public IllegalAccessException(String message) {
        super(message);
    }
}
