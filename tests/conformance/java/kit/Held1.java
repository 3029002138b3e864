package kit;

/** Held0 with other texts. */
public class Held1 {
    static String constant() {
        return null;
    }

    static String active() {
        Held0Stop.at();
        return null;
    }
}
