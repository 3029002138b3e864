/** Compiled against a Part that is a Whole; run with one that is none. */
public class Main {
    static String taken(Whole w) {
        return "not verified";
    }

    static String give() {
        return taken(new Part());
    }

    public static void main(String[] args) {
        System.out.println(give());
    }
}
