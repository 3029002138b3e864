package java.lang;

import java.util.WeakHashMap;

/** A value that is computed once for each class and lives as long as the class. */
public abstract class ClassValue<T> {
    protected ClassValue() {
    }

    protected abstract T computeValue(Class<?> type);

    /** The values of one class, by the ClassValue they belong to. All access under the lock of the map. */
    static final class Map extends WeakHashMap<ClassValue<?>, Object[]> {
    }

    private static synchronized Map mapOf(Class<?> type) {
        if (type.classValues == null) {
            type.classValues = new Map();
        }
        return type.classValues;
    }

    public T get(Class<?> type) {
        Map map = mapOf(type);
        synchronized (map) {
            Object[] cell = map.get(this);
            if (cell != null) {
                return (T) cell[0];
            }
        }
        T computed = computeValue(type);
        synchronized (map) {
            Object[] cell = map.get(this);
            if (cell != null) {
                return (T) cell[0];
            }
            map.put(this, new Object[] {computed});
            return computed;
        }
    }

    public void remove(Class<?> type) {
        Map map = mapOf(type);
        synchronized (map) {
            map.remove(this);
        }
    }
}
