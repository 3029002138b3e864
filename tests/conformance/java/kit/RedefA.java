package kit;

/** Redef0 with another flag of its field. */
public class RedefA {
    static int answer() {
        return 0;
    }

    volatile int field;

    int method(int n) {
        return n;
    }

    static int active(int n) {
        Redef0Stop.at();
        return n;
    }
}
