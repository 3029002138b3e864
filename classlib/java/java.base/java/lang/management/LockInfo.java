// SPDX-License-Identifier: MIT
package java.lang.management;

import java.util.Objects;
import javax.management.ConstructorParameters;
import javax.management.openmbean.CompositeData;
import jdk.internal.management.Items;

/** A lock, by class and identity hash code. */
public class LockInfo {
    private final String className;
    private final int identityHashCode;

    @ConstructorParameters({"className", "identityHashCode"})
    public LockInfo(String className, int identityHashCode) {
        this.className = Objects.requireNonNull(className, "Parameter className cannot be null");
        this.identityHashCode = identityHashCode;
    }

    /** Of an object; null for null. */
    static LockInfo of(Object o) {
        return o == null ? null : new LockInfo(o.getClass().getName(), System.identityHashCode(o));
    }

    public static LockInfo from(CompositeData cd) {
        return cd == null ? null : new LockInfo(Items.some(cd,
                "className", String.class), Items.some(cd, "identityHashCode", Integer.class));
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
