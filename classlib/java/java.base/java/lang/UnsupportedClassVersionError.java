package java.lang;

/** The version of a class file is not supported. */
public class UnsupportedClassVersionError extends ClassFormatError {
    public UnsupportedClassVersionError() {
    }

    public UnsupportedClassVersionError(String message) {
        super(message);
    }
}
