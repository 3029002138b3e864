// SPDX-License-Identifier: MIT
package java.util.concurrent.atomic;

/** A reference together with a mark, changed as one. */
public class AtomicMarkableReference<V> {
    private static final class Pair<T> {
        final T reference;
        final boolean mark;

        Pair(T reference, boolean mark) {
            this.reference = reference;
            this.mark = mark;
        }
    }

    private final AtomicReference<Pair<V>> pair;

    public AtomicMarkableReference(V initialRef, boolean initialMark) {
        pair = new AtomicReference<Pair<V>>(new Pair<V>(initialRef, initialMark));
    }

    public V getReference() {
        return pair.get().reference;
    }

    public boolean isMarked() {
        return pair.get().mark;
    }

    public V get(boolean[] markHolder) {
        Pair<V> p = pair.get();
        markHolder[0] = p.mark;
        return p.reference;
    }

    public boolean weakCompareAndSet(V expectedReference, V newReference, boolean expectedMark, boolean newMark) {
        return compareAndSet(expectedReference, newReference, expectedMark, newMark);
    }

    public boolean compareAndSet(V expectedReference, V newReference, boolean expectedMark, boolean newMark) {
        Pair<V> p = pair.get();
        if (expectedReference != p.reference || expectedMark != p.mark) return false;
        if (newReference == p.reference && newMark == p.mark) return true;
        return pair.compareAndSet(p, new Pair<V>(newReference, newMark));
    }

    public void set(V newReference, boolean newMark) {
        pair.set(new Pair<V>(newReference, newMark));
    }

    public boolean attemptMark(V expectedReference, boolean newMark) {
        Pair<V> p = pair.get();
        if (expectedReference != p.reference) return false;
        return newMark == p.mark || pair.compareAndSet(p, new Pair<V>(expectedReference, newMark));
    }
}
