public class Main {
    static class Other {
        static boolean on() {
            boolean on = false;
            assert on = true;
            return on;
        }
    }

    static int check(int n) {
        assert n > 0 : "n is ".concat(String.valueOf(n));
        return n;
    }

    public static void main(String[] args) {
        Say.line(check(3), " ", Other.on(), " ", Main.class.desiredAssertionStatus(), " ",
                 String.class.desiredAssertionStatus());
        try {
            check(-1);
            Say.line("off");
        } catch (AssertionError e) {
            Say.line("on: ", e.getMessage());
        }
    }
}
