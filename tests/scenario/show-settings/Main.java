/** The version is shown in its place; there is nothing to run. */
public class Main {
    public static void main(String[] args) {
        Say.line("not run");
    }
}
