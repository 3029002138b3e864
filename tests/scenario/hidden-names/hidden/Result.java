public class Result {
    Result self() {
        return this;
    }

    public static String go() {
        return String.valueOf(new Result().self() != null);
    }
}
