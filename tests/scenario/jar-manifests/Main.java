public class Main {
    public static void main(String[] names) {
        Say.line("main");
        for (String name : names) {
            java.net.URL url = Main.class.getResource("/".concat(name));
            Say.line(name, " ", url == null ? null : url.toString().replaceAll(".*/(.*/.*)$", "$1"));
        }
    }
}
