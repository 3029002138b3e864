public class Main {
    static class First {
    }

    static class Second {
    }

    static native void disposeTheSecond();

    public static void main(String[] args) {
        new First();
        disposeTheSecond();
        new Second();
        System.out.println("end");
    }
}
