public class Main {
    static native void evening(Class<?> greeting);

    static class Greeting {
        static String text() {
            return "Good morning";
        }
    }

    public static void main(String[] args) {
        System.out.println(Greeting.text());
        evening(Greeting.class);
        System.out.println(Greeting.text());
    }
}
