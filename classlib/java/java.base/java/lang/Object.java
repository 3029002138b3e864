package java.lang;

/** The root of the class tree. The natives here are VM intrinsics. */
public class Object {
    public Object() {
    }

    public final native Class<?> getClass();

    public native int hashCode();

    public boolean equals(Object obj) {
        return this == obj;
    }

    protected native Object clone() throws CloneNotSupportedException;

    public String toString() {
        return getClass().getName() + "@" + Integer.toHexString(hashCode());
    }

    public final native void notify();

    public final native void notifyAll();

    public final void wait() throws InterruptedException {
        wait(0L);
    }

    /** Waits on this monitor; 0 means without limit. */
    public final native void wait(long timeoutMillis) throws InterruptedException;

    /** Nanoseconds are rounded up to a millisecond. */
    public final void wait(long timeoutMillis, int nanos) throws InterruptedException {
        wait(Thread.wholeMillis("timeoutMillis", timeoutMillis, nanos));
    }

    @Deprecated(since = "9")
    protected void finalize() throws Throwable {
    }
}
