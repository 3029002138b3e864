public class Main {
    static class Base {
        final int size;

        Base(int size) {
            this.size = size;
        }
    }

    static class Box extends Base {
        final String name;

        Box(String name, int size) {
            super(twice(size));
            this.name = name;
        }

        static int twice(int n) {
            return n + n;
        }
    }

    public static void main(String[] args) {
        Box box = new Box("small", 21);
        Say.line(box.name, " ", box.size);
    }
}
