public class Main {
    static native int answer();

    native String hello(String name);

    static native void change();

    static native int wrong();

    static native void drop();

    int plain() {
        return 1;
    }

    public static void main(String[] args) {
        System.loadLibrary("native");
        Say.line(answer(), " ", new Main().hello("you"));
        change();
        Say.line(answer());
        Say.line("registering what is not there: ", wrong());
        drop();
        try {
            Say.line(answer());
        } catch (UnsatisfiedLinkError e) {
            Say.line("unregistered");
        }
    }
}
