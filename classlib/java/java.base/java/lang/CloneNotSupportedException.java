package java.lang;

/** clone was called on an object that is not Cloneable. */
public class CloneNotSupportedException extends Exception {
    public CloneNotSupportedException() {
    }

    public CloneNotSupportedException(String message) {
        super(message);
    }
}
