package kit;

/** The check makes store() keep its int in slot 0, where its object was. */
public class Overlaid {
    static int run(int n) {
        return new Overlaid().store(n);
    }

    int store(int n) {
        n = 7;
        return n + 1;
    }
}
