// SPDX-License-Identifier: MIT
package java.nio.channels.spi;

import java.nio.channels.SelectionKey;

/** A key that is cancelled once. */
public abstract class AbstractSelectionKey extends SelectionKey {
    private volatile boolean valid = true;

    protected AbstractSelectionKey() {
    }

    public final boolean isValid() {
        return valid;
    }

    void invalidate() {
        valid = false;
    }

    public final void cancel() {
        synchronized (this) {
            if (!valid) return;
            valid = false;
        }
        AbstractSelector s = (AbstractSelector) selector();
        Object keys = s.cancelledKeys();
        synchronized (keys) {
            s.cancelledKeys().add(this);
        }
    }
}
