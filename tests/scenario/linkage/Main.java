/** The story is in src; see run. */
public class Main {
    public static void main(String[] args) {
        Say.line("see run");
    }
}
