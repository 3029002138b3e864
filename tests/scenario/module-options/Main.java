/** The story is in the modules; see run. */
public class Main {
    public static void main(String[] args) {
        Say.line("class path, ", args.length);
    }
}
