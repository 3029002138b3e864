// SPDX-License-Identifier: MIT
package java.nio.channels.spi;

import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

/** A selector that is closed once, with the set of keys to take out at the next selection. */
public abstract class AbstractSelector extends Selector {
    private final AtomicBoolean closed = new AtomicBoolean();
    private final SelectorProvider provider;
    private final Set<SelectionKey> cancelled = new HashSet<SelectionKey>();

    protected AbstractSelector(SelectorProvider provider) {
        this.provider = provider;
    }

    public final void close() throws IOException {
        if (!closed.getAndSet(true)) implCloseSelector();
    }

    protected abstract void implCloseSelector() throws IOException;

    public final boolean isOpen() {
        return !closed.get();
    }

    public final SelectorProvider provider() {
        return provider;
    }

    protected final Set<SelectionKey> cancelledKeys() {
        return cancelled;
    }

    protected abstract SelectionKey register(AbstractSelectableChannel ch, int ops, Object att);

    /** Takes a key out of its channel's set. */
    protected final void deregister(AbstractSelectionKey key) {
        ((AbstractSelectableChannel) key.channel()).removeKey(key);
    }

    protected final void begin() {
        Runnable action = new Runnable() {
            @Override
            public void run() {
                wakeup();
            }
        };
        AbstractInterruptibleChannel.onInterrupt(action);
        if (Thread.currentThread().isInterrupted()) action.run();
    }

    protected final void end() {
        AbstractInterruptibleChannel.onInterrupt(null);
    }
}
