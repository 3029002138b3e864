package kit;

/** Redef0 with a field that others may see. */
public class RedefB {
    static int answer() {
        return 0;
    }

    public int field;

    int method(int n) {
        return n;
    }

    static int active(int n) {
        Redef0Stop.at();
        return n;
    }
}
