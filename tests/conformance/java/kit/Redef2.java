package kit;

/** Redef0 with a method more. */
public class Redef2 {
    static int answer() {
        return 0;
    }

    public int added() {
        return 1;
    }

    int field;

    int method(int n) {
        return n;
    }

    static int active(int n) {
        Redef0Stop.at();
        return n;
    }
}
