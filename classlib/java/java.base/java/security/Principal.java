package java.security;

/** Somebody: a user, a group, a program. */
public interface Principal {
    boolean equals(Object another);

    String toString();

    int hashCode();

    String getName();

    /** Is this one of those that the subject has? */
    default boolean implies(javax.security.auth.Subject subject) {
        return subject != null && subject.getPrincipals().contains(this);
    }
}
