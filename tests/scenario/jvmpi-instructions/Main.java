/** Branches and switches whose outcomes a profiler tells. */
public class Main {
    static int branches(int n, Object o) {
        int taken = 0;
        if (n > 3) {
            taken++;
        }
        if (o == null) {
            taken++;
        }
        return taken;
    }

    static int relations(int a, int b) {
        int r = 0;
        if (a == b) {
            r++;
        }
        if (a != b) {
            r++;
        }
        if (a < b) {
            r++;
        }
        if (a >= b) {
            r++;
        }
        if (a > b) {
            r++;
        }
        if (a <= b) {
            r++;
        }
        return r;
    }

    static int signs(int a) {
        int r = 0;
        if (a == 0) {
            r++;
        }
        if (a < 0) {
            r++;
        }
        if (a > 0) {
            r++;
        }
        return r;
    }

    static String table(int n) {
        switch (n) {
        case 1: return "one";
        case 2: return "two";
        case 3: return "three";
        default: return "many";
        }
    }

    static String lookup(int n) {
        switch (n) {
        case -1000: return "less";
        case 7: return "seven";
        case 100000: return "more";
        default: return "other";
        }
    }

    public static void main(String[] args) {
        branches(5, "");
        branches(2, null);
        relations(1, 2);
        relations(2, 2);
        relations(3, 2);
        signs(-1);
        signs(0);
        signs(1);
        table(2);
        table(1);
        lookup(7);
        lookup(100000);
        lookup(8);
    }
}
