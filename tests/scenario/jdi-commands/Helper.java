public class Helper {
    static boolean unloaded;

    static int help(int n) {
        int m = n;
        return m + 1;
    }
}
