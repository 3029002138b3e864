public class Main {
    static class Watched {
    }

    public static void main(String[] args) {
        new Watched();
        System.out.println("end");
    }
}
