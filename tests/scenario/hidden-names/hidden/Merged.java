public class Merged {
    static Merged given;

    public static String go() {
        Merged m = System.nanoTime() == 0 ? given : new Merged();
        return m.name();
    }

    String name() {
        return "merged";
    }
}
