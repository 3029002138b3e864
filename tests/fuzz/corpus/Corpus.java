import java.util.List;
import java.util.function.Supplier;

/** Class files of many shapes, to be damaged: no static initialiser, so that nothing damaged runs. */
@Deprecated
public abstract class Corpus<T extends Comparable<T>> implements Runnable, Supplier<List<T>> {
    static final long LONG = 1L << 40;
    static final double DOUBLE = 1e-3;
    static final String TEXT = "text with \u20ac and \u0000";
    protected volatile transient T value;

    interface Shape {
        double area();

        default String name() {
            return "shape";
        }
    }

    record Point(int x, int y) implements Shape {
        public double area() {
            return 0;
        }
    }

    sealed interface Sealed permits One, Two {
    }

    static final class One implements Sealed {
    }

    static final class Two implements Sealed {
    }

    class Inner {
        int n = hashCode();

        synchronized long loop(int[] a, double d) throws IllegalStateException {
            long sum = 0;
            for (int i = 0; i < a.length; i++) {
                sum += a[i] * (long) d + (i % 2 == 0 ? n : -n);
            }
            return sum;
        }
    }

    static int choose(int n, String s) {
        switch (n) {
        case 1: return 10;
        case 2: return 20;
        case 3: return 30;
        case 1000000: return -1;
        default:
        }
        switch (s) {
        case "a": return 1;
        case "b": return 2;
        default: return 3;
        }
    }

    static Object handlers(Object o) {
        try {
            synchronized (o) {
                if (o instanceof String) {
                    return ((String) o).length();
                }
                return new int[][] { { 1 }, { 2, 3 } };
            }
        } catch (RuntimeException e) {
            return e.getMessage();
        } finally {
            o = null;
        }
    }

    static Runnable lambda(String s, long n) {
        return () -> System.out.println(s + n);
    }

    native int outside(long a, double b, String[] c);

    abstract <E extends Exception> void generic(List<? super T> in) throws E;
}
