public class Helper {
    static int help(int n) {
        int m = n;
        return m + 1;
    }
}
