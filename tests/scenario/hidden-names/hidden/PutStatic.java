public class PutStatic {
    static PutStatic one;

    public static String go() {
        one = new PutStatic();
        return "put";
    }
}
