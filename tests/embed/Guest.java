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

    static int usePlaced() {
        System.load("/no/such/folder/libplaced.so");
        return 1;
    }

    static int useOld() {
        try {
            System.loadLibrary("old");
            return 0;
        } catch (UnsatisfiedLinkError e) {
            return 1;
        }
    }

    /** The same class in another loader, which asks for the library that the first one has. */
    static int useElsewhere() throws Exception {
        byte[] bytes = Guest.class.getResourceAsStream("Guest.class").readAllBytes();
        java.lang.reflect.Method use = new ClassLoader(Guest.class.getClassLoader()) {
            Class<?> define() {
                return defineClass(null, bytes, 0, bytes.length);
            }
        }.define().getDeclaredMethod("useLinked");
        use.setAccessible(true);
        try {
            use.invoke(null);
            return 0;
        } catch (java.lang.reflect.InvocationTargetException e) {
            return e.getCause() instanceof UnsatisfiedLinkError ? 1 : 0;
        }
    }

    static native void hooked();

    static int addHook() {
        Runtime.getRuntime().addShutdownHook(new Thread(Guest::hooked));
        return 1;
    }

    static int agent() {
        return agentLoaded();
    }

    /** Uses all memory. */
    static int exhaust() {
        long[][] all = new long[1 << 16][];
        for (int i = 0; i < all.length; i++) {
            all[i] = new long[1 << 16];
        }
        return all.length;
    }

    /** A bit of everything: classes with initialisers, strings, garbage, threads, a monitor, an exception. */
    static int work() throws InterruptedException {
        final int[] sum = new int[1];
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 1000; k++) {
                    synchronized (sum) {
                        sum[0] += String.valueOf(k).length();
                    }
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        try {
            throw new IllegalStateException("caught");
        } catch (IllegalStateException e) {
            System.gc();
        }
        return sum[0] == 4 * 2890 ? 1 : 0;
    }

    static int isVisitor() {
        Thread t = Thread.currentThread();
        return t.getName().equals("visitor \ud83d\ude00") && !t.isDaemon() ? 1 : 0;
    }

    static int isDaemon() {
        Thread t = Thread.currentThread();
        return t.getName().equals("visiting daemon") && t.isDaemon() ? 1 : 0;
    }

    static volatile boolean looked;

    static int leaveThread() {
        Thread t = new Thread("late") {
            public void run() {
                try {
                    while (!looked) {
                        Thread.sleep(1);
                    }
                    Thread.sleep(50);
                } catch (InterruptedException e) {
                    return;
                }
                System.out.println("# the last thread ends");
            }
        };
        t.start();
        int alive = t.isAlive() ? 1 : 0;
        looked = true;
        return alive;
    }

    static int isTivm() {
        return System.getProperty("java.vm.name").contains("tivm") ? 1 : 0;
    }

    static volatile boolean finalizing;

    /** The finalizer is busy when the VM ends, and for some time after the host has asked for that. */
    static int leaveFinalizer() throws InterruptedException {
        drop();
        for (int i = 0; i < 10000 && !finalizing; i++) {
            System.gc();
            Thread.sleep(1);
        }
        return finalizing ? 1 : 0;
    }

    private static void drop() {
        new Object() {
            @Override
            protected void finalize() throws InterruptedException {
                finalizing = true;
                Thread.sleep(500);
            }
        };
    }

    static int exit() {
        System.exit(9);
        return 0;
    }
}
