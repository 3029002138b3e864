package java.security;

/** Runs privileged actions. There is no security manager: an action is simply run. */
public final class AccessController {
    private AccessController() {
    }

    /** Set once a context with a combiner is used: before, nobody can ask for one. */
    private static volatile boolean combined;

    /** The context with a combiner that a thread runs in, which threads that it starts inherit. */
    private static final class Now {
        static final ThreadLocal<AccessControlContext> CONTEXT = new InheritableThreadLocal<>();
    }

    private static boolean combines(AccessControlContext context) {
        if (context != null && context.getDomainCombiner() != null) {
            combined = true;
        }
        return combined;
    }

    public static <T> T doPrivileged(PrivilegedAction<T> action) {
        return doPrivileged(action, (AccessControlContext) null);
    }

    public static <T> T doPrivilegedWithCombiner(PrivilegedAction<T> action) {
        return doPrivileged(action, combined ? getContext() : null);
    }

    public static <T> T doPrivileged(PrivilegedAction<T> action, AccessControlContext context) {
        if (!combines(context)) {
            return action.run();
        }
        AccessControlContext before = Now.CONTEXT.get();
        Now.CONTEXT.set(context);
        try {
            return action.run();
        } finally {
            Now.CONTEXT.set(before);
        }
    }

    public static <T> T doPrivileged(PrivilegedAction<T> action, AccessControlContext context, Permission... perms) {
        return doPrivileged(action, context);
    }

    /** The context with the combiner that the caller runs in. */
    private static AccessControlContext withCombiner(AccessControlContext context) {
        DomainCombiner now = combined ? getContext().getDomainCombiner() : null;
        if (now == null) {
            return context;
        }
        return context == null ? getContext() : new AccessControlContext(context, now);
    }

    public static <T> T doPrivilegedWithCombiner(PrivilegedAction<T> action, AccessControlContext context,
            Permission... perms) {
        return doPrivileged(action, withCombiner(context), perms);
    }

    public static <T> T doPrivilegedWithCombiner(PrivilegedExceptionAction<T> action, AccessControlContext context,
            Permission... perms) throws PrivilegedActionException {
        return doPrivileged(action, withCombiner(context), perms);
    }

    private static <T> T run(PrivilegedExceptionAction<T> action) throws PrivilegedActionException {
        try {
            return action.run();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new PrivilegedActionException(e);
        }
    }

    public static <T> T doPrivileged(PrivilegedExceptionAction<T> action) throws PrivilegedActionException {
        return doPrivileged(action, (AccessControlContext) null);
    }

    public static <T> T doPrivilegedWithCombiner(PrivilegedExceptionAction<T> action)
            throws PrivilegedActionException {
        return doPrivileged(action, combined ? getContext() : null);
    }

    public static <T> T doPrivileged(PrivilegedExceptionAction<T> action, AccessControlContext context)
            throws PrivilegedActionException {
        if (!combines(context)) {
            return run(action);
        }
        AccessControlContext before = Now.CONTEXT.get();
        Now.CONTEXT.set(context);
        try {
            return run(action);
        } finally {
            Now.CONTEXT.set(before);
        }
    }

    public static <T> T doPrivileged(PrivilegedExceptionAction<T> action, AccessControlContext context,
            Permission... perms) throws PrivilegedActionException {
        return doPrivileged(action, context);
    }

    public static AccessControlContext getContext() {
        AccessControlContext now = combined ? Now.CONTEXT.get() : null;
        return now != null ? now : new AccessControlContext(new ProtectionDomain[0]);
    }

    /** Always denied, as where no permission has been granted. */
    public static void checkPermission(Permission perm) throws AccessControlException {
        if (perm == null) {
            throw new NullPointerException("permission can't be null");
        }
        throw new AccessControlException("access denied " + perm, perm);
    }
}
