package java.lang.instrument;

/** A class cannot be modified. */
public class UnmodifiableClassException extends Exception {
    public UnmodifiableClassException() {
    }

    public UnmodifiableClassException(String s) {
        super(s);
    }
}
