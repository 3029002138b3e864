package java.lang;

/** An object of an abstract class or interface was asked for. */
public class InstantiationException extends ReflectiveOperationException {
    public InstantiationException() {
    }

    public InstantiationException(String message) {
        super(message);
    }
}
