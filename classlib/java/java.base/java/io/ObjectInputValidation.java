package java.io;

/** Looks at a graph once all of it has been read. */
public interface ObjectInputValidation {
    void validateObject() throws InvalidObjectException;
}
