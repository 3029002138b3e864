// SPDX-License-Identifier: MIT
package java.nio.channels.spi;

import java.io.IOException;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.Channel;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.InterruptibleChannel;
import jdk.internal.misc.Unsafe;

/**
 * A channel that is closed once, and by the interrupt of a thread that blocks in it: between begin and end the thread
 * carries an action that Thread.interrupt runs.
 */
public abstract class AbstractInterruptibleChannel implements Channel, InterruptibleChannel {
    private static final long ACTION = Unsafe.getUnsafe().objectFieldOffset(Thread.class, "interruptAction");

    private final Object closeLock = new Object();
    private volatile boolean closed;
    private volatile Thread interrupted;

    protected AbstractInterruptibleChannel() {
    }

    /** Sets what the current thread does besides when it is interrupted; null for nothing. */
    static void onInterrupt(Runnable action) {
        Unsafe.getUnsafe().putReferenceVolatile(Thread.currentThread(), ACTION, action);
    }

    public final void close() throws IOException {
        synchronized (closeLock) {
            if (closed) return;
            closed = true;
            implCloseChannel();
        }
    }

    protected abstract void implCloseChannel() throws IOException;

    public final boolean isOpen() {
        return !closed;
    }

    protected final void begin() {
        final Thread me = Thread.currentThread();
        Runnable action = new Runnable() {
            @Override
            public void run() {
                if (closed) return;
                interrupted = me;
                try {
                    close();
                } catch (IOException e) {
                    // the channel counts as closed
                }
            }
        };
        onInterrupt(action);
        if (me.isInterrupted()) action.run();
    }

    protected final void end(boolean completed) throws AsynchronousCloseException {
        onInterrupt(null);
        if (interrupted == Thread.currentThread()) {
            interrupted = null;
            throw new ClosedByInterruptException();
        }
        if (!completed && closed) throw new AsynchronousCloseException();
    }
}
