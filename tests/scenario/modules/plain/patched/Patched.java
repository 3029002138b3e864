package patched;

/** Looks for a package that a patch adds to java.base. */
public class Patched {
    public static void main(String[] args) throws Exception {
        Module base = Object.class.getModule();
        System.out.println("has it: " + base.getPackages().contains("more"));
        System.out.println("exports it here: " + base.isExported("more", Patched.class.getModule()));
        Class<?> c = Class.forName("more.Added");
        try {
            System.out.println(c.getMethod("where").invoke(null));
        } catch (IllegalAccessException e) {
            System.out.println("no access, in " + c.getModule());
        }
    }
}
