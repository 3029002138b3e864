// SPDX-License-Identifier: MIT
package java.util.stream;

import java.util.Comparator;
import java.util.Spliterator;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/**
 * One stage from values of type int to values of type long: accept takes a value from above and hands what it makes
 * of it down.
 */
abstract class IntToLongStage implements Spliterator.OfLong, IntConsumer {
    final Spliterator.OfInt up;
    LongConsumer down;
    boolean passed;                              // accept has handed something down; set by stages that may not
    private final boolean always;                // every value is handed down
    private final int traits;

    IntToLongStage(Spliterator.OfInt up, boolean always, int keep) {
        this.up = up;
        this.always = always;
        traits = up.characteristics() & keep;
    }

    public boolean tryAdvance(LongConsumer action) {
        down = action;
        do {
            passed = always;
            if (!up.tryAdvance((IntConsumer) this)) return false;
        } while (!passed);
        return true;
    }

    public void forEachRemaining(LongConsumer action) {
        down = action;
        up.forEachRemaining((IntConsumer) this);
    }

    public Spliterator.OfLong trySplit() {
        return null;
    }

    public long estimateSize() {
        return up.estimateSize();
    }

    public int characteristics() {
        return traits;
    }

    @SuppressWarnings("unchecked")
    public Comparator<? super Long> getComparator() {
        if (hasCharacteristics(SORTED)) return (Comparator<? super Long>) (Comparator<?>) up.getComparator();
        throw new IllegalStateException();
    }
}
