public class Main {
    public static void main(String[] args) {
        for (int i = 1; i <= 7; i++) {
            String key = "p".concat(String.valueOf(i));
            Say.line(key, " = ", System.getProperty(key));
        }
        Say.line(args.length);
    }
}
