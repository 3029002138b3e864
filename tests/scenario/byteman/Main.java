/** Runs the program, which lies in a package: Byteman leaves classes without one alone. */
public class Main {
    public static void main(String[] args) throws Exception {
        Class.forName("app.Counter").getMethod("main", String[].class).invoke(null, (Object) args);
    }
}
