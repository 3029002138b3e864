// SPDX-License-Identifier: MIT
package java.util.stream;

import java.util.Comparator;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/**
 * One stage from values of type long to objects: accept takes a value from above and hands what it makes of it down.
 */
abstract class LongToRefStage<Z> implements Spliterator<Z>, LongConsumer {
    final Spliterator.OfLong up;
    Consumer<? super Z> down;
    boolean passed;                              // accept has handed something down; set by stages that may not
    private final boolean always;                // every value is handed down
    private final int traits;

    LongToRefStage(Spliterator.OfLong up, boolean always, int keep) {
        this.up = up;
        this.always = always;
        traits = up.characteristics() & keep;
    }

    public boolean tryAdvance(Consumer<? super Z> action) {
        down = action;
        do {
            passed = always;
            if (!up.tryAdvance((LongConsumer) this)) return false;
        } while (!passed);
        return true;
    }

    public void forEachRemaining(Consumer<? super Z> action) {
        down = action;
        up.forEachRemaining((LongConsumer) this);
    }

    public Spliterator<Z> trySplit() {
        return null;
    }

    public long estimateSize() {
        return up.estimateSize();
    }

    public int characteristics() {
        return traits;
    }

    @SuppressWarnings("unchecked")
    public Comparator<? super Z> getComparator() {
        if (hasCharacteristics(SORTED)) return (Comparator<? super Z>) (Comparator<?>) up.getComparator();
        throw new IllegalStateException();
    }
}
