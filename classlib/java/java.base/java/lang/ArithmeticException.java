package java.lang;

/** An impossible arithmetic operation, such as division by zero. */
public class ArithmeticException extends RuntimeException {
    public ArithmeticException() {
    }

    public ArithmeticException(String message) {
        super(message);
    }
}
