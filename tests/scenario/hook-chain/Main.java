public class Main {
    static class Target {
        public String toString() {
            return "state A";
        }
    }

    public static void main(String[] args) {
        System.out.println(new Target());
    }
}
