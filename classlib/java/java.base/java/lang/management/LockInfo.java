package java.lang.management;

import java.util.Objects;

/** A lock, by class and identity hash code. */
public class LockInfo {
    private final String className;
    private final int identityHashCode;

    public LockInfo(String className, int identityHashCode) {
        this.className = Objects.requireNonNull(className, "Parameter className cannot be null");
        this.identityHashCode = identityHashCode;
    }

    public String getClassName() {
        return className;
    }

    public int getIdentityHashCode() {
        return identityHashCode;
    }

    @Override
    public String toString() {
        return className + '@' + Integer.toHexString(identityHashCode);
    }
}
