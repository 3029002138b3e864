import java.text.*;
import java.util.*;

public class Main {
    /** What Unicode 13 and later treat alike; the third number is how far it is from one character to the next. */
    static final int[][] STABLE = {{0x80, 0x55f, 1}, {0x900, 0xb50, 1}, {0x1e00, 0x20bf, 1}, {0x2100, 0x2420, 1},
        {0x3000, 0x312f, 1}, {0xac00, 0xd7a3, 29}, {0xf900, 0xfaff, 3}, {0xfb00, 0xfbc0, 1}, {0xfe30, 0xffef, 5},
        {0x1d100, 0x1d1e8, 1}, {0x1d400, 0x1d7ff, 31}, {0x2f800, 0x2fa1d, 11}};
    static final int[] MARKS = {0x300, 0x301, 0x323, 0x327, 0x345, 0x308, 0x304, 0x30a, 0x31b, 0x1100, 0x1161, 0x11a8,
        0x41, 0x61, 0x65, 0x6f, 0x55, 0xc5, 0x212b, 0x1e69, 0xac00, 0x3b1, 0x1f00, 0x915, 0x93c, 0x9c7, 0x9be, 0x334,
        0x20d2, 0x5b0, 0x5c1, 0xfb2c, 0x1d15e, 0x2f800, 0xfdfa, 0xfb03};

    public static void main(String[] a) {
        for (Normalizer.Form f : Normalizer.Form.values()) {
            for (int[] range : STABLE) {
                int h = 0, changed = 0;
                for (int c = range[0]; c <= range[1]; c += range[2]) {
                    if (!Character.isDefined(c)) continue;
                    String s = new String(Character.toChars(c)), d = Normalizer.normalize(s, f);
                    if (!d.equals(s)) changed++;
                    h = h * 31 + d.hashCode();
                }
                System.out.println(f + " " + Integer.toHexString(range[0]) + " " + changed + " " + h);
            }
        }
        shuffled();
        names();
    }

    static void shuffled() {
        Random r = new Random(5);
        int h = 0;
        for (int i = 0; i < 400; i++) {
            StringBuilder sb = new StringBuilder();
            for (int k = r.nextInt(8); k >= 0; k--) sb.appendCodePoint(MARKS[r.nextInt(MARKS.length)]);
            for (Normalizer.Form f : Normalizer.Form.values()) {
                String d = Normalizer.normalize(sb, f);
                h = h * 31 + d.hashCode() + (Normalizer.isNormalized(sb, f) ? 1 : 0);
            }
            if (i % 50 == 0) System.out.println(i + " " + h);
        }
    }

    static void names() {
        for (int[] range : STABLE) {
            int h = 0;
            for (int c = range[0]; c <= range[1]; c += range[2] * 7) {
                if (!Character.isDefined(c)) continue;
                h = h * 31 + String.valueOf(Character.getName(c)).hashCode();
                h = h * 31 + String.valueOf(Character.UnicodeBlock.of(c)).hashCode();
                h = h * 31 + Character.UnicodeScript.of(c).toString().hashCode();
            }
            System.out.println(Integer.toHexString(range[0]) + " " + h + " " + Character.getName(range[0]));
        }
        for (String s : new String[] {"LATIN SMALL LETTER A", "latin capital letter e with acute ", "NULL",
            "CJK UNIFIED IDEOGRAPHS 4E00", "HANGUL SYLLABLES AC00", "GRINNING FACE", "FOO", "LATIN SMALL LETTER",
            "LINE FEED (LF)", "PRIVATE USE AREA E000", "CJK UNIFIED IDEOGRAPHS 41"}) {
            try {
                System.out.println(s + " " + Integer.toHexString(Character.codePointOf(s)));
            } catch (Exception e) {
                System.out.println(e);
            }
        }
        for (int c = 0x20; c < 0x2000; c += 1997)
            if (Character.getName(c) != null) System.out.println(c + " " + Character.codePointOf(Character.getName(c)));
    }
}
