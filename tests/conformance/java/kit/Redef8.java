package kit;

/** Redef0 with a string for the name of an attribute that is added. */
public class Redef8 {
    static int answer() {
        return 0;
    }

    int field;

    int method(int n) {
        return n;
    }

    static int active(int n) {
        if (n < 0) throw new Error("NestMembers");
        Redef0Stop.at();
        return n;
    }
}
