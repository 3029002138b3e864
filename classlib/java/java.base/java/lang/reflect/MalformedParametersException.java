package java.lang.reflect;

/** The MethodParameters attribute of a method is malformed. */
public class MalformedParametersException extends RuntimeException {
    public MalformedParametersException() {
    }

    public MalformedParametersException(String reason) {
        super(reason);
    }
}
