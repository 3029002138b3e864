/** Has a signal sent to itself, and ends at once, while that may still be under way. */
public class Main {
    public static void main(String[] args) throws Exception {
        String pid = Long.toString(ProcessHandle.current().pid());
        new ProcessBuilder("sh", "-c", "kill -".concat(args[0]).concat(" ").concat(pid)).start().waitFor();
    }
}
