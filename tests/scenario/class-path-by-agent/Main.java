public class Main {
    static void find(String name) {
        try {
            Class<?> c = Class.forName(name);
            Say.line(name, " found, by the system loader: ", c.getClassLoader() == ClassLoader.getSystemClassLoader());
        } catch (ClassNotFoundException e) {
            Say.line(name, " not found");
        }
    }

    public static void main(String[] args) {
        String[] parts = System.getProperty("java.class.path").split(":");
        for (String part : parts) {
            Say.line("path: ", part.substring(part.lastIndexOf('/') + 1));
        }
        find("Other");
        find("Third");
        find("Fourth");
    }
}
