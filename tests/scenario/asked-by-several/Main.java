public class Main {
    static int x, y, w;

    int z;

    /** An action of environment `env` (0 to 2): "NONE" or the error. number: a location. */
    static native void ask(int env, String action, String name, int number);

    static int target(int n) {
        x += n;
        y += n;
        return x;
    }

    static int two(int n) {
        return target(n) + 1;
    }

    void touch() {
        z = x;
        y = z + w;
    }

    static void hit(String title) {
        Say.line("-- ", title);
        x = 0;
        target(1);
    }

    static void breakpoints() {
        ask(0, "break", "target", 0);
        hit("of 0");
        ask(1, "break", "target", 0);
        ask(0, "break", "target", 0);
        hit("of 0 and 1");
        ask(0, "clear", "target", 0);
        ask(0, "clear", "target", 0);
        hit("of 1");
        ask(0, "break", "target", 8);
        ask(0, "break", "target", 16);
        ask(1, "break", "target", 8);
        ask(1, "break", "two", 0);
        hit("three places");
        ask(0, "clear", "target", 8);
        ask(1, "clear", "target", 0);
        ask(1, "break", "target", 16);
        ask(0, "break", "target", 5);
        ask(0, "break", "two", 1);
        hit("other places");
        two(0);
        ask(0, "clear", "target", 16);
        ask(0, "clear", "two", 1);
        ask(0, "clear", "two", 0);
        hit("fewer");
        ask(2, "break", "target", 16);
        ask(2, "break", "two", 1);
        ask(2, "dispose", "", 0);
        hit("2 is gone");
        ask(1, "clear", "target", 16);
        ask(1, "clear", "target", 8);
        ask(1, "clear", "two", 0);
        ask(0, "clear", "target", 5);
        hit("none");
    }

    static void fields() {
        Main m = new Main();
        ask(0, "read", "x", 0);
        ask(0, "read", "x", 0);
        ask(0, "write", "z", 0);
        ask(1, "write", "y", 0);
        m.touch();
        ask(1, "read", "z", 0);
        ask(1, "write", "z", 0);
        ask(0, "unread", "x", 0);
        ask(0, "unread", "x", 0);
        ask(1, "unread", "x", 0);
        m.touch();
        ask(0, "unwrite", "z", 0);
        ask(0, "read", "y", 0);
        m.touch();
        hit("reads y");
        ask(0, "unread", "y", 0);
        ask(1, "unwrite", "y", 0);
        ask(1, "unwrite", "z", 0);
        ask(1, "unread", "z", 0);
        m.touch();
        ask(0, "read", "w", 0);
        ask(0, "unread", "z", 0);
        m.touch();
        ask(0, "unread", "w", 0);
    }

    public static void main(String[] args) {
        breakpoints();
        fields();
    }
}
