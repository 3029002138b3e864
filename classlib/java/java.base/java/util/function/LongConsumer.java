// SPDX-License-Identifier: MIT
package java.util.function;

import java.util.Objects;

/** Takes a long value and gives nothing back. */
@FunctionalInterface
public interface LongConsumer {
    void accept(long value);

    default LongConsumer andThen(LongConsumer after) {
        Objects.requireNonNull(after);
        return new LongConsumer() {
            public void accept(long v) {
                LongConsumer.this.accept(v);
                after.accept(v);
            }
        };
    }
}
