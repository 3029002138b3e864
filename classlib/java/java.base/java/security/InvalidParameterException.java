package java.security;

/** A parameter is not valid. */
public class InvalidParameterException extends IllegalArgumentException {
    public InvalidParameterException() {
    }

    public InvalidParameterException(String message) {
        super(message);
    }
}
