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


    int ask() {
        return 3;
    }
}
