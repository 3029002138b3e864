package java.lang.invoke;

import java.util.Objects;

/** A condition that holds until it is invalidated, for good; handles can be guarded with it. */
public class SwitchPoint {
    private static final MethodHandle VALID = MethodHandles.constant(boolean.class, true);
    private static final MethodHandle INVALID = MethodHandles.constant(boolean.class, false);

    private final VolatileCallSite site = new VolatileCallSite(VALID);

    public boolean hasBeenInvalidated() {
        return site.getTarget() != VALID;
    }

    public MethodHandle guardWithTest(MethodHandle target, MethodHandle fallback) {
        return MethodHandles.guardWithTest(site.dynamicInvoker(), target, fallback);
    }

    public static void invalidateAll(SwitchPoint[] switchPoints) {
        for (SwitchPoint p : switchPoints) {
            Objects.requireNonNull(p);
        }
        for (SwitchPoint p : switchPoints) {
            p.site.setTarget(INVALID);
        }
    }
}
