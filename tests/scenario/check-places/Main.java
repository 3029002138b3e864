public class Main {
    static native void walk();

    static native void startAgentThread(Thread t);

    static native void critical(int[] numbers);

    public static void main(String[] args) {
        startAgentThread(new Thread("agent thread"));
        walk();
        critical(new int[4]);
        System.gc();
    }
}
