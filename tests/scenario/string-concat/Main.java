public class Main {
    public static void main(String[] args) {
        byte b = -1;
        short s = 2;
        char c = 'c';
        int i = Integer.MIN_VALUE;
        long l = Long.MAX_VALUE;
        float f = 1.5f;
        double d = 1e100;
        boolean z = true;
        Object o = null;
        String n = null;
        System.out.println("" + b + s + c + i + l + f + d + z + o + n);
        System.out.println(b + s + "x" + b + s + 'y' + 1 + 2L);
        String t = "a";
        t += 1;
        t += 'b';
        t += null;
        System.out.println(t + "\u0001" + t.length() + "\u0002");
        String[] array = { "p" };
        array[0] += array[0] + array[0];
        System.out.println(array[0] + new StringBuilder("sb") + new Main());
        String big = "";
        for (int k = 0; k < 100; k++) {
            big = big + k + ",";
        }
        System.out.println(big.length() + " " + big.hashCode());
    }

    public String toString() {
        return "Main" + 1;
    }
}
