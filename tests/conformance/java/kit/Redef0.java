package kit;

/** The class that is redefined; Redef1, Redef2 and so on are its other versions, under its name. */
public class Redef0 {
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
