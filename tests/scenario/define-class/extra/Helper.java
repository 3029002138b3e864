public class Helper {
    static int uses;

    public static int use() {
        return ++uses;
    }
}
