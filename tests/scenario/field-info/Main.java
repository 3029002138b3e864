import java.util.Map;

public class Main {
    static class Base {
        protected int inherited;
    }

    static class Holder<T> extends Base {
        public static final long CONSTANT = 5;
        private volatile transient T generic;
        Map<String, int[]> map;
        static Object[][] array;
    }

    interface Constants {
        String NAME = "name";
    }

    static native void show(Class<?> c, String name, String signature, boolean isStatic);

    public static void main(String[] args) {
        show(Holder.class, "CONSTANT", "J", true);
        show(Holder.class, "generic", "Ljava/lang/Object;", false);
        show(Holder.class, "map", "Ljava/util/Map;", false);
        show(Holder.class, "array", "[[Ljava/lang/Object;", true);
        show(Holder.class, "inherited", "I", false);
        show(Constants.class, "NAME", "Ljava/lang/String;", true);
    }
}
