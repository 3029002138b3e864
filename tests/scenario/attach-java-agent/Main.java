public class Main {
    static int answer() {
        return 41;
    }

    public static void main(String[] args) throws Exception {
        System.out.println("answer " + answer());
        System.out.println("ready");
        while (System.in.read() >= 0) {
            System.out.println("answer " + answer());
        }
    }
}
