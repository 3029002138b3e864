public class Main {
    static int add(int a, long b) {
        int sum = a;
        sum += (int) b;
        return sum;
    }

    protected final synchronized <T> T pick(T[] list, int... index) {
        return list[index[0]];
    }

    abstract static class Partial {
        abstract void nothing();

        int loop(double d) {
            int n = 0;
            for (int i = 0; i < 3; i++) {
                String s = "x";
                n += s.length();
            }
            {
                long n2 = n;
                n = (int) n2;
            }
            return n;
        }
    }

    static native void show(Class<?> c, String name, String signature);

    public static void main(String[] args) {
        show(Main.class, "add", "(IJ)I");
        show(Main.class, "pick", "([Ljava/lang/Object;[I)Ljava/lang/Object;");
        show(Main.class, "<init>", "()V");
        show(Main.class, "show", "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;)V");
        show(Partial.class, "nothing", "()V");
        show(Partial.class, "loop", "(D)I");
    }
}
