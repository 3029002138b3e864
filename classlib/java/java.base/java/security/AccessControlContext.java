package java.security;

/** A snapshot of who is calling. There is no security manager, so it only remembers what it was made of. */
public final class AccessControlContext {
    private final ProtectionDomain[] context;
    private final DomainCombiner combiner;

    public AccessControlContext(ProtectionDomain[] context) {
        this.context = context.clone();
        combiner = null;
    }

    public AccessControlContext(AccessControlContext acc, DomainCombiner combiner) {
        context = acc.context;
        this.combiner = combiner;
    }

    public DomainCombiner getDomainCombiner() {
        return combiner;
    }

    public void checkPermission(Permission perm) throws AccessControlException {
        if (perm == null) {
            throw new NullPointerException("permission can't be null");
        }
        for (int i = 0; i < context.length; i++) {
            if (context[i] != null && !context[i].implies(perm)) {
                throw new AccessControlException("access denied " + perm, perm);
            }
        }
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof AccessControlContext
                && java.util.Arrays.equals(context, ((AccessControlContext) obj).context);
    }

    @Override
    public int hashCode() {
        return java.util.Arrays.hashCode(context);
    }
}
