public class Main {
    static native void waitForAgent();

    static void fromAgent() {
        Thread t = Thread.currentThread();
        Say.line("in ", t.getName(), ", daemon ", t.isDaemon(), ", priority ", t.getPriority());
    }

    public static void main(String[] args) {
        waitForAgent();
        Say.line("end");
    }
}
