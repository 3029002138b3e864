package java.lang;

/** An object of a wrong type was stored into an array. */
public class ArrayStoreException extends RuntimeException {
    public ArrayStoreException() {
    }

    public ArrayStoreException(String message) {
        super(message);
    }
}
