package java.lang.instrument;

/** A transformer was given bytes that are no class file. */
public class IllegalClassFormatException extends Exception {
    public IllegalClassFormatException() {
    }

    public IllegalClassFormatException(String s) {
        super(s);
    }
}
