// SPDX-License-Identifier: MIT
package java.nio;

import java.util.Objects;

/**
 * A run of values with 0 <= mark <= position <= limit <= capacity; a mark of -1 is none. address is that of a direct
 * buffer's memory, 0 for others: native code reads it and capacity by their names.
 */
public abstract class Buffer {
    private int mark = -1;
    int position, limit;
    private int capacity;
    long address;
    boolean readOnly;

    Buffer(int mark, int pos, int lim, int cap) {
        if (cap < 0) throw new IllegalArgumentException("capacity < 0: (" + cap + " < 0)");
        capacity = cap;
        limit(lim);
        position(pos);
        if (mark >= 0) {
            if (mark > pos) throw new IllegalArgumentException("mark > position: (" + mark + " > " + pos + ")");
            this.mark = mark;
        }
    }

    public final int capacity() {
        return capacity;
    }

    public final int position() {
        return position;
    }

    public Buffer position(int newPosition) {
        if (newPosition > limit || newPosition < 0) throw new IllegalArgumentException(newPosition > limit
                ? "newPosition > limit: (" + newPosition + " > " + limit + ")"
                : "newPosition < 0: (" + newPosition + " < 0)");
        if (mark > newPosition) mark = -1;
        position = newPosition;
        return this;
    }

    public final int limit() {
        return limit;
    }

    public Buffer limit(int newLimit) {
        if (newLimit > capacity || newLimit < 0) throw new IllegalArgumentException(newLimit > capacity
                ? "newLimit > capacity: (" + newLimit + " > " + capacity + ")"
                : "newLimit < 0: (" + newLimit + " < 0)");
        limit = newLimit;
        if (position > newLimit) position = newLimit;
        if (mark > newLimit) mark = -1;
        return this;
    }

    public Buffer mark() {
        mark = position;
        return this;
    }

    public Buffer reset() {
        if (mark < 0) throw new InvalidMarkException();
        position = mark;
        return this;
    }

    public Buffer clear() {
        position = 0;
        limit = capacity;
        mark = -1;
        return this;
    }

    public Buffer flip() {
        limit = position;
        position = 0;
        mark = -1;
        return this;
    }

    public Buffer rewind() {
        position = 0;
        mark = -1;
        return this;
    }

    public final int remaining() {
        return limit > position ? limit - position : 0;
    }

    public final boolean hasRemaining() {
        return position < limit;
    }

    public abstract boolean isReadOnly();

    public abstract boolean hasArray();

    public abstract Object array();

    public abstract int arrayOffset();

    public abstract boolean isDirect();

    public abstract Buffer slice();

    public abstract Buffer slice(int index, int length);

    public abstract Buffer duplicate();

    final int markValue() {
        return mark;
    }

    final void discardMark() {
        mark = -1;
    }

    final void checkWritable() {
        if (readOnly) throw new ReadOnlyBufferException();
    }

    /** The position, which moves on by n. */
    final int take(int n) {
        int p = position;
        if (limit - p < n) throw new BufferUnderflowException();
        position = p + n;
        return p;
    }

    final int give(int n) {
        int p = position;
        if (limit - p < n) throw new BufferOverflowException();
        position = p + n;
        return p;
    }

    final int check(int i, int n) {
        if (i < 0 || n > limit - i) throw new IndexOutOfBoundsException();
        return i;
    }

    final int check(int i) {
        if (i < 0 || i >= limit) throw new IndexOutOfBoundsException();
        return i;
    }

    public String toString() {
        return getClass().getName() + (readOnly ? "R" : "") + "[pos=" + position + " lim=" + limit + " cap=" + capacity
                + "]";
    }
}
