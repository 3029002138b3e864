public class Main {
    static class Base {
    }

    static class Derived extends Base {
    }

    public static void main(String[] args) {
        new Derived();
        System.out.println("end");
    }
}
