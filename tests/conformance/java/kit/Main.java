package kit;

/** The program of the kit: hands over to the agent. */
public class Main {
    static native void run();

    public static void main(String[] args) {
        run();
    }
}
