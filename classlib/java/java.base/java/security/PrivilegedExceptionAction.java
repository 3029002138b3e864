package java.security;

/** Something to be done with privileges that may throw a checked exception. */
@FunctionalInterface
public interface PrivilegedExceptionAction<T> {
    T run() throws Exception;
}
