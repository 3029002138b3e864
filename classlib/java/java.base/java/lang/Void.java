package java.lang;

/** The class that stands for the keyword void; it has no objects. */
public final class Void {
    public static final Class<Void> TYPE = (Class<Void>) Class.getPrimitiveClass('V');

    private Void() {
    }
}
