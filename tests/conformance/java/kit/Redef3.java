package kit;

/** Redef0 without one of its methods. */
public class Redef3 {
    static int answer() {
        return 0;
    }

    int field;

    static int active(int n) {
        Redef0Stop.at();
        return n;
    }
}
