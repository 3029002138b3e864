package kit;

/** Where active() pauses, so that its class can be redefined meanwhile. */
public class Redef0Stop {
    static native void at();
}
