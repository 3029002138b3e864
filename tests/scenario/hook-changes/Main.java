public class Main {
    public static void main(String[] args) {
        System.out.println(Greeter.text());
        System.out.println(Other.text());
    }
}

class Greeter {
    static String text() {
        return "good morning";
    }
}

class Other {
    static String text() {
        return "good morning";
    }
}
