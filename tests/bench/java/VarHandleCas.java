// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** VarHandles of a field, a static field and arrays: get, set, compareAndSet, getAndAdd. */
final class VarHandleCas extends Bench {
    private static final VarHandle COUNT;
    private static final VarHandle LAST;
    private static final VarHandle TOTAL;
    private static final VarHandle ITEMS = MethodHandles.arrayElementVarHandle(long[].class);

    static {
        try {
            MethodHandles.Lookup l = MethodHandles.lookup();
            COUNT = l.findVarHandle(VarHandleCas.class, "count", int.class);
            LAST = l.findVarHandle(VarHandleCas.class, "last", Object.class);
            TOTAL = l.findStaticVarHandle(VarHandleCas.class, "total", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int count;
    private Object last;
    private static long total;

    long run(int n) {
        count = 0;
        total = 0;
        last = null;
        long[] items = new long[16];
        for (int i = 0; i < n; i++) {
            int c;
            do {
                c = (int) COUNT.getVolatile(this);
            } while (!COUNT.compareAndSet(this, c, c + i));
            Object before = (Object) LAST.getAcquire(this);
            if (before == items || LAST.compareAndSet(this, before, (Object) items)) {
                ITEMS.setRelease(items, i & 15, (long) ITEMS.get(items, i & 15) + i);
            }
            TOTAL.getAndAdd((long) i);
        }
        return count + total * 31 + items[7];
    }

    public static void main(String[] args) throws Exception { main("varhandle", new VarHandleCas(), 20000, args); }
}
