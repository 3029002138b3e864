package kit;

/** Redef0 with other flags of a method. */
public class Redef7 {
    static int answer() {
        return 0;
    }

    int field;

    final int method(int n) {
        return n;
    }

    static int active(int n) {
        Redef0Stop.at();
        return n;
    }
}
