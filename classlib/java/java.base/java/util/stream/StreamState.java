// SPDX-License-Identifier: MIT
package java.util.stream;

import java.util.ArrayList;
import java.util.Objects;

/**
 * What all stages of one stream share: whether it was asked to be parallel (it runs in order anyway) and what to
 * close.
 */
final class StreamState {
    boolean parallel;
    private ArrayList<Runnable> closers;

    StreamState(boolean parallel) {
        this.parallel = parallel;
    }

    void onClose(Runnable r) {
        Objects.requireNonNull(r);
        if (closers == null) closers = new ArrayList<Runnable>();
        closers.add(r);
    }

    /** Runs every handler once; the first exception is thrown, with the others suppressed in it. */
    void close() {
        ArrayList<Runnable> all = closers;
        closers = null;
        Throwable first = null;
        for (int i = 0; all != null && i < all.size(); i++) {
            try {
                all.get(i).run();
            } catch (Throwable t) {
                if (first == null) first = t;
                else if (first != t) first.addSuppressed(t);
            }
        }
        if (first instanceof RuntimeException) throw (RuntimeException) first;
        if (first instanceof Error) throw (Error) first;
    }

    /** Closes both parts of a concatenation. */
    static final class CloseBoth implements Runnable {
        private final BaseStream<?, ?> a, b;

        CloseBoth(BaseStream<?, ?> a, BaseStream<?, ?> b) {
            this.a = a;
            this.b = b;
        }

        public void run() {
            try {
                a.close();
            } finally {
                b.close();
            }
        }
    }
}
