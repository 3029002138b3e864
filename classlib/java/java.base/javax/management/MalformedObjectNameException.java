package javax.management;

/** A text is no name of a bean. */
public class MalformedObjectNameException extends Exception {
    public MalformedObjectNameException() {
    }

    public MalformedObjectNameException(String message) {
        super(message);
    }
}
