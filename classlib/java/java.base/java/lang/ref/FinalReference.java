package java.lang.ref;

/** The reference by which the collector keeps a dead object that still has to be finalized. */
non-sealed class FinalReference<T> extends Reference<T> {
    FinalReference(T referent, ReferenceQueue<? super T> q) {
        super(referent, q);
    }
}
