import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CoderResult;
import java.util.Arrays;
import java.util.TreeSet;

public class Main {
    static final String[] NAMES = {"ISO-8859-2", "ISO-8859-3", "ISO-8859-4", "ISO-8859-5", "ISO-8859-6", "ISO-8859-7",
        "ISO-8859-8", "ISO-8859-9", "ISO-8859-13", "ISO-8859-15", "windows-1250", "windows-1251", "windows-1252",
        "windows-1253", "windows-1254", "windows-1255", "windows-1256", "windows-1257", "windows-1258",
        "KOI8-R", "IBM437", "IBM850", "IBM037", "x-MacRoman", "Shift_JIS", "windows-31j", "EUC-JP", "EUC-KR",
        "x-windows-949", "GB2312", "GBK", "GB18030", "Big5"};

    /** Alphabets, every seventh of the other characters of the first plane, and two beyond. */
    static String characters() {
        StringBuilder s = new StringBuilder();
        for (int c = 0; c < 0xfffe; c += c < 0x600 ? 1 : 7) {
            if (!Character.isSurrogate((char) c)) {
                s.append((char) c);
            }
        }
        return s.appendCodePoint(0x1f600).appendCodePoint(0x20000).toString();
    }

    static String strict(Charset cs, String s) {
        try {
            ByteBuffer b = cs.newEncoder().encode(CharBuffer.wrap(s));
            return b.remaining() + (cs.newDecoder().decode(b).toString().equals(s) ? " back" : " not back");
        } catch (CharacterCodingException e) {
            return e.getClass().getSimpleName();
        }
    }

    static String read(Charset cs, int... bytes) {
        ByteBuffer b = ByteBuffer.allocate(bytes.length);
        for (int x : bytes) {
            b.put((byte) x);
        }
        b.flip();
        CharBuffer out = CharBuffer.allocate(10);
        CoderResult r = cs.newDecoder().decode(b, out, true);
        return r + " at " + b.position();
    }

    public static void main(String[] args) throws Exception {
        String all = characters();
        for (String name : NAMES) {
            Charset cs = Charset.forName(name.toLowerCase());
            byte[] b = all.getBytes(cs);
            System.out.println(cs + " " + b.length + " " + Arrays.hashCode(b) + " " + new String(b, cs).hashCode() + " "
                + cs.newEncoder().maxBytesPerChar() + " " + new TreeSet<>(cs.aliases()));
            System.out.println("  " + strict(cs, "plain") + ", " + strict(cs, "\u00e9") + ", "
                + strict(cs, "\u65e5\u672c") + ", " + strict(cs, "\ud83d\ude00") + ", " + strict(cs, "\ud83d"));
        }
        for (String alias : new String[] {"cp1252", "Cp850", "latin2", "8859_15", "sjis", "MS932", "eucjp", "koi8_r"}) {
            System.out.println(alias + ": " + Charset.forName(alias));
        }
        System.out.println(read(Charset.forName("windows-1252"), 'a', 0x81) + ", "
            + read(Charset.forName("Shift_JIS"), 'a', 0x93) + ", "
            + read(Charset.forName("GB18030"), 0x81, 0x30, 0x81));
        System.out.println(Charset.availableCharsets().keySet().containsAll(Arrays.asList(NAMES)) + " "
            + Charset.isSupported("no-such-set"));
    }
}
