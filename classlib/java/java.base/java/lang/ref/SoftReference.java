package java.lang.ref;

/** A reference that is cleared when memory is scarce. */
public non-sealed class SoftReference<T> extends Reference<T> {
    /** When get was last called, in milliseconds; the collector prefers to clear old ones. */
    private long timestamp;

    public SoftReference(T referent) {
        super(referent);
        timestamp = System.currentTimeMillis();
    }

    public SoftReference(T referent, ReferenceQueue<? super T> q) {
        super(referent, q);
        timestamp = System.currentTimeMillis();
    }

    @Override
    public T get() {
        T o = super.get();
        if (o != null) {
            timestamp = System.currentTimeMillis();
        }
        return o;
    }
}
