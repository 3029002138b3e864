package java.lang;

/** A resource that a try statement can close. */
public interface AutoCloseable {
    void close() throws Exception;
}
