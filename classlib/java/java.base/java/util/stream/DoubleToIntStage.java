// SPDX-License-Identifier: MIT
package java.util.stream;

import java.util.Comparator;
import java.util.Spliterator;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;

/**
 * One stage from values of type double to values of type int: accept takes a value from above and hands what it makes
 * of it down.
 */
abstract class DoubleToIntStage implements Spliterator.OfInt, DoubleConsumer {
    final Spliterator.OfDouble up;
    IntConsumer down;
    boolean passed;                              // accept has handed something down; set by stages that may not
    private final boolean always;                // every value is handed down
    private final int traits;

    DoubleToIntStage(Spliterator.OfDouble up, boolean always, int keep) {
        this.up = up;
        this.always = always;
        traits = up.characteristics() & keep;
    }

    public boolean tryAdvance(IntConsumer action) {
        down = action;
        do {
            passed = always;
            if (!up.tryAdvance((DoubleConsumer) this)) return false;
        } while (!passed);
        return true;
    }

    public void forEachRemaining(IntConsumer action) {
        down = action;
        up.forEachRemaining((DoubleConsumer) this);
    }

    public Spliterator.OfInt trySplit() {
        return null;
    }

    public long estimateSize() {
        return up.estimateSize();
    }

    public int characteristics() {
        return traits;
    }

    @SuppressWarnings("unchecked")
    public Comparator<? super Integer> getComparator() {
        if (hasCharacteristics(SORTED)) return (Comparator<? super Integer>) (Comparator<?>) up.getComparator();
        throw new IllegalStateException();
    }
}
