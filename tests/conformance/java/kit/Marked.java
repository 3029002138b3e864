package kit;

/** An interface with a field and a default method. */
public interface Marked extends Cloneable {
    Object MARK = new Object();

    default int marked() {
        return 5;
    }
}
