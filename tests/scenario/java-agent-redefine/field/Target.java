/** Another version. */
public class Target {
    static int made;
    long more;
    final int serial = ++made;

    public String text() {
        return "one";
    }

    static int twice(int x) {
        return x + x;
    }

    private int hidden() {
        return 1;
    }

    int ask() {
        return hidden();
    }
}
