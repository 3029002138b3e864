package autolib;

public class Lib {
    public static String tell() {
        return Lib.class.getModule() + " automatic " + Lib.class.getModule().getDescriptor().isAutomatic() + " version "
                + Lib.class.getModule().getDescriptor().rawVersion().orElse("none") + " opens "
                + Lib.class.getModule().isOpen("autolib");
    }

    public static void main(String[] args) {
        System.out.println(tell());
        System.out.println("reads the class path " + Lib.class.getModule().canRead(ClassLoader.getSystemClassLoader()
                .getUnnamedModule()));
    }
}
