public class Main {
    static native void walk(Object loader, Object domain);

    public static void main(String[] args) {
        walk(Main.class.getClassLoader(), Main.class.getProtectionDomain());
    }
}
