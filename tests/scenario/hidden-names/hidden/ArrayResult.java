public class ArrayResult {
    static ArrayResult[][] make() {
        return new ArrayResult[1][1];
    }

    public static String go() {
        return String.valueOf(make().length);
    }
}
