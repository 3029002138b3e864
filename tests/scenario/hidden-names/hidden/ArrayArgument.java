public class ArrayArgument {
    static void use(ArrayArgument[] a) {
    }

    public static String go() {
        use(new ArrayArgument[1]);
        return "took";
    }
}
