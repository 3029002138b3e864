import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.TypeDescriptor;
import java.lang.runtime.ObjectMethods;

public class Main {
    record Point(int x, int y) {
        Point {
            if (x < 0) {
                throw new IllegalArgumentException("negative " + x);
            }
        }

        double length() {
            return Math.sqrt(x * x + y * y);
        }
    }

    record Mixed(byte b, long l, float f, double d, boolean z, char c, String s, int[] a) {
    }

    record Box<T>(T value) {
    }

    record Empty() {
    }

    public static void main(String[] args) {
        Point p = new Point(3, 4), q = new Point(3, 4);
        System.out.println(p + " " + p.equals(q) + " " + (p.hashCode() == q.hashCode()) + " " + p.length() + " " +
                p.x());
        System.out.println(p.equals(new Point(4, 3)) + " " + p.equals(null) + " " + p.equals("p") + " " + new Empty());
        int[] a = { 1 };
        Mixed m = new Mixed((byte) 1, 2L, 3f, 4.0, true, 'c', "s", a), k = new Mixed((byte) 1, 2L, 3f, 4.0, true, 'c',
                "s", a);
        System.out.println(m.equals(k) + " " + (m.hashCode() == k.hashCode()) + " " +
                m.toString().startsWith("Mixed[b=1, l=2"));
        System.out.println(new Box<>(new Box<>(null)) + " " + new Box<>(1.0).equals(new Box<>(1.0)));
        try {
            new Point(-1, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Point.class.isRecord() + " " + Point.class.getRecordComponents()[1].getName());
        byHand();
    }

    static void make(String name, TypeDescriptor type, String names, MethodHandle... getters) {
        try {
            Object made = ObjectMethods.bootstrap(MethodHandles.lookup(), name, type, Point.class, names, getters);
            MethodHandle h = made instanceof CallSite ? ((CallSite) made).getTarget() : (MethodHandle) made;
            System.out.println(name + " " + h.type() + " " + h.invokeWithArguments(h.type().parameterCount() == 1
                    ? new Object[] {new Point(1, 2)} : new Object[] {new Point(1, 2), new Point(1, 3)}));
        } catch (Throwable t) {
            System.out.println(name + " " + names + " " + t.getClass().getName());
        }
    }

    /** The factory called by a program. */
    static void byHand() {
        try {
            MethodHandle x = MethodHandles.lookup().findGetter(Point.class, "x", int.class);
            make("toString", MethodType.methodType(String.class, Point.class), "a", x);
            make("equals", MethodHandle.class, "x", x);
            make("hashCode", MethodHandle.class, "x;y", x);
            make("toString", MethodType.methodType(String.class, Point.class), "x;y", x);
            make("toString", MethodType.methodType(String.class, Point.class), "x");
            make("toString", MethodType.methodType(int.class, Point.class), "x", x);
            make("equals", MethodType.methodType(boolean.class, Empty.class, Object.class), "x", x);
            make("clone", MethodType.methodType(Object.class, Point.class), "x", x);
        } catch (ReflectiveOperationException e) {
            System.out.println(e);
        }
    }
}
