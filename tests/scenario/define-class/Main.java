public class Main {
    public static void main(String[] args) throws Exception {
        Class<?> c = Class.forName("Helper");
        Say.line(c.getClassLoader(), " ", c.getMethod("use").invoke(null), " ", c.getMethod("use").invoke(null));
    }
}
