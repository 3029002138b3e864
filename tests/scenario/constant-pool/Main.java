public class Main {
    static class Target {
        static final long LONG = 1L << 40;
        static int calls;
        final String text = "a string";

        static long twice(int n) {
            calls++;
            Object o = new Target();
            return n * 2L + LONG + o.toString().length() - o.toString().length() + ((Target) o).text.length();
        }
    }

    static native void compare(Class<?> c);

    public static void main(String[] args) {
        compare(Target.class);
        for (int i = 0; i < 1000; i++) {
            Target.twice(i);
        }
        Say.line(Target.twice(3), " ", Target.calls);
        compare(Target.class);
    }
}
