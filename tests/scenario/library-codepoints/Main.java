import java.util.Arrays;
import java.util.function.IntSupplier;

public class Main {
    static final char[] UNITS = {'a', '\ud7ff', '\ud800', '\udbff', '\udc00', '\udfff', '\ue000'};
    static final String[] NAMES = {"at", "at, array", "at, limited", "before", "before, array", "before, limited",
        "count", "count, array", "count, String", "count, builder", "moved", "moved, array", "moved, builder", "kinds"};
    static final long[] sums = new long[NAMES.length];
    static final int[] failures = new int[NAMES.length];

    static void take(int kind, IntSupplier s) {
        int v;
        try {
            v = s.getAsInt();
        } catch (IndexOutOfBoundsException e) {
            v = -7;
            failures[kind]++;
        }
        sums[kind] = sums[kind] * 1000003 + v;
    }

    static void places(String t, char[] a, int from, int to) {
        StringBuilder b = new StringBuilder(t);
        take(2, () -> Character.codePointAt(a, from, to));
        take(5, () -> Character.codePointBefore(a, to, from));
        take(6, () -> Character.codePointCount(t.subSequence(0, t.length()), from, to));
        take(7, () -> Character.codePointCount(a, from, to - from));
        take(8, () -> t.codePointCount(from, to));
        take(9, () -> b.codePointCount(from, to));
        take(10, () -> Character.offsetByCodePoints(t, from, to));
        take(11, () -> Character.offsetByCodePoints(a, 1, a.length - 1, from, to));
        take(12, () -> b.offsetByCodePoints(to, from));
    }

    static void look(String t) {
        char[] a = t.toCharArray();
        for (int from = -1; from <= a.length + 1; from++) {
            int at = from;
            take(0, () -> Character.codePointAt(t, at));
            take(1, () -> at < 0 || at >= a.length ? -1 : Character.codePointAt(a, at));
            take(3, () -> Character.codePointBefore(t, at));
            take(4, () -> at < 1 || at > a.length ? -1 : Character.codePointBefore(a, at));
            for (int to = -2; to <= a.length + 1; to++) {
                places(t, a, from, to);
            }
        }
    }

    static void all(String t, int more) {
        look(t);
        for (char c : UNITS) {
            if (more > 0) {
                all(t + c, more - 1);
            }
        }
    }

    static void kinds() {
        for (int c = -3; c < 0x110003; c += c > 0x10100 && c < 0x10fe00 ? 255 : 1) {
            int cp = c;
            take(13, () -> (Character.isValidCodePoint(cp) ? 1 : 0) + (Character.isBmpCodePoint(cp) ? 2 : 0)
                + (Character.isSupplementaryCodePoint(cp) ? 4 : 0) + Character.charCount(cp) * 8
                + (Character.isSurrogate((char) cp) ? 32 : 0) + (Character.isHighSurrogate((char) cp) ? 64 : 0)
                + (Character.isLowSurrogate((char) cp) ? 128 : 0));
            if (Character.isSupplementaryCodePoint(cp)) {
                char high = Character.highSurrogate(cp), low = Character.lowSurrogate(cp);
                take(13, () -> Character.toCodePoint(high, low) - cp + (Character.isSurrogatePair(high, low) ? 1 : 0)
                    + (Character.isSurrogatePair(low, high) ? 2 : 0) + high * 3 + low);
            }
        }
    }

    public static void main(String[] args) {
        all("", 3);
        kinds();
        for (int i = 0; i < NAMES.length; i++) {
            System.out.println(NAMES[i] + ": " + sums[i] + ", out of bounds " + failures[i]);
        }
        for (int c : new int[] {-1, 0x110000, 0x10ffff, 'x', 0x1f600}) {
            try {
                char[] two = new char[3];
                int n = Character.toChars(c, two, 1);
                System.out.println(Arrays.hashCode(Character.toChars(c)) + " " + n + " " + Arrays.hashCode(two));
            } catch (IllegalArgumentException e) {
                System.out.println("no code point");
            }
        }
        try {
            Character.toChars(0x1f600, new char[1], 0);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("no room");
        }
    }
}
