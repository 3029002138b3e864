/** Native methods that begin and end more frames than they should, below a native method that trusts its references. */
public class Main {
    static native String outer(String text, String how);

    static native void popsTooMany();

    static native void leavesFrames();

    static void call(String how) {
        if (how.equals("pops")) {
            popsTooMany();
        } else if (how.equals("leaves")) {
            leavesFrames();
        }
    }

    public static void main(String[] args) {
        System.loadLibrary("frames");
        for (String how : new String[] {"nothing", "pops", "leaves"}) {
            Say.line(how, ": ", outer("a text", how));
        }
        for (int i = 0; i < 100000; i++) {
            leavesFrames();
        }
        Say.line("still: ", outer("a text", "leaves"));
    }
}
