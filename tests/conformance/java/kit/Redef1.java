package kit;

/** Redef0 with other bodies. */
public class Redef1 {
    static int answer() {
        return 1;
    }

    int field;

    int method(int n) {
        return n + 1;
    }

    static int active(int n) {
        Redef0Stop.at();
        return n + 1;
    }
}
