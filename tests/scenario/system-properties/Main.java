public class Main {
    static native void live();

    public static void main(String[] args) {
        Say.line("the program sees ", System.getProperty("from.line"));
        live();
    }
}
