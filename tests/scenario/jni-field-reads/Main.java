public class Main {
    static class Base {
        int number = 7;
        long wide = 1L << 40;
        double real = 2.5;
        boolean truth = true;
        static int shared = 9;
    }

    static class Sub extends Base {
    }

    static class Other {
        int number = 8;
    }

    static native void read(String what, Object object);

    static native void mistakes(Object base, Object other);

    static native void watched(Object base, Object sub);

    public static void main(String[] args) {
        Base base = new Base();
        Sub sub = new Sub();
        read("the class itself", base);
        read("a subclass", sub);
        mistakes(base, new Other());
        watched(base, sub);
    }
}
