// SPDX-License-Identifier: MIT
package java.lang.management;

import javax.management.openmbean.CompositeData;
import jdk.internal.management.Items;

/** Four figures of one kind of memory, in bytes. Two of them may be unknown, which is -1. */
public class MemoryUsage {
    private static final int INIT = 0, USED = 1, COMMITTED = 2, MAX = 3;
    private static final String[] NAMES = {"init", "used", "committed", "max"};

    /** By the places above. */
    private final long[] figures;

    public MemoryUsage(long init, long used, long committed, long max) {
        this(new long[] {init, used, committed, max});
    }

    private MemoryUsage(long[] figures) {
        for (int i = INIT; i <= MAX; i++) {
            boolean optional = i == INIT || i == MAX;
            if (figures[i] < (optional ? -1 : 0)) {
                throw new IllegalArgumentException(NAMES[i] + " parameter = " + figures[i]
                        + (optional ? " is negative but not -1." : " is negative."));
            }
        }
        within(figures, USED, " should be <= ", COMMITTED);
        if (figures[MAX] >= 0) within(figures, COMMITTED, " should be < ", MAX);
        this.figures = figures;
    }

    private static void within(long[] figures, int less, String relation, int more) {
        if (figures[less] <= figures[more]) return;
        throw new IllegalArgumentException(NAMES[less] + " = " + figures[less] + relation + NAMES[more] + " = "
                + figures[more]);
    }

    public static MemoryUsage from(CompositeData cd) {
        if (cd == null) return null;
        long[] read = new long[NAMES.length];
        for (int i = 0; i < read.length; i++) read[i] = Items.some(cd, NAMES[i], Long.class);
        return new MemoryUsage(read);
    }

    public long getInit() {
        return figures[INIT];
    }

    public long getUsed() {
        return figures[USED];
    }

    public long getCommitted() {
        return figures[COMMITTED];
    }

    public long getMax() {
        return figures[MAX];
    }

    @Override
    public String toString() {
        StringBuilder s = new StringBuilder();
        for (int i = INIT; i <= MAX; i++) {
            if (i > INIT) s.append(' ');
            s.append(NAMES[i]).append(" = ").append(figures[i]).append('(').append(figures[i] >> 10).append("K)");
        }
        return s.toString();
    }
}
