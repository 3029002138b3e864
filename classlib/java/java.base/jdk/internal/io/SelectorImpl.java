// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.IOException;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.spi.AbstractSelectableChannel;
import java.nio.channels.spi.AbstractSelectionKey;
import java.nio.channels.spi.AbstractSelector;
import java.nio.channels.spi.SelectorProvider;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import jdk.internal.util.RemoveOnlySet;

/**
 * A selector over poll. A pipe is polled beside the channels and ends the wait for wakeup. Locks in this order: the
 * selector, the selected set; keys come and go without a lock.
 */
final class SelectorImpl extends AbstractSelector {
    private final Set<SelectionKey> keys = ConcurrentHashMap.newKeySet();
    private final Set<SelectionKey> selected = new HashSet<SelectionKey>();
    private final Set<SelectionKey> publicKeys = Collections.unmodifiableSet(keys);
    private final Set<SelectionKey> publicSelected = new RemoveOnlySet<SelectionKey>(selected);
    private final int[] ends = new int[2];
    private final Object wakeLock = new Object();
    private boolean awake;              // a byte is in the pipe; guarded by wakeLock
    private volatile boolean polling;

    SelectorImpl(SelectorProvider provider) throws IOException {
        super(provider);
        int r = Posix.pipe(ends);
        if (r < 0) throw new IOException(Posix.message(r));
    }

    private void ensureOpen() {
        if (!isOpen()) throw new ClosedSelectorException();
    }

    @Override
    public Set<SelectionKey> keys() {
        ensureOpen();
        return publicKeys;
    }

    @Override
    public Set<SelectionKey> selectedKeys() {
        ensureOpen();
        return publicSelected;
    }

    @Override
    protected SelectionKey register(AbstractSelectableChannel ch, int ops, Object att) {
        if (!(ch instanceof SelectableFd)) throw new java.nio.channels.IllegalSelectorException();
        ensureOpen();
        SelectionKeyImpl k = new SelectionKeyImpl(ch, this, ops);
        k.attach(att);
        keys.add(k);
        changed();
        return k;
    }

    /** What is polled for has changed: a poll that runs begins anew. */
    void changed() {
        if (polling) wake();
    }

    private void wake() {
        synchronized (wakeLock) {
            if (awake || !isOpen()) return;
            awake = true;
            Posix.write(ends[1], new byte[1], 0, 1);
        }
    }

    private volatile boolean wakeup;    // somebody called wakeup, not only a change of the keys

    @Override
    public Selector wakeup() {
        wakeup = true;
        wake();
        return this;
    }

    @Override
    public int selectNow() throws IOException {
        return choose(0);
    }

    @Override
    public int select(long timeout) throws IOException {
        if (timeout < 0) throw new IllegalArgumentException("Negative timeout");
        return choose(timeout == 0 ? -1 : Math.min(timeout, Integer.MAX_VALUE));
    }

    @Override
    public int select() throws IOException {
        return choose(-1);
    }

    private int choose(long timeout) throws IOException {
        synchronized (this) {
            ensureOpen();
            synchronized (publicSelected) {
                removeCancelled();
                long end = System.nanoTime() + timeout * 1000000;
                int n = 0;
                begin();
                try {
                    while (true) {
                        long left = timeout <= 0 ? timeout : Math.max(0, (end - System.nanoTime() + 999999) / 1000000);
                        n = pollOnce((int) left);
                        if (n != 0 || wakeup || timeout == 0 || left == 0 || !isOpen()
                                || Thread.currentThread().isInterrupted()) break;
                    }
                    wakeup = false;
                } finally {
                    end();
                }
                removeCancelled();
                if (!isOpen()) throw new ClosedSelectorException();
                return Math.max(0, n);
            }
        }
    }

    /** One poll; the number of keys whose ready set has changed, -1 if only such are ready as were selected before. */
    private int pollOnce(int timeout) throws IOException {
        SelectionKey[] all = keys.toArray(new SelectionKey[0]);
        int[] fds = new int[all.length + 1], events = new int[all.length + 1], ready = new int[all.length + 1];
        polling = true;
        try {
            fds[0] = ends[0];
            events[0] = Net.POLLIN;
            for (int i = 0; i < all.length; i++) {
                SelectionKeyImpl k = (SelectionKeyImpl) all[i];
                events[i + 1] = k.isValid() ? k.fd().events(k.interest()) : 0;
                fds[i + 1] = events[i + 1] == 0 ? -1 : k.fd().number();
            }
            int r = Net.poll(fds, events, ready, fds.length, timeout);
            if (r < 0 && r != -4) throw new IOException(Posix.message(r));
        } finally {
            polling = false;
        }
        if (ready[0] != 0) drain();
        int changed = 0;
        boolean again = false;
        for (int i = 0; i < all.length; i++) {
            SelectionKeyImpl k = (SelectionKeyImpl) all[i];
            if (ready[i + 1] == 0) continue;
            if (update(k, ready[i + 1])) changed++;
            else again |= selected.contains(k);
        }
        return changed == 0 && again ? -1 : changed;
    }

    private void drain() {
        synchronized (wakeLock) {
            if (awake) Posix.read(ends[0], new byte[1], 0, 1);
            awake = false;
        }
    }

    /** Whether the key's ready set has changed, or the key has become selected. */
    private boolean update(SelectionKeyImpl k, int events) {
        if (!k.isValid()) return false;
        int now = k.fd().operations(events) & k.interest();
        if (now == 0) return false;
        if (selected.contains(k)) {
            int old = k.ready();
            k.ready(old | now);
            return (old | now) != old;
        }
        k.ready(now);
        return selected.add(k);
    }

    private void removeCancelled() {
        Set<SelectionKey> cancelled = cancelledKeys();
        synchronized (cancelled) {
            for (Iterator<SelectionKey> it = cancelled.iterator(); it.hasNext();) {
                SelectionKey k = it.next();
                keys.remove(k);
                selected.remove(k);
                deregister((AbstractSelectionKey) k);
            }
            cancelled.clear();
        }
    }

    @Override
    protected void implCloseSelector() throws IOException {
        synchronized (wakeLock) {
            if (!awake) Posix.write(ends[1], new byte[1], 0, 1);
            awake = true;
        }
        synchronized (this) {
            synchronized (publicSelected) {
                for (Iterator<SelectionKey> it = keys.iterator(); it.hasNext();)
                    deregister((AbstractSelectionKey) it.next());
                keys.clear();
                selected.clear();
                Posix.close(ends[0]);
                Posix.close(ends[1]);
            }
        }
    }
}
