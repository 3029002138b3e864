package java.lang;

/** A reference was cast to a class that its object is not an instance of. */
public class ClassCastException extends RuntimeException {
    public ClassCastException() {
    }

    public ClassCastException(String message) {
        super(message);
    }
}
