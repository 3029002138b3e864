public class Main {
    static class Told {
    }

    static class NotTold {
    }

    static class Held {
    }

    static class Tagged {
    }

    static native void disposeInCallback();

    static native void disposeUnderCalls(Object o);

    static native void startHolding();

    static native void disposeWhileHeld();

    static native void tagThenDispose(Object[] objects);

    static native void made(int count, Object o);

    static native long memory();

    public static void main(String[] args) throws Exception {
        disposeInCallback();
        new Told();
        new NotTold();

        disposeUnderCalls(new Object());

        startHolding();
        Thread holder = new Thread() {
            public void run() {
                new Held();
            }
        };
        holder.start();
        disposeWhileHeld();
        holder.join();

        Object[] many = new Object[100_000];
        for (int i = 0; i < many.length; i++) {
            many[i] = new Object();
        }
        System.gc();
        long before = memory();
        tagThenDispose(many);
        long with = memory() - before;
        new Tagged();
        System.gc();
        long left = memory() - before;
        Say.line("left by one that had tagged many: ", left < with / 2 ? "next to nothing" : "more than half");

        made(200, args);
        System.gc();
        before = memory();
        made(1000, args);
        System.gc();
        System.gc();
        long each = (memory() - before) / 1000;
        Say.line("bytes left by each of 1000: ", each < 100 ? "less than 100" : each);
    }
}
