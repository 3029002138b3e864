public class Main {
    static int parse(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    public static void main(String[] args) {
        System.out.println(parse("12"));
        System.out.println(parse("twelve"));
        System.out.println(parse("dozen"));
    }
}
