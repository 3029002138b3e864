/** Each loader has its own. It is redefined while run() is in its frame, so that frame's method is obsolete. */
public class Guest implements Runnable {
    @Override
    public void run() {
        int n = 0x1122;
        Main.redefine(Guest.class);
        if (n != 0x1122)
            other(n);
    }

    static int watched;

    static int other(int n) {
        return n + 1;
    }
}
