/** What the debugger steps through: lines that do little. */
public class Loop {
    static int total;

    public static void main(String[] args) {
        for (int i = 0; ; i++) {
            total += i;
            total ^= 5;
        }
    }
}
