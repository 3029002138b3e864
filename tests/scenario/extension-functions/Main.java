public class Main {
    static native void look(Thread unstarted);

    /** Called while the caller has two words on its operand stack. */
    static native int within(int deep, int top);

    static int sum(int n, int m) {
        return n + (m + within(n, m));
    }

    static Object[] kept = new Object[1000];

    public static void main(String[] args) {
        for (int i = 0; i < kept.length; i++) {
            kept[i] = new byte[1000];
        }
        look(new Thread());
        sum(4711, -12);
    }
}
