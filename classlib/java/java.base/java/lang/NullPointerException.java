package java.lang;

/**
 * Null was used where an object is needed. If the VM threw it (and not a program with new), the message is made when it
 * is first asked for, out of the code at the top of the stack trace.
 */
public class NullPointerException extends RuntimeException {
    private static final long serialVersionUID = 5162710183389028792L;
    private transient String helpful;
    private transient int fills;

    public NullPointerException() {
    }

    public NullPointerException(String message) {
        super(message);
    }

    /** What was null, in the words of the source; null if that cannot be told. */
    private native String helpfulMessage0();

    @Override
    public synchronized Throwable fillInStackTrace() {
        fills++;
        return super.fillInStackTrace();
    }

    @Override
    public String getMessage() {
        String message = super.getMessage();
        if (message != null) {
            return message;
        }
        synchronized (this) {
            if (fills == 1 && helpful == null) {
                helpful = helpfulMessage0();
                fills++;
            }
            return helpful;
        }
    }
}
