/** Another version. */
public class Target {
    static int made;
    final int serial = ++made;

    public String text() {
        return "two";
    }

    static int twice(int x) {
        return x * 10;
    }

    private int hidden() {
        return 2;
    }

    int ask() {
        return hidden();
    }
}
