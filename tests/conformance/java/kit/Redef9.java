package kit;

/** Redef0 with another type of its field. */
public class Redef9 {
    static int answer() {
        return 0;
    }

    long field;

    int method(int n) {
        return n;
    }

    static int active(int n) {
        Redef0Stop.at();
        return n;
    }
}
