/** Another version. */
public class Target {
    static int made;
    final int serial = ++made;

    public String text() {
        return "one";
    }

    static int twice(int x) {
        return x + x;
    }

    public int hidden() {
        return 1;
    }

    int ask() {
        return hidden();
    }
}
