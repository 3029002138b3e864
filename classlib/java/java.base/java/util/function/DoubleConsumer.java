// SPDX-License-Identifier: MIT
package java.util.function;

import java.util.Objects;

/** Takes a double value and gives nothing back. */
@FunctionalInterface
public interface DoubleConsumer {
    void accept(double value);

    default DoubleConsumer andThen(DoubleConsumer after) {
        Objects.requireNonNull(after);
        return new DoubleConsumer() {
            public void accept(double v) {
                DoubleConsumer.this.accept(v);
                after.accept(v);
            }
        };
    }
}
