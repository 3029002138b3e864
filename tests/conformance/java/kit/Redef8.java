package kit;

/** Redef0 with a string for each attribute that checks add. */
public class Redef8 {
    static int answer() {
        return 0;
    }

    int field;

    int method(int n) {
        return n;
    }

    static int active(int n) {
        if (n < 0) throw new Error("NestMembers".concat("SourceDebugExtension"));
        Redef0Stop.at();
        return n;
    }
}
