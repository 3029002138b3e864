package kit;

/** Redef0 with a field more. */
public class Redef4 {
    static int answer() {
        return 0;
    }

    int field;
    int more;

    int method(int n) {
        return n;
    }

    static int active(int n) {
        Redef0Stop.at();
        return n;
    }
}
