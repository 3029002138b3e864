public class Main {
    static native void ask();

    public static void main(String[] args) throws Exception {
        ask();
        Thread.sleep(15);
        ask();
        Say.line(System.currentTimeMillis() > 1500000000000L, " ", System.nanoTime() <= System.nanoTime());
    }
}
