public class Main {
    static native void bind(boolean on);

    static native void register(boolean on);

    public static void main(String[] args) {
        bind(true);
        Say.line("totalMemory ", Runtime.getRuntime().totalMemory() > 1000);
        Say.line("again ", Runtime.getRuntime().totalMemory() > 1000);
        bind(false);
        Say.line("maxMemory ", Runtime.getRuntime().maxMemory() > 1000);
        register(true);
        Say.line("maxMemory ", Runtime.getRuntime().maxMemory());
    }
}
