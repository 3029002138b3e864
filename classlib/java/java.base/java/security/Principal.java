package java.security;

/** Somebody: a user, a group, a program. */
public interface Principal {
    boolean equals(Object another);

    String toString();

    int hashCode();

    String getName();
}
