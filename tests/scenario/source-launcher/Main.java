/** What the source files find on the class path. */
public class Main {
    public static final int SEVEN = Integer.parseInt("7");
}
