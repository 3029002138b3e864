// SPDX-License-Identifier: MIT
/** Concatenations of many shapes: primitives, references, null, constants around them. */
final class StringConcat extends Bench {
    long run(int n) {
        long sum = 0;
        Object none = null;
        for (int i = 0; i < n; i++) {
            String name = "n" + (i & 7);
            String s = "[" + name + ", " + i + ", " + (long) i * i + ", " + (i % 3 == 0) + ", " + (char) ('a' + i % 26) + ", " + none + "]";
            String t = name + s;
            sum = sum * 31 + t.hashCode();
        }
        return sum;
    }

    public static void main(String[] args) throws Exception { main("stringconcat", new StringConcat(), 2500, args); }
}
