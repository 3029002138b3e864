// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.nio.channels.CancelledKeyException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.spi.AbstractSelectionKey;

/** A registration with {@link SelectorImpl}. */
final class SelectionKeyImpl extends AbstractSelectionKey {
    private final SelectableChannel channel;
    private final SelectorImpl selector;
    private volatile int interest, ready;

    SelectionKeyImpl(SelectableChannel channel, SelectorImpl selector, int ops) {
        this.channel = channel;
        this.selector = selector;
        interest = ops;
    }

    SelectableFd fd() {
        return (SelectableFd) channel;
    }

    private void ensureValid() {
        if (!isValid()) throw new CancelledKeyException();
    }

    @Override
    public SelectableChannel channel() {
        return channel;
    }

    @Override
    public Selector selector() {
        return selector;
    }

    @Override
    public int interestOps() {
        ensureValid();
        return interest;
    }

    int interest() {
        return interest;
    }

    int ready() {
        return ready;
    }

    void ready(int ops) {
        ready = ops;
    }

    @Override
    public SelectionKey interestOps(int ops) {
        ensureValid();
        if ((ops & ~channel.validOps()) != 0) throw new IllegalArgumentException();
        if (interest == ops) return this;
        interest = ops;
        selector.changed();
        return this;
    }

    @Override
    public int readyOps() {
        ensureValid();
        return ready;
    }

    @Override
    public String toString() {
        return "channel=" + channel + ", selector=" + selector
                + (isValid() ? ", interestOps=" + interest + ", readyOps=" + ready : ", invalid");
    }
}
