package java.lang.reflect;

/** The MethodParameters attribute of a method is malformed. */
public class MalformedParametersException extends RuntimeException {
    private static final long serialVersionUID = 20130919L;

    public MalformedParametersException() {
    }

    public MalformedParametersException(String reason) {
        super(reason);
    }
}
