public class Main {
    static class Broken {
    }

    static class Renamed {
    }

    public static void main(String[] args) {
        try {
            new Broken();
        } catch (ClassFormatError e) {
            System.out.println(e.getClass().getName());
        }
        try {
            new Renamed();
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getClass().getName());
        }
        System.out.println("end");
    }
}
