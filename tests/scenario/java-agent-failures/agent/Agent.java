public class Agent {
    public static void premain(String options) {
        if ("exit".equals(options)) {
            System.exit(3);
        }
        throw new IllegalStateException(options);
    }
}
