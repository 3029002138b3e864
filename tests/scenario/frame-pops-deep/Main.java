/*
 * A stack of 300 frames of one method. What is asked for is named by the number of frames below and with it, which the
 * agent counts again when it is told.
 */
public class Main {
    static final int DEPTH = 300;

    /** Asks for the frame at this depth of the caller's stack; 0 is the caller. */
    static native int ask(int depth);

    /** Asks for the frame at this depth of a stack on which this method lies so many times above its first call. */
    static native int askThroughC(int left, int depth);

    /** The frames of the stack, from the caller on. */
    static native int height();

    /** Tells how many ends came since the last time, and whether they are those that were asked for. */
    static native void tell(String about);

    interface Task {
        void run();
    }

    static void down(int left, Task task) {
        if (left > 0) {
            down(left - 1, task);
        } else {
            task.run();
        }
    }

    static void downAndThrow(int left, Task task) {
        if (left > 0) {
            downAndThrow(left - 1, task);
        } else {
            task.run();
            throw new IllegalStateException();
        }
    }

    static void each(int from, int to, int by) {
        int refused = 0;
        for (int i = from; i != to; i += by) {
            refused += ask(i) != 0 ? 1 : 0;
        }
        if (refused != 0) {
            Say.line("refused: ", refused);
        }
    }

    static final Task upwards = new Task() {
        public void run() {
            each(1, DEPTH, 1);
        }
    };
    static final Task downwards = new Task() {
        public void run() {
            each(DEPTH, 0, -1);
        }
    };
    static final Task mixed = new Task() {
        public void run() {
            for (int i = 0; i < DEPTH; i++) {
                if (ask(2 + i * 7 % DEPTH) != 0) { // 7 and 300 have no common divisor
                    Say.line("refused at ", i);
                }
            }
            Say.line("too deep: ", ask(5000));
            Say.line("a little too deep: ", ask(height()));
            Say.line("as if it were negative: ", ask(-1));
        }
    };
    /** The way to the first frame of bytecode is long, and then some have been asked for already. */
    static final Task throughC = new Task() {
        public void run() {
            for (int i = 0; i < 2; i++) {
                Say.line("in C: ", askThroughC(40, 30));
                Say.line("the last one in C: ", askThroughC(40, 40));
                Say.line("the first one below: ", askThroughC(40, 41 + i));
                Say.line("below it: ", askThroughC(40, 55 + i));
            }
            Say.line("too deep: ", askThroughC(40, 41 + height()));
        }
    };
    /** Frames come and go above those that were asked for, and are asked for, too. */
    static final Task between = new Task() {
        public void run() {
            each(100, 60, -1);
            down(50, upward);
            each(59, 40, -1);
            down(5, upward);
            down(200, upward);
            each(200, 150, -1);
        }
    };
    static final Task upward = new Task() {
        public void run() {
            each(35, 3, -1); // some of them are not there: then those of the callers
        }
    };
    /** The last frame asks by itself. */
    static void ask(int left, int depth) {
        if (left > 0) {
            ask(left - 1, depth);
        } else {
            ask(depth);
        }
    }

    /** The same with larger frames, some of which lie where smaller ones were, less far down. */
    static void askWide(int left, int depth, int unused) {
        if (left > 0) {
            askWide(left - 1, depth, left);
        } else {
            ask(depth);
        }
    }

    public static void main(String[] args) {
        down(DEPTH, upwards);
        tell("upwards");
        down(DEPTH, downwards);
        tell("downwards");
        down(DEPTH, mixed);
        tell("mixed");
        down(DEPTH, throughC);
        tell("through C");
        down(DEPTH, between);
        tell("with frames between");
        try {
            downAndThrow(DEPTH, mixed);
        } catch (IllegalStateException e) {
            tell("by an exception");
        }
        for (int i = 0; i < 100; i++) {
            ask(DEPTH - 20 + i, 40);
            askWide(DEPTH, 100 + i, i);
        }
        tell("frames of two sizes");
        down(DEPTH, upwards);
        tell("upwards");
    }
}
