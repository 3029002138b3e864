import java.util.Arrays;

public class Main {
    static void expect(String what, Throwable t) {
        Say.line(what, ": ", t.getClass().getName(), " ", t.getMessage());
    }

    public static void main(String[] args) {
        int[][][] cube = new int[2][3][4];
        cube[1][2][3] = 5;
        Say.line(cube.length, cube[0].length, cube[0][0].length, " ", cube[1][2][3], " ", cube.getClass().getName());
        long[][] ragged = new long[3][];
        ragged[0] = new long[] { 1, 2, 3 };
        Say.line(ragged[0][2], " ", ragged[1] == null, " ", ragged.getClass().getSimpleName());
        String[][] names = { { "a", "b" }, {}, { "c" } };
        Say.line(names[2][0], names[1].length, " ", names.getClass().getComponentType().getName());
        Object[] covariant = new Integer[1];
        try {
            covariant[0] = "text";
        } catch (ArrayStoreException e) {
            expect("store", e);
        }
        try {
            int[] bad = new int[-3];
            Say.line(bad.length);
        } catch (NegativeArraySizeException e) {
            expect("negative", e);
        }
        try {
            int[][] bad = new int[2][-1];
            Say.line(bad.length);
        } catch (NegativeArraySizeException e) {
            expect("negative inner", e);
        }
        int[] three = { 1, 2, 3 };
        int[] index = { -1, 3, Integer.MIN_VALUE, Integer.MAX_VALUE };
        for (int i : index) {
            try {
                three[i]++;
            } catch (ArrayIndexOutOfBoundsException e) {
                expect("index", e);
            }
        }
        try {
            int[] nothing = null;
            Say.line(nothing.length);
        } catch (NullPointerException e) {
            Say.line("null: ", e.getClass().getName());
        }
        int[] copy = three.clone();
        copy[0] = 9;
        Say.line(three[0], copy[0], " ", copy.length);
        int[][] shallow = { three };
        Say.line(shallow.clone()[0] == three);
        int[] run = { 0, 1, 2, 3, 4, 5 };
        System.arraycopy(run, 0, run, 2, 4);
        Say.line(Arrays.toString(run));
        System.arraycopy(run, 3, run, 0, 3);
        Say.line(Arrays.toString(run));
        try {
            System.arraycopy(run, 4, run, 0, 3);
        } catch (IndexOutOfBoundsException e) {
            Say.line("copy: ", e.getClass().getName());
        }
        try {
            System.arraycopy(run, 0, new long[6], 0, 1);
        } catch (ArrayStoreException e) {
            Say.line("copy: ", e.getClass().getName());
        }
        Object[] mixed = { "x", "y", 3, "z" };
        String[] target = new String[4];
        try {
            System.arraycopy(mixed, 0, target, 0, 4);
        } catch (ArrayStoreException e) {
            Say.line("copied until the wrong one: ", Arrays.toString(target));
        }
        byte[] bytes = { (byte) 200, -1 };
        char[] chars = { 'a', (char) 70000 };
        short[] shorts = { (short) 40000 };
        boolean[] flags = new boolean[2];
        flags[1] = true;
        Say.line(bytes[0], " ", (int) chars[1], " ", shorts[0], " ", flags[0], " ", flags[1]);
        float[] floats = { 1.5f };
        double[] doubles = { 2.5 };
        floats[0] += doubles[0];
        Say.line(floats[0], " ", doubles[0]);
        Class<?>[] kinds = { int[].class, long[][].class, Object[].class, boolean[].class, Main[][][].class };
        for (Class<?> k : kinds) {
            Say.line(k.getName(), " ", k.isArray(), " ", k.getSuperclass().getName(), " ", k.getInterfaces().length);
        }
        Say.line(Object[].class.isInstance(new String[0]), " ", Object[].class.isInstance(new int[0]), " ",
                 Object[].class.isInstance(new int[0][0]));
        Arrays.sort(mixed = new Object[] { "pear", "apple", "fig" });
        Say.line(Arrays.asList(mixed));
        int[] big = new int[1000];
        for (int i = 0; i < big.length; i++) {
            big[i] = (i * 7919) % 1000;
        }
        Arrays.sort(big);
        Say.line(big[0], " ", big[500], " ", big[999], " ", Arrays.binarySearch(big, 321), " ",
                 Arrays.binarySearch(big, 5000));
        Arrays.fill(big, 3);
        Say.line(Arrays.equals(big, big.clone()), " ", Arrays.hashCode(new int[] { 1, 2 }));
        Say.line(Arrays.deepToString(names), " ", Arrays.toString(Arrays.copyOfRange(run, 4, 8)));
    }
}
