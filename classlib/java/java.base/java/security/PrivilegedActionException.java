package java.security;

/** A privileged action threw a checked exception: the cause. */
public class PrivilegedActionException extends Exception {
    private static final long serialVersionUID = 4724086851538908602L;

    public PrivilegedActionException(Exception exception) {
        super((String) null, exception);
    }

    public Exception getException() {
        return (Exception) getCause();
    }

    @Override
    public String toString() {
        String s = getClass().getName();
        return getCause() != null ? s + ": " + getCause() : s;
    }
}
