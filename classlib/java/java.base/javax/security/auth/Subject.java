// SPDX-License-Identifier: MIT
package javax.security.auth;

import java.io.Serializable;
import java.security.AccessControlContext;
import java.security.AccessController;
import java.security.Principal;
import java.security.PrivilegedAction;
import java.security.PrivilegedActionException;
import java.security.PrivilegedExceptionAction;
import java.util.AbstractSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;

/**
 * Somebody, by names and by what proves them. While an action runs for a subject, the subject hangs on the context of
 * access control; threads that the action starts inherit it.
 */
public final class Subject implements Serializable {
    private static final long serialVersionUID = -8308522755600156056L;

    private final Set<Principal> principals;
    private final transient Set<Object> pubCredentials, privCredentials;
    private volatile boolean readOnly;

    public Subject() {
        this(false, Collections.<Principal>emptySet(), Collections.emptySet(), Collections.emptySet());
    }

    public Subject(boolean readOnly, Set<? extends Principal> principals, Set<?> pubCredentials,
            Set<?> privCredentials) {
        this.principals = made(principals, true);
        this.pubCredentials = made(pubCredentials, false);
        this.privCredentials = made(privCredentials, false);
        this.readOnly = readOnly;
    }

    private <T> Set<T> made(Set<? extends T> from, boolean ofPrincipals) {
        if (from == null) throw new NullPointerException("invalid null input(s)");
        Parts<T> set = new Parts<>(this, ofPrincipals);
        for (T t : from) set.put(t);
        return Collections.synchronizedSet(set);
    }

    /** A set that the subject's being read only closes, and that has no nulls. */
    private static final class Parts<T> extends AbstractSet<T> implements Serializable {
        private static final long serialVersionUID = 1L;
        private final Subject subject;
        private final boolean ofPrincipals;
        private final LinkedList<T> elements = new LinkedList<>();

        Parts(Subject subject, boolean ofPrincipals) {
            this.subject = subject;
            this.ofPrincipals = ofPrincipals;
        }

        private void checkOpen() {
            if (subject.readOnly) throw new IllegalStateException("Subject is read-only");
        }

        boolean put(T t) {
            if (t == null) throw new NullPointerException("invalid null input(s)");
            if (ofPrincipals && !(t instanceof Principal)) throw new SecurityException("not a Principal: " + t);
            return !elements.contains(t) && elements.add(t);
        }

        @Override
        public boolean add(T t) {
            checkOpen();
            return put(t);
        }

        @Override
        public int size() {
            return elements.size();
        }

        @Override
        public boolean contains(Object o) {
            if (o == null) throw new NullPointerException("invalid null input(s)");
            return elements.contains(o);
        }

        @Override
        public Iterator<T> iterator() {
            Iterator<T> it = elements.iterator();
            return new Iterator<T>() {
                @Override
                public boolean hasNext() {
                    return it.hasNext();
                }

                @Override
                public T next() {
                    return it.next();
                }

                @Override
                public void remove() {
                    checkOpen();
                    it.remove();
                }
            };
        }
    }

    public void setReadOnly() {
        readOnly = true;
    }

    public boolean isReadOnly() {
        return readOnly;
    }

    // Actions for a subject

    /** The subject of the context, or null. */
    public static Subject getSubject(AccessControlContext acc) {
        if (acc == null) throw new NullPointerException("invalid null AccessControlContext provided");
        return acc.getDomainCombiner() instanceof SubjectDomainCombiner
                ? ((SubjectDomainCombiner) acc.getDomainCombiner()).getSubject() : null;
    }

    public static Subject current() {
        return getSubject(AccessController.getContext());
    }

    public static <T> T callAs(Subject subject, Callable<T> action) throws CompletionException {
        if (action == null) throw new NullPointerException();
        try {
            return doAs(subject, (PrivilegedExceptionAction<T>) new PrivilegedExceptionAction<T>() {
                @Override
                public T run() throws Exception {
                    return action.call();
                }
            });
        } catch (PrivilegedActionException e) {
            throw new CompletionException(e.getCause());
        } catch (Exception e) {
            throw new CompletionException(e);
        }
    }

    private static AccessControlContext with(Subject subject, AccessControlContext acc) {
        return new AccessControlContext(acc, new SubjectDomainCombiner(subject));
    }

    private static <T> T present(T action) {
        if (action == null) throw new NullPointerException("invalid null action provided");
        return action;
    }

    public static <T> T doAs(Subject subject, PrivilegedAction<T> action) {
        return AccessController.doPrivileged(present(action), with(subject, AccessController.getContext()));
    }

    public static <T> T doAs(Subject subject, PrivilegedExceptionAction<T> action) throws PrivilegedActionException {
        return AccessController.doPrivileged(present(action), with(subject, AccessController.getContext()));
    }

    public static <T> T doAsPrivileged(Subject subject, PrivilegedAction<T> action, AccessControlContext acc) {
        return AccessController.doPrivileged(present(action), with(subject, orNone(acc)));
    }

    public static <T> T doAsPrivileged(Subject subject, PrivilegedExceptionAction<T> action, AccessControlContext acc)
            throws PrivilegedActionException {
        return AccessController.doPrivileged(present(action), with(subject, orNone(acc)));
    }

    private static AccessControlContext orNone(AccessControlContext acc) {
        return acc != null ? acc : new AccessControlContext(new java.security.ProtectionDomain[0]);
    }

    // What it has

    public Set<Principal> getPrincipals() {
        return principals;
    }

    public Set<Object> getPublicCredentials() {
        return pubCredentials;
    }

    public Set<Object> getPrivateCredentials() {
        return privCredentials;
    }

    public <T extends Principal> Set<T> getPrincipals(Class<T> c) {
        return of(principals, c);
    }

    public <T> Set<T> getPublicCredentials(Class<T> c) {
        return of(pubCredentials, c);
    }

    public <T> Set<T> getPrivateCredentials(Class<T> c) {
        return of(privCredentials, c);
    }

    /** Those of a class, in a set of their own. */
    private static <T> Set<T> of(Set<?> all, Class<T> c) {
        if (c == null) throw new NullPointerException("invalid null Class provided");
        Set<T> some = new HashSet<>();
        synchronized (all) {
            for (Object o : all) if (c.isInstance(o)) some.add(c.cast(o));
        }
        return some;
    }

    @Override
    public boolean equals(Object o) {
        if (this == o || !(o instanceof Subject)) return this == o;
        Subject s = (Subject) o;
        return principals.equals(s.principals) && pubCredentials.equals(s.pubCredentials)
                && privCredentials.equals(s.privCredentials);
    }

    @Override
    public int hashCode() {
        return mixed(principals) ^ mixed(pubCredentials); // credentials that are private tell nothing of themselves
    }

    private static int mixed(Set<?> set) {
        int all = 0;
        synchronized (set) {
            for (Object one : set) all ^= one.hashCode();
        }
        return all;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("Subject:\n");
        tell(sb, principals, "\tPrincipal: ");
        tell(sb, pubCredentials, "\tPublic Credential: ");
        tell(sb, privCredentials, "\tPrivate Credential: ");
        return sb.toString();
    }

    private static void tell(StringBuilder sb, Set<?> set, String label) {
        synchronized (set) {
            for (Object o : set) sb.append(label).append(o).append("\n");
        }
    }
}
