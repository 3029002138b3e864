import java.util.List;

public class Main {
    interface Shape<T> {
        T area();
    }

    abstract static class Base<T extends Number> implements Shape<T>, Cloneable {
        protected static int count;
        public final String label = "x";
        private transient volatile List<T> list;

        abstract int sides();

        static synchronized void helper(int... n) {
        }
    }

    private static final class Square extends Base<Integer> {
        public Integer area() {
            return 1;
        }

        int sides() {
            return 4;
        }
    }

    @interface Mark {
    }

    enum Colour { RED }

    static class Unloaded {
    }

    static native void show(Class<?> c);

    static native void loaded(ClassLoader loader);

    public static void main(String[] args) throws Exception {
        new Square().area();
        Colour.RED.name();
        ClassLoader loader = Main.class.getClassLoader();
        Class<?>[] all = { Main.class, Shape.class, Base.class, Square.class, Mark.class, Colour.class, Square[].class,
            int.class, long[][].class, void.class, Class.forName("Main$Unloaded", false, loader) };
        for (Class<?> c : all) {
            show(c);
        }
        loaded(loader);
    }
}
