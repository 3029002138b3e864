package kit;

/** A class with a constant that Held1, its other version, does not have. */
public class Held0 {
    static String constant() {
        return "a text that only the first version has";
    }

    /** At at() the class gets its other version; this one goes on and asks for its constant again. */
    static String active() {
        Held0Stop.at();
        return "a text that only the first version has";
    }
}
