package kit;

/** Redef0 with an interface more. */
public class Redef5 implements Rooted {
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
