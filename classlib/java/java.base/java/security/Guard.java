package java.security;

/** Decides whether something may be used. */
public interface Guard {
    void checkGuard(Object object) throws SecurityException;
}
