package kit;

public interface Rooted {
    Object ROOT = new Object();
}
