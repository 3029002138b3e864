/** The version that is loaded; v2 changes bodies only, the others change what may not be changed. */
public class Target {
    static int made;
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
