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
    }
}
