// SPDX-License-Identifier: MIT
import java.util.concurrent.CountDownLatch;

public final class Main {
    static native void ask(Thread t, String what, Class<?> c);

    static native void report();

    static final CountDownLatch[] begun = new CountDownLatch[5], go = new CountDownLatch[5];

    static void initializing(int i) {
        begun[i].countDown();
        boolean interrupted = true;
        while (interrupted) {
            try {
                go[i].await();
                interrupted = false;
            } catch (InterruptedException e) {
                System.out.println(e);
            }
        }
    }

    static class Above0 {
        static {
            initializing(0);
        }
    }

    static class Below0 extends Above0 {
        static int value = 1;

        static {
            initialized();
        }
    }

    static class Above1 {
        static {
            initializing(1);
        }
    }

    static class Below1 extends Above1 {
        static int value = 1;

        static {
            initialized();
        }
    }

    static class Above2 {
        static {
            initializing(2);
        }
    }

    static class Below2 extends Above2 {
        static int value = 1;

        static {
            initialized();
        }
    }

    static class Above3 {
        static {
            initializing(3);
        }
    }

    static class Below3 extends Above3 {
        static int value = 1;

        static {
            initialized();
        }
    }

    static class Above4 {
        static {
            initializing(4);
        }
    }

    static class Below4 extends Above4 {
        static int value = 1;

        static {
            initialized();
        }
    }

    static volatile int initialized, entered;

    static void initialized() {
        initialized++;
    }

    static int next(int v) {
        return v + 1;
    }

    static int read0() {
        entered++;
        int v = Below0.value;
        return next(v);
    }

    static int read1() {
        entered++;
        int v = Below1.value;
        return next(v);
    }

    static int read2() {
        entered++;
        int v = Below2.value;
        return next(v);
    }

    static int read3() {
        entered++;
        int v = Below3.value;
        return next(v);
    }

    static int read4() {
        entered++;
        int v = Below4.value;
        return next(v);
    }

    static int read(int i) {
        return i == 0 ? read0() : i == 1 ? read1() : i == 2 ? read2() : i == 3 ? read3() : read4();
    }

    static void initialize(int i) {
        Object made = i == 0 ? new Above0() : i == 1 ? new Above1() : i == 2 ? new Above2() : i == 3 ? new Above3() : new Above4();
        if (made.hashCode() == 0) System.out.println("a hash code of zero");
    }

    /** Nothing tells that a thread waits there: it stays at the same place for a while. */
    static void awaitWaiting(Thread t, String method) throws InterruptedException {
        for (int same = 0; same < 20; same++) {
            StackTraceElement[] stack = t.getStackTrace();
            if (stack.length == 0 || !stack[0].getMethodName().equals(method)) same = 0;
            Thread.sleep(10);
        }
    }

    public static void main(String[] args) throws Exception {
        String[] what = {"nothing", "return", "pop", "stop", "events"};
        for (int i = 0; i < what.length; i++) {
            final int n = i;
            begun[n] = new CountDownLatch(1);
            go[n] = new CountDownLatch(1);
            entered = initialized = 0;
            Thread first = new Thread(() -> initialize(n));
            first.start();
            begun[n].await();
            String[] said = new String[1];
            Thread second = new Thread(() -> {
                try {
                    said[0] = "answers " + read(n);
                } catch (Throwable t) {
                    said[0] = "throws " + t;
                }
            });
            second.start();
            awaitWaiting(second, "read" + n);
            ask(second, what[n], Error.class);
            go[n].countDown();
            first.join();
            second.join();
            System.out.println(what[n] + ": " + said[0] + ", begun " + entered + ", initialized " + initialized);
            report();
        }
    }
}
