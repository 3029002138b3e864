public class Main {
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
        Say.line(System.getProperty("java.class.path").endsWith("first.jar:nowhere.jar:also/nowhere"));
    }
}
