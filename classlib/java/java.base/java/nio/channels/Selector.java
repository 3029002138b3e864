// SPDX-License-Identifier: MIT
package java.nio.channels;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.spi.SelectorProvider;
import java.util.Iterator;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;

/** Waits for the first of many channels to become ready. */
public abstract class Selector implements Closeable {
    protected Selector() {
    }

    public static Selector open() throws IOException {
        return SelectorProvider.provider().openSelector();
    }

    public abstract boolean isOpen();

    public abstract SelectorProvider provider();

    public abstract Set<SelectionKey> keys();

    public abstract Set<SelectionKey> selectedKeys();

    public abstract int selectNow() throws IOException;

    public abstract int select(long timeout) throws IOException;

    public abstract int select() throws IOException;

    public int select(Consumer<SelectionKey> action, long timeout) throws IOException {
        if (timeout < 0) throw new IllegalArgumentException("Negative timeout");
        return hand(Objects.requireNonNull(action), timeout);
    }

    public int select(Consumer<SelectionKey> action) throws IOException {
        return select(action, 0);
    }

    public int selectNow(Consumer<SelectionKey> action) throws IOException {
        return hand(Objects.requireNonNull(action), -1);
    }

    /** Selects with an empty selected set and hands each key to the action; a timeout of -1 does not wait. */
    private int hand(Consumer<SelectionKey> action, long timeout) throws IOException {
        synchronized (this) {
            Set<SelectionKey> selected = selectedKeys();
            synchronized (selected) {
                selected.clear();
                int n = timeout < 0 ? selectNow() : select(timeout);
                Set<SelectionKey> copy = Set.copyOf(selected);
                selected.clear();
                for (Iterator<SelectionKey> it = copy.iterator(); it.hasNext();) {
                    action.accept(it.next());
                    if (!isOpen()) throw new ClosedSelectorException();
                }
                return n;
            }
        }
    }

    public abstract Selector wakeup();

    public abstract void close() throws IOException;
}
