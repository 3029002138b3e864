public class Main {
    static native void addLate();

    static void find(String name) throws Exception {
        try {
            Class<?> c = Class.forName(name);
            Say.line(c.getDeclaredConstructor().newInstance(), ", loader ",
                     c.getClassLoader() == null ? "boot" :
                     c.getClassLoader() == Main.class.getClassLoader() ? "app" : "another");
        } catch (ClassNotFoundException e) {
            Say.line("not found: ", name);
        }
    }

    public static void main(String[] args) throws Exception {
        find("FromBoot");
        find("FromApp");
        find("FromLate");
        addLate();
        find("FromLate");
    }
}
