public class Main {
    static void find(String name) {
        try {
            Class<?> c = Class.forName(name);
            Say.line(name, " from ", c.getClassLoader() == null ? "boot"
                    : c.getClassLoader() == ClassLoader.getSystemClassLoader() ? "system" : "elsewhere", ": ", c.newInstance());
        } catch (ClassNotFoundException e) {
            Say.line(name, " not found");
        } catch (ReflectiveOperationException e) {
            Say.line(name, " ", e);
        }
    }

    public static void main(String[] args) {
        for (String name : args) {
            find(name);
        }
        Say.line("resource ", ClassLoader.getSystemResource("boottwo/Two.class") != null, " ",
                Main.class.getResourceAsStream("/SysLate.class") != null);
        Say.line("class path is as it was given ", System.getProperty("java.class.path").indexOf("jar") < 0);
    }
}
