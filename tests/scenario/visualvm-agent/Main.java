/** Does not run before a client of the profiler has come. */
public class Main {
    public static void main(String[] args) {
        Say.line("main");
    }
}
