/** Has a signal sent to itself, and ends at once, while that may still be under way. */
public class Main {
    public static void main(String[] args) throws Exception {
        new ProcessBuilder("kill", "-".concat(args[0]), Long.toString(ProcessHandle.current().pid())).start().waitFor();
    }
}
