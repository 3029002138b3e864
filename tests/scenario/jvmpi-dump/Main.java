/** What a dump tells in one place it must not deny in another. */
public class Main {
    static class Lazy {
        static int number = 1;
        Object link = this;
    }

    static native void dump();

    static Object[] held;

    public static void main(String[] args) throws Exception {
        System.loadLibrary("profiler");
        Class<?> notPrepared = Class.forName("Main$Lazy", false, Main.class.getClassLoader());
        held = new Object[] {notPrepared, int.class, new Object[][] {{}}, "text".toCharArray()};
        dump();
    }
}
