package opened;

public class Opened {
    public static void main(String[] args) throws Exception {
        String.class.getDeclaredField("hash").setAccessible(true);
        Module base = String.class.getModule();
        System.out.println(base.isExported("jdk.internal.misc", Opened.class.getModule()) + " "
            + base.isOpen("java.lang", Opened.class.getModule()) + " " + base.isOpen("java.util"));
    }
}
