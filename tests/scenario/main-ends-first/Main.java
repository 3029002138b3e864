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

    /** Runtime.exit: while hooks run it blocks, whoever began the end. */
    static void exitMeanwhile() {
        Thread other = new Thread("other") {
            public void run() {
                System.exit(9);
            }
        };
        other.setDaemon(true);
        other.start();
        while (other.getState() != Thread.State.BLOCKED) {
            Thread.yield();
        }
        Say.line("exit is called and must wait");
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
        Runtime.getRuntime().addShutdownHook(new Thread("hook") {
            public void run() {
                exitMeanwhile();
            }
        });
        Say.line("main ends");
    }
}
