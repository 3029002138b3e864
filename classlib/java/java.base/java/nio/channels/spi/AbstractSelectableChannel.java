// SPDX-License-Identifier: MIT
package java.nio.channels.spi;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.IllegalSelectorException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;

/** A channel that knows its keys and its blocking mode. */
public abstract class AbstractSelectableChannel extends SelectableChannel {
    private final SelectorProvider provider;
    private final Object regLock = new Object();
    private final ArrayList<SelectionKey> keys = new ArrayList<SelectionKey>(1);   // guarded by itself
    private volatile boolean nonBlocking;

    protected AbstractSelectableChannel(SelectorProvider provider) {
        this.provider = provider;
    }

    public final SelectorProvider provider() {
        return provider;
    }

    public final boolean isRegistered() {
        synchronized (keys) {
            return !keys.isEmpty();
        }
    }

    public final SelectionKey keyFor(Selector sel) {
        synchronized (keys) {
            for (int i = 0; i < keys.size(); i++) if (keys.get(i).selector() == sel) return keys.get(i);
            return null;
        }
    }

    void removeKey(SelectionKey k) {
        synchronized (keys) {
            keys.remove(k);
            ((AbstractSelectionKey) k).invalidate();
        }
    }

    public final SelectionKey register(Selector sel, int ops, Object att) throws ClosedChannelException {
        if ((ops & ~validOps()) != 0) throw new IllegalArgumentException();
        if (!isOpen()) throw new ClosedChannelException();
        synchronized (regLock) {
            if (isBlocking()) throw new IllegalBlockingModeException();
            if (!sel.isOpen()) throw new ClosedSelectorException();
            if (!(sel instanceof AbstractSelector)) throw new IllegalSelectorException();
            SelectionKey k = keyFor(sel);
            if (k == null) {
                k = ((AbstractSelector) sel).register(this, ops, att);
                synchronized (keys) {
                    keys.add(k);
                }
                return k;
            }
            k.attach(att);
            k.interestOps(ops);
            return k;
        }
    }

    protected final void implCloseChannel() throws IOException {
        implCloseSelectableChannel();
        SelectionKey[] copy;
        synchronized (keys) {
            copy = keys.toArray(new SelectionKey[0]);
        }
        for (int i = 0; i < copy.length; i++) copy[i].cancel();
    }

    protected abstract void implCloseSelectableChannel() throws IOException;

    public final boolean isBlocking() {
        return !nonBlocking;
    }

    public final Object blockingLock() {
        return regLock;
    }

    public final SelectableChannel configureBlocking(boolean block) throws IOException {
        synchronized (regLock) {
            if (!isOpen()) throw new ClosedChannelException();
            if (block != nonBlocking) return this;
            if (block && hasValidKey()) throw new IllegalBlockingModeException();
            implConfigureBlocking(block);
            nonBlocking = !nonBlocking;
        }
        return this;
    }

    private boolean hasValidKey() {
        synchronized (keys) {
            for (int i = 0; i < keys.size(); i++) if (keys.get(i).isValid()) return true;
            return false;
        }
    }

    protected abstract void implConfigureBlocking(boolean block) throws IOException;
}
