/** The program in the VM of host.c. Methods answer 1 for "as it should be". */
public class Guest {
    static int answer() {
        return 42;
    }

    static int given() {
        return "by the host".equals(System.getProperty("given")) ? 1 : 0;
    }

    static int fail() {
        throw new IllegalStateException("for the host");
    }

    static native int agentLoaded();

    static native int linked();

    static int useLinked() {
        System.loadLibrary("linked");
        return linked();
    }

    static int agent() {
        return agentLoaded();
    }

    static int isVisitor() {
        Thread t = Thread.currentThread();
        return t.getName().equals("visitor") && !t.isDaemon() ? 1 : 0;
    }

    static int isDaemon() {
        Thread t = Thread.currentThread();
        return t.getName().equals("visiting daemon") && t.isDaemon() ? 1 : 0;
    }

    static int leaveThread() {
        Thread t = new Thread("late") {
            public void run() {
                try {
                    Thread.sleep(50);
                } catch (InterruptedException e) {
                    return;
                }
                System.out.println("# the last thread ends");
            }
        };
        t.start();
        return t.isAlive() ? 1 : 0;
    }

    static int exit() {
        System.exit(9);
        return 0;
    }
}
