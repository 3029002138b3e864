public class Main {
    static class A implements Cloneable {
        int x = 1;
        static String who = "A";

        A() {
            Say.line("A sees ", name());
        }

        String name() {
            return "A";
        }

        Object self() {
            return this;
        }

        public A copy() throws CloneNotSupportedException {
            return (A) clone();
        }
    }

    static class B extends A implements Comparable<B> {
        int x = 2;
        String late = "set";
        static String who = "B";

        {
            Say.line("B block, x = ", x);
        }

        String name() {
            return "B ".concat(String.valueOf(late));
        }

        B self() {
            return this;
        }

        public int compareTo(B other) {
            return x - other.x;
        }

        int sum() {
            return x + super.x + ((A) this).x;
        }
    }

    static class NoClone {
        Object copy() throws CloneNotSupportedException {
            return clone();
        }
    }

    static String kind(Object o) {
        return "Object";
    }

    static String kind(String o) {
        return "String";
    }

    static String kind(Object... o) {
        return "many";
    }

    static String kind(long o) {
        return "long";
    }

    static String kind(Integer o) {
        return "Integer";
    }

    static <T extends Comparable<T>> T max(T a, T b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    public static void main(String[] args) throws Exception {
        B b = new B();
        A a = b;
        Say.line(a.x, b.x, ((A) b).x, " ", a.name(), " ", A.who, B.who, " ", b.sum(), " ", a.self() == b);
        B c = new B();
        c.x = 7;
        Say.line(max(b, c).x, " ", max("x", "y"), " ", ((Comparable) b).compareTo(c));
        try {
            ((Comparable) b).compareTo("text");
        } catch (ClassCastException e) {
            Say.line("the bridge casts");
        }
        A copy = c.copy();
        Say.line(copy != c, " ", copy.getClass().getName(), " ", ((B) copy).x);
        try {
            new NoClone().copy();
        } catch (CloneNotSupportedException e) {
            Say.line(e);
        }
        Object o = new A();
        try {
            B bad = (B) o;
            Say.line(bad);
        } catch (ClassCastException e) {
            Say.line("not a B");
        }
        B none = (B) null;
        Say.line(none instanceof B, " ", o instanceof A, " ", o instanceof Cloneable, " ", kind(1), kind('c'),
                 kind("s"),
                 kind(1.5), kind(), kind(Integer.valueOf(3)), kind((Object) "s"));
        Integer i127 = 127, j127 = 127;
        Long l = 127L;
        Say.line(i127 == j127, " ", i127.equals(j127), " ", l.equals(i127), " ", l == 127, " ",
                 Character.valueOf('a') == Character.valueOf('a'), " ", Boolean.valueOf(true) == Boolean.TRUE);
        Integer boxed = 5;
        boxed++;
        boxed += 2;
        Say.line(boxed, " ", boxed.hashCode(), " ", Long.valueOf(1L << 32).hashCode(), " ", Boolean.hashCode(true), " ",
                 Double.valueOf(1.5).hashCode(), " ", Double.valueOf(0.0).equals(-0.0), " ",
                 Double.valueOf(Double.NaN).equals(Double.NaN));
        try {
            Integer nothing = null;
            int bad = nothing;
            Say.line(bad);
        } catch (NullPointerException e) {
            Say.line("unboxing null");
        }
        Object plain = new Object();
        Say.line(plain.equals(plain), " ", plain.hashCode() == System.identityHashCode(plain), " ",
                 plain.toString().equals("java.lang.Object@".concat(Integer.toHexString(plain.hashCode()))), " ",
                 System.identityHashCode(null));
        Number[] numbers = { 1, 2L, 3.9f, 4.5, (byte) 5, (short) 6 };
        int sum = 0;
        for (Number n : numbers) {
            sum += n.intValue();
        }
        Say.line(sum, " ", Integer.compare(1, 2), " ", Integer.MAX_VALUE, " ", Byte.MIN_VALUE, " ",
                 Character.MAX_VALUE + 0);
    }
}
