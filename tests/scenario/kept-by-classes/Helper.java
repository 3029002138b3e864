/** Counts how often it was called, which a second class of the name would begin anew. */
public class Helper {
    static int calls;

    public static void call() {
        System.out.println("call ".concat(String.valueOf(++calls)));
    }
}
