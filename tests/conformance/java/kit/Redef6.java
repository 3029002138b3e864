package kit;

/** Redef0 as a final class. */
public final class Redef6 {
    static int answer() {
        return 0;
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
