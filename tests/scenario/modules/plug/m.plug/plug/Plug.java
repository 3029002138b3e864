package plug;

public class Plug implements java.util.function.Supplier<String> {
    public String get() {
        return "plugged into " + plug2.Socket.name();
    }

    public static Object reach() {
        return new plug2.hidden.Deep();
    }
}
