package plug2.hidden;

public class Deep {
    public static String tell() {
        return "told";
    }

    @Override
    public String toString() {
        return "deep";
    }
}
