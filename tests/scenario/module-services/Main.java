/** The story is in the module m.use; see run. */
public class Main {
    public static void main(String[] args) {
        Say.line("class path");
    }
}
