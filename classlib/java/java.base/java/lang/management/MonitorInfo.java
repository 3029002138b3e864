// SPDX-License-Identifier: MIT
package java.lang.management;

import javax.management.openmbean.CompositeData;
import jdk.internal.management.Items;

/** A monitor that a thread holds, and the frame that entered it. */
public class MonitorInfo extends LockInfo {
    private final int stackDepth;
    private final StackTraceElement stackFrame;

    public MonitorInfo(String className, int identityHashCode, int stackDepth, StackTraceElement stackFrame) {
        super(className, identityHashCode);
        if ((stackDepth >= 0) != (stackFrame != null)) {
            throw new IllegalArgumentException("Parameter stackDepth is " + stackDepth + " but stackFrame is "
                    + stackFrame);
        }
        this.stackDepth = stackDepth;
        this.stackFrame = stackFrame;
    }

    public int getLockedStackDepth() {
        return stackDepth;
    }

    public StackTraceElement getLockedStackFrame() {
        return stackFrame;
    }

    public static MonitorInfo from(CompositeData cd) {
        if (cd == null) return null;
        return new MonitorInfo(Items.some(cd, "className", String.class), Items.some(cd, "identityHashCode",
                Integer.class), Items.some(cd, "lockedStackDepth", Integer.class),
                Items.element(Items.get(cd, "lockedStackFrame", CompositeData.class)));
    }
}
