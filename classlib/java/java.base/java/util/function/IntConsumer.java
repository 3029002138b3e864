// SPDX-License-Identifier: MIT
package java.util.function;

import java.util.Objects;

/** Takes an int value and gives nothing back. */
@FunctionalInterface
public interface IntConsumer {
    void accept(int value);

    default IntConsumer andThen(IntConsumer after) {
        Objects.requireNonNull(after);
        return new IntConsumer() {
            public void accept(int v) {
                IntConsumer.this.accept(v);
                after.accept(v);
            }
        };
    }
}
