public class Main {
    public static void main(String[] args) {
        System.out.println(Greeter.text());
    }
}

class Greeter {
    static String text() {
        return "good morning";
    }
}
