public class Changing {
    String what() {
        return "old";
    }

    /** Is replaced while it waits for mark. */
    String replaced(int n) {
        Main.mark(n);
        int twice = n + n;
        return "was replaced ".concat(String.valueOf(twice));
    }
}
