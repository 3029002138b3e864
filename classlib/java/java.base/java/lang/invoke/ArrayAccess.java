package java.lang.invoke;

import java.lang.reflect.Array;
import jdk.internal.vm.annotation.Hidden;

/** What arrays can do. */
final class ArrayAccess extends MethodHandle {
    static final int GET = 0;
    static final int SET = 1;
    static final int LENGTH = 2;
    static final int NEW = 3;
    private final int what;
    private final Class<?> component;

    ArrayAccess(MethodType type, int what, Class<?> component) {
        super(type);
        this.what = what;
        this.component = component;
    }

    @Override
    @Hidden
    Object call(Object[] args) throws Throwable {
        switch (what) {
            case GET:
                check(args);
                return Array.get(args[0], (Integer) args[1]);
            case SET:
                check(args);
                set(args[0], (Integer) args[1], args[2]);
                return null;
            case LENGTH:
                return Array.getLength(args[0]);
            default:
                return Array.newInstance(component, (Integer) args[0]);
        }
    }

    /** A store as the instruction's: what an array of references cannot hold is an ArrayStoreException. */
    private static void set(Object array, int i, Object value) {
        if (array instanceof Object[]) {
            ((Object[]) array)[i] = value;
        } else {
            Array.set(array, i, value);
        }
    }

    private static void check(Object[] args) {
        int n = Array.getLength(args[0]);
        int i = (Integer) args[1];
        if (i < 0 || i >= n) {
            throw new ArrayIndexOutOfBoundsException("Index " + i + " out of bounds for length " + n);
        }
    }
}
