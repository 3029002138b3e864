public class Main {
    int number;

    static native void keep();

    static native void walk();

    static native void waitInNative();

    static void nothing() {
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(Main::run);
        other.setDaemon(true);
        other.start();
        keep();
        System.gc();
        walk();
        System.out.println("nobody objected");
    }

    static void run() {
        waitInNative();
    }
}
