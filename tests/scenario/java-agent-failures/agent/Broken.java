public class Broken {
    static int bad = Integer.parseInt("bad");

    public static void premain(String options) {
    }
}
