/** The story is in the module m.notes; see run. */
public class Main {
    public static void main(String[] args) {
        Module m = Main.class.getModule();
        Say.line("class path: ", m.getAnnotations().length, " ", m.isAnnotationPresent(Deprecated.class));
    }
}
