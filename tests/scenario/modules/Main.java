/** The stories are in the modules; see run. */
public class Main {
    public static void main(String[] args) {
        Say.line("class path, ", Main.class.getModule().isNamed() ? "named" : "unnamed");
    }
}
