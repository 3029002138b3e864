// SPDX-License-Identifier: MIT
package java.util;

import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/** A value of type long that may be missing. */
public final class OptionalLong {
    private static final OptionalLong EMPTY = new OptionalLong(false, 0);

    private final boolean present;
    private final long value;

    private OptionalLong(boolean present, long value) {
        this.present = present;
        this.value = value;
    }

    public static OptionalLong empty() {
        return EMPTY;
    }

    public static OptionalLong of(long value) {
        return new OptionalLong(true, value);
    }

    public long getAsLong() {
        return orElseThrow();
    }

    public boolean isPresent() {
        return present;
    }

    public boolean isEmpty() {
        return !present;
    }

    public void ifPresent(LongConsumer action) {
        if (present) action.accept(value);
    }

    public void ifPresentOrElse(LongConsumer action, Runnable emptyAction) {
        if (present) action.accept(value);
        else emptyAction.run();
    }

    public LongStream stream() {
        return present ? LongStream.of(value) : LongStream.empty();
    }

    public long orElse(long other) {
        return present ? value : other;
    }

    public long orElseGet(LongSupplier supplier) {
        return present ? value : supplier.getAsLong();
    }

    public long orElseThrow() {
        if (!present) throw new NoSuchElementException("No value present");
        return value;
    }

    public <X extends Throwable> long orElseThrow(Supplier<? extends X> exceptionSupplier) throws X {
        if (present) return value;
        throw exceptionSupplier.get();
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) return true;
        if (!(o instanceof OptionalLong)) return false;
        OptionalLong x = (OptionalLong) o;
        return present == x.present && Long.compare(value, x.value) == 0;
    }

    @Override
    public int hashCode() {
        return present ? Long.hashCode(value) : 0;
    }

    @Override
    public String toString() {
        return present ? "OptionalLong[" + value + "]" : "OptionalLong.empty";
    }
}
