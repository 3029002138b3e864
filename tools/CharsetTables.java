/* CharsetTables.java - writes the tables of java.nio.charset.TableCharset from what the JDK that runs it says.
 *
 *   java tools/CharsetTables.java FOLDER      at build time
 *
 * charsets.dat has a line for each character set, its name and its aliases. NAME.dat is a list of runs of eleven bytes:
 *
 *     direction  length  first key (4)  first character (3)  number (2)
 *
 * A run maps that many keys to that many characters, each one more than the one before. A key is the bytes of a
 * character as a number; where these are four, of GB18030, their place in the order of all such. Direction: 1 from
 * bytes to characters, 2 back, 3 both.
 */
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class CharsetTables {
    static final String[] NAMES = {"ISO-8859-2", "ISO-8859-3", "ISO-8859-4", "ISO-8859-5", "ISO-8859-6", "ISO-8859-7",
        "ISO-8859-8", "ISO-8859-9", "ISO-8859-13", "ISO-8859-15", "ISO-8859-16", "windows-1250", "windows-1251",
        "windows-1252", "windows-1253", "windows-1254", "windows-1255", "windows-1256", "windows-1257", "windows-1258",
        "KOI8-R", "KOI8-U", "TIS-620", "IBM437", "IBM850", "IBM00858", "IBM852", "IBM855", "IBM857", "IBM862", "IBM866",
        "IBM037", "IBM500", "IBM1047", "x-MacRoman", "Shift_JIS", "windows-31j", "EUC-JP", "EUC-KR", "x-windows-949",
        "GB2312", "GBK", "GB18030", "Big5"};

    static byte[] bytes(long key, int length) {
        byte[] b = new byte[length];
        long rest = key;
        for (int i = length - 1; i >= 0; i--) {
            b[i] = (byte) rest;
            rest >>= 8;
        }
        return b;
    }

    static byte[] four(int place) {
        return new byte[] {(byte) (0x81 + place / 12600), (byte) (0x30 + place / 1260 % 10),
            (byte) (0x81 + place / 10 % 126), (byte) (0x30 + place % 10)};
    }

    static int place(byte[] b) {
        int front = ((b[0] & 255) - 0x81) * 10 + (b[1] & 255) - 0x30;
        return front * 1260 + ((b[2] & 255) - 0x81) * 10 + (b[3] & 255) - 0x30;
    }

    static int decoded(CharsetDecoder d, byte[] b) {
        try {
            String s = d.decode(ByteBuffer.wrap(b)).toString();
            return s.codePointCount(0, s.length()) == 1 ? s.codePointAt(0) : -1;
        } catch (CharacterCodingException e) {
            return -1;
        }
    }

    static byte[] encoded(CharsetEncoder e, int c) {
        try {
            ByteBuffer b = e.encode(CharBuffer.wrap(Character.toChars(c)));
            byte[] a = new byte[b.remaining()];
            b.get(a);
            return a;
        } catch (CharacterCodingException x) {
            return null;
        }
    }

    static long number(byte[] b) {
        long n = 0;
        for (byte x : b) {
            n = n << 8 | x & 255;
        }
        return b.length == 4 ? place(b) : n;
    }

    /** By length and key, the character. */
    static void decodeAll(Charset cs, TreeMap<Long, Integer> map) {
        CharsetDecoder d = cs.newDecoder();
        for (int a = 0; a < 256; a++) {
            int one = decoded(d, bytes(a, 1));
            if (one >= 0) {
                map.put(1L << 32 | a, one);
                continue;
            }
            for (int b = 0x21; b < 0xff; b++) {
                int two = decoded(d, bytes(a << 8 | b, 2));
                if (two >= 0) {
                    map.put(2L << 32 | a << 8 | b, two);
                } else if (a == 0x8f && cs.name().equals("EUC-JP")) {
                    for (int c = 0xa1; c < 0xff; c++) {
                        int three = decoded(d, bytes(a << 16 | b << 8 | c, 3));
                        if (three >= 0) {
                            map.put(3L << 32 | a << 16 | b << 8 | c, three);
                        }
                    }
                }
            }
        }
        for (int place = 0; cs.name().equals("GB18030") && place < 126 * 12600; place++) {
            int c = place < 4 * 12600 || place >= 15 * 12600 ? decoded(d, four(place)) : -1;
            if (c >= 0) {
                map.put(4L << 32 | place, c);
            }
        }
    }

    record Pair(int direction, int length, int key, int c) {
    }

    static List<Pair> pairs(Charset cs) {
        TreeMap<Long, Integer> map = new TreeMap<>();
        decodeAll(cs, map);
        List<Pair> all = new ArrayList<>();
        CharsetEncoder e = cs.newEncoder();
        for (Map.Entry<Long, Integer> x : map.entrySet()) {
            int length = (int) (x.getKey() >> 32), key = (int) (long) x.getKey();
            byte[] b = encoded(e, x.getValue());
            boolean back = b != null && b.length == length && number(b) == key;
            all.add(new Pair(back ? 3 : 1, length, key, x.getValue()));
        }
        for (int c = 0; c < 0x10000; c++) {
            byte[] b = Character.isSurrogate((char) c) ? null : encoded(e, c);
            if (b != null) {
                Integer there = map.get((long) b.length << 32 | number(b));
                if (there == null || there != c) {
                    all.add(new Pair(2, b.length, (int) number(b), c));
                }
            }
        }
        return all;
    }

    static byte[] runs(List<Pair> all) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        for (int i = 0; i < all.size();) {
            Pair p = all.get(i);
            int n = 1;
            while (i + n < all.size() && n < 0xffff && all.get(i + n).equals(new Pair(p.direction, p.length, p.key + n,
                p.c + n))) {
                n++;
            }
            out.write(p.direction);
            out.write(p.length);
            out.writeInt(p.key);
            out.write(p.c >> 16);
            out.writeShort(p.c);
            out.writeShort(n);
            i += n;
        }
        return bytes.toByteArray();
    }

    public static void main(String[] args) throws IOException {
        Path folder = Files.createDirectories(Path.of(args[0]));
        StringBuilder index = new StringBuilder();
        for (String name : NAMES) {
            if (!Charset.isSupported(name)) {
                continue;
            }
            Charset cs = Charset.forName(name);
            index.append(cs.name());
            cs.aliases().stream().sorted().forEach(a -> index.append(' ').append(a));
            index.append('\n');
            Files.write(folder.resolve(cs.name() + ".dat"), runs(pairs(cs)));
        }
        Files.writeString(folder.resolve("charsets.dat"), index);
    }
}
