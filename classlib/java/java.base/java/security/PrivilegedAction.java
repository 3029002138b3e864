package java.security;

/** Something to be done with privileges. */
@FunctionalInterface
public interface PrivilegedAction<T> {
    T run();
}
