// SPDX-License-Identifier: MIT
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What classes cost, as lines NAME NUMBER: to define one, to redefine one of a hundred, in nanoseconds, and the
 * memory of one that is used, in bytes. With the argument "redefine", which wants the agent, the second alone.
 */
final class Classes {
    static final int COUNT = 2_000, FIRST = 200, REDEFINED = 100;

    /** In costs.c: redefines all of them with these bytes. Nanoseconds. */
    static native long redefine(Class<?>[] classes, byte[][] bytes);

    /** In place of the digits 0000 of the name, which stand in the pool more than once. */
    static byte[] numbered(byte[] original, int number) {
        byte[] bytes = original.clone();
        byte[] name = "Sample0000".getBytes(StandardCharsets.US_ASCII);
        byte[] digits = String.format("%04d", number).getBytes(StandardCharsets.US_ASCII);
        for (int at = 0; at + name.length <= bytes.length; at++) {
            int same = 0;
            while (same < name.length && bytes[at + same] == name[same]) same++;
            if (same == name.length) System.arraycopy(digits, 0, bytes, at + 6, 4);
        }
        return bytes;
    }

    static long resident() throws Exception {
        System.gc();
        for (String line : Files.readAllLines(Path.of("/proc/self/status")))
            if (line.startsWith("RssAnon:")) return Long.parseLong(line.replaceAll("\\D", "")) * 1024;
        throw new IllegalStateException("no RssAnon");
    }

    /** Writes to the heap's pages, which are no memory of classes: few JVMs know AlwaysPreTouch. */
    static void touch() {
        byte[][] all = new byte[64][];
        for (int i = 0; i < all.length; i++) {
            all[i] = new byte[1 << 20];
            java.util.Arrays.fill(all[i], (byte) i);
        }
    }

    static void use(Class<?> c) throws Exception {
        Constructor<?> made = c.getDeclaredConstructor(int.class, Object.class);
        made.newInstance(1, "x").toString();
    }

    public static void main(String[] args) throws Exception {
        byte[][] bytes = new byte[COUNT][];
        Class<?>[] classes = new Class<?>[COUNT];
        try (InputStream in = Classes.class.getResourceAsStream("Sample0000.class")) {
            byte[] original = in.readAllBytes();
            for (int i = 1; i < COUNT; i++) bytes[i] = numbered(original, i);
        }
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        touch();
        long before = 0, best = Long.MAX_VALUE;
        for (int i = 1; i < COUNT; i++) {
            if (i == FIRST) before = resident();
            long start = System.nanoTime();
            classes[i] = lookup.defineClass(bytes[i]);
            best = Math.min(best, System.nanoTime() - start);
            use(classes[i]);
        }
        if (args.length == 0) {
            System.out.printf("ClassBytes %d%n", (resident() - before) / (COUNT - FIRST));
            System.out.printf("Define %d%n", best);
            return;
        }
        Class<?>[] some = java.util.Arrays.copyOfRange(classes, FIRST, FIRST + REDEFINED);
        byte[][] theirs = java.util.Arrays.copyOfRange(bytes, FIRST, FIRST + REDEFINED);
        best = Long.MAX_VALUE;
        for (int i = 0; i < 10; i++) best = Math.min(best, redefine(some, theirs));
        System.out.printf("Redefine %d%n", best / REDEFINED);
    }
}
