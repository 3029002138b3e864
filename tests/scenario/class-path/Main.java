public class Main {
    static int count(String resource) throws java.io.IOException {
        return java.util.Collections.list(Main.class.getClassLoader().getResources(resource)).size();
    }

    public static void main(String[] args) throws Exception {
        Say.line(Class.forName("InJar").getDeclaredConstructor().newInstance());
        Say.line(Class.forName("InBoth").getDeclaredConstructor().newInstance());
        Say.line(Class.forName("InDir").getDeclaredConstructor().newInstance());
        try {
            Class.forName("Nowhere");
        } catch (ClassNotFoundException e) {
            Say.line(e.getMessage());
        }
        Say.line(Main.class.getClassLoader().getResourceAsStream("InJar.class") != null);
        Say.line(System.getProperty("java.class.path").endsWith(":also/nowhere"));
        Say.line("each place counts once: ", count("InJar.class"), " ", count("Main.class"));
    }
}
