public class Guest {
    static final byte[] BALLAST = new byte[256 * 1024];

    static class Part {
        int half = 21;
    }

    private final Part part = new Part();

    public int answer() {
        return part.half * 2;
    }

    public void library(String path) {
        System.load(path);
    }

    public native int fromC();
}
