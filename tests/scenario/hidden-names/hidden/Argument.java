/** What code here makes is of the hidden class; what a descriptor says is the ordinary one: renamed, Thing. */
public class Argument {
    static long use(Argument a) {
        return 1;
    }

    public static String go() {
        return String.valueOf(use(new Argument()));
    }
}
