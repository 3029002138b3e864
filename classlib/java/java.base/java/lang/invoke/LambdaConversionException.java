package java.lang.invoke;

/** A lambda does not fit its functional interface. */
public class LambdaConversionException extends Exception {
    private static final long serialVersionUID = 300L;

    public LambdaConversionException() {
    }

    public LambdaConversionException(String msg) {
        super(msg);
    }

    public LambdaConversionException(String msg, Throwable cause) {
        super(msg, cause);
    }

    public LambdaConversionException(Throwable cause) {
        super(cause);
    }

    public LambdaConversionException(String message, Throwable cause, boolean enableSuppression,
            boolean writableStackTrace) {
        super(message, cause, enableSuppression, writableStackTrace);
    }
}
