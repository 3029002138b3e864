package java.lang.reflect;

/** Access checks of a member cannot be switched off. */
public class InaccessibleObjectException extends RuntimeException {
    public InaccessibleObjectException() {
    }

    public InaccessibleObjectException(String message) {
        super(message);
    }
}
