package kit;

/** Where active() calls the check. */
public class Held0Stop {
    public static native void at();
}
