public class Main {
    static native void look();

    static Object[] kept = new Object[1000];

    public static void main(String[] args) {
        for (int i = 0; i < kept.length; i++) {
            kept[i] = new byte[1000];
        }
        look();
    }
}
