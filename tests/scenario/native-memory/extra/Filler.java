public class Filler {
    static String[] names = {"a", "b", "c"};

    static int sum(int n) {
        int s = 0;
        for (int i = 0; i < n; i++) {
            s += names[i % 3].length();
        }
        return s;
    }
}
