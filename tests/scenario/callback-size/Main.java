public class Main {
    static class One {
    }

    static class Two {
    }

    static class Three {
    }

    static native void shorten();

    static native void none();

    public static void main(String[] args) {
        new One();
        shorten();
        new Two();
        none();
        new Three();
        System.out.println("end");
    }
}
