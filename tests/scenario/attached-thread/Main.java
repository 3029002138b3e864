public class Main {
    static native void launch();

    static String greet(String s) {
        Thread t = Thread.currentThread();
        Say.line("in ", t.getName(), ", daemon ", t.isDaemon(), ", group ", t.getThreadGroup().getName());
        return "Hello, ".concat(s);
    }

    static void fail() {
        throw new IllegalStateException("seen by the caller");
    }

    public static void main(String[] args) {
        launch();
        Say.line("end");
    }
}
