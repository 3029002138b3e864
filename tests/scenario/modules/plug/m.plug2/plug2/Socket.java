package plug2;

public class Socket {
    public static String name() {
        return Socket.class.getModule() + " in layer " + Socket.class.getModule().getLayer();
    }
}
