public class Main {
    /** JNI, "DestroyJavaVM": the thread that unloads the VM waits, under a name that every JVM gives it. */
    static boolean isAwaited() {
        for (Thread t : Thread.getAllStackTraces().keySet()) {
            if (t.getName().equals("DestroyJavaVM")) {
                return true;
            }
        }
        return false;
    }

    public static void main(String[] args) {
        final Thread main = Thread.currentThread();
        Thread last = new Thread("last") {
            public void run() {
                try {
                    main.join();
                } catch (InterruptedException e) {
                    Say.line("interrupted");
                }
                while (!isAwaited()) {
                    Thread.yield();
                }
                Say.line("main is ", main.getState(), ", I am the last");
            }
        };
        last.start();
        Say.line("main ends");
    }
}
