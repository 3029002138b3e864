/** Waits for the end of its input, so that somebody can attach to it; tells that it is there. */
public class Main {
    static volatile String seen = "";

    public static void main(String[] args) throws Exception {
        System.out.println("ready " + ProcessHandle.current().pid());
        while (System.in.read() >= 0) {
            continue;
        }
        System.out.println("agents saw: " + seen);
    }
}
