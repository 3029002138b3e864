package java.lang;

/** A thread was interrupted while it waited or slept. */
public class InterruptedException extends Exception {
    public InterruptedException() {
    }

    public InterruptedException(String message) {
        super(message);
    }
}
