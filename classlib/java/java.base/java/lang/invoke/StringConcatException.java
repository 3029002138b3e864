package java.lang.invoke;

/** A string concatenation could not be linked. */
public class StringConcatException extends Exception {
    private static final long serialVersionUID = 301L;

    public StringConcatException() {
    }

    public StringConcatException(String msg) {
        super(msg);
    }

    public StringConcatException(String msg, Throwable cause) {
        super(msg, cause);
    }

    public StringConcatException(Throwable cause) {
        super(cause);
    }
}
