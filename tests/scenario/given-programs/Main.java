/** What is tried before anything that is given. */
public class Main {
    public static void main(String[] args) {
        Say.line("args ", args.length, " ", System.getenv("GIVEN"));
        System.exit(args.length);
    }
}
