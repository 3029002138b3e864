public class Main {
    static native void keep();

    static native void use();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(new Runnable() {
            public void run() {
                keep();
            }
        });
        t.start();
        t.join();
        use();
        System.out.println("main ends");
    }
}
