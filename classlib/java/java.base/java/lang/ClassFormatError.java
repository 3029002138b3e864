package java.lang;

/** The bytes of a class file are malformed. */
public class ClassFormatError extends LinkageError {
    public ClassFormatError() {
    }

    public ClassFormatError(String message) {
        super(message);
    }
}
