public class Main {
    static int x;

    /** An action of environment `env` (0 or 1): "NONE" or the error. number: a location. */
    static native void ask(int env, String action, String name, int number);

    /** The next time a breakpoint is hit the agent goes through this script of "ENV ACTION NUMBER;". */
    static native void script(String steps);

    static int target(int n) {
        x += n;
        return x;
    }

    static int two(int n) {
        return target(n) + 1;
    }

    static int three(int n) {
        return two(n) + 1;
    }

    static int thrower(int n) {
        if (target(n) >= 0) {
            throw new IllegalStateException();
        }
        return 1;
    }

    static int between(int n) {
        return thrower(n) + 1;
    }

    static void run(String title, String steps, Runnable r) {
        Say.line("-- ", title);
        script(steps);
        try {
            r.run();
        } catch (IllegalStateException e) {
            Say.line("caught");
        }
    }

    static void frames() {
        Runnable deep = new Runnable() {
            public void run() {
                Say.line(three(1) >= 0);
            }
        };
        Runnable throwing = new Runnable() {
            public void run() {
                between(1);
            }
        };
        ask(0, "break", "target", 0);
        run("one of each", "0 notify 0;1 notify 0;1 notify 1;0 notify 2;", deep);
        run("nothing left", "", deep);
        run("inner ones last", "0 notify 2;0 notify 0;0 notify 1;1 notify 1;1 notify 0;1 notify 2;", deep);
        run("by exception", "1 notify 2;0 notify 0;0 notify 1;1 notify 1;1 notify 0;", throwing);
        run("popped, not told", "0 notify 0;0 notify 1;0 pop 0;", deep);
        run("popped, asked by the other", "0 notify 0;0 pop 0;1 notify 0;", deep);
        run("popped, asked again", "0 notify 0;1 notify 0;0 pop 0;0 notify 0;", deep);
        run("two popped", "0 notify 0;0 pop 0;0 notify 0;1 notify 0;0 pop 0;1 notify 1;", deep);
        run("left early", "0 notify 0;1 notify 0;0 return 7;", deep);
        run("left early by exception above", "1 notify 1;1 notify 2;0 return 7;", throwing);
        run("too deep", "0 notify 1000;1 notify -1;", deep);
        ask(0, "clear", "target", 0);
    }

    public static void main(String[] args) {
        frames();
    }
}
