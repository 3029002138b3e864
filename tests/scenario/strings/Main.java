import java.util.Arrays;

public class Main {
    public static void main(String[] args) throws Exception {
        String s = "The quick brown fox";
        Say.line(s.length(), " ", s.charAt(4), " ", s.indexOf("quick"), " ", s.indexOf('q'), " ", s.lastIndexOf("o"),
                 " ",
                 s.indexOf("zebra"), " ", s.substring(4, 9), " ", s.substring(16), "|", s.contains("brown"));
        Say.line(s.toUpperCase(), " ", s.toLowerCase(), " ", s.replace('o', '0'), " ", s.replace("quick", "slow"));
        Say.line(s.startsWith("The"), s.endsWith("fox"), s.startsWith("quick", 4), " ", s.hashCode(), " ",
                 "".hashCode());
        Say.line("  trim me\t ".trim(), "|", " strip ".strip(), "|", "ab".repeat(3), "|", " ".isBlank(), "".isEmpty());
        Say.line("apple".compareTo("banana"), " ", "a".compareTo("abc"), " ", "Abc".equalsIgnoreCase("aBC"), " ",
                 "B".compareToIgnoreCase("a"), " ", "x".equals(null));
        Say.line(String.join(",", "a", "b", "c"), " ", String.valueOf(3.0f), " ", String.valueOf((Object) null), " ",
                 String.valueOf(new char[] { 'h', 'i' }), " ", "a-b-c".split("-").length, " ",
                 Arrays.toString("one two  three".split(" ")));
        String left = "inter", made = new StringBuilder(left).append("ned").toString();
        Say.line(made == "interned", " ", made.intern() == "interned", " ", "inter" + "ned" == "interned", " ",
                 new String("interned") == "interned", " ", new String("q9z").intern() == "q9z");
        StringBuilder b = new StringBuilder();
        b.append(1).append('c').append(2L).append(1.5f).append(2.5).append(true).append((Object) null).append("s");
        b.append(new char[] { 'x', 'y' }).append("abcdef", 1, 3);
        Say.line(b, " ", b.length(), " ", b.reverse());
        b.setLength(3);
        b.insert(0, "<").insert(b.length(), ">").setCharAt(1, '!');
        b.deleteCharAt(2).replace(0, 1, "[[").append(b.indexOf("!")).delete(0, 1);
        Say.line(b);
        String face = "a\ud83d\ude00b";
        Say.line(face.length(), " ", face.codePointCount(0, face.length()), " ", face.codePointAt(1), " ",
                 Character.charCount(face.codePointAt(1)), " ", face.offsetByCodePoints(0, 2));
        Say.line(Arrays.toString("h\u00e9\u20ac".getBytes("UTF-8")), " ", new String(new byte[] { 104, (byte) 0xc3,
            (byte) 0xa9 }, "UTF-8").length(), " ", Arrays.toString("\u00e9".getBytes("ISO-8859-1")), " ",
                 Arrays.toString("a\u20ac".getBytes("US-ASCII")));
        Say.line((int) "\u0000".charAt(0), " ", "a\u0000b".length(), " ", "\u0130".length(), " ",
                 "\u00df".toUpperCase());
        char[] array = s.toCharArray();
        Arrays.sort(array);
        Say.line(new String(array).trim(), " ", new String(array, 3, 2), " ", s.matches("The.*"));
        Say.line(Character.isDigit('7'), Character.isLetter('x'), Character.isWhitespace('\t'), " ",
                 Character.getNumericValue('9'), " ", Character.toUpperCase('q'), " ", Character.isUpperCase('Q'), " ",
                 Character.digit('f', 16), " ", Character.forDigit(11, 16), " ", Character.isJavaIdentifierStart('_'));
        String[] numbers = { "12", "-7", "+5", "2147483647", "2147483648", "", "1x", " 1" };
        for (String n : numbers) {
            try {
                Say.line(Integer.parseInt(n));
            } catch (NumberFormatException e) {
                Say.line("bad: ", e.getMessage());
            }
        }
        Say.line(Integer.toHexString(-1), " ", Integer.toBinaryString(10), " ", Integer.toOctalString(64), " ",
                 Integer.toString(-255, 16), " ", Long.toHexString(1L << 40), " ",
                         Long.parseLong("-9223372036854775808"),
                 " ", Integer.parseInt("7f", 16), " ", Double.parseDouble("1e3"), " ", Double.valueOf("0x1p3"), " ",
                 Float.parseFloat("-0.5"), " ", Boolean.parseBoolean("TRUE"), " ", Short.parseShort("-32768"));
        Say.line(1.0, " ", 0.1, " ", 1e7, " ", 1.0E-5, " ", 123456789.125, " ", 1e21, " ", 3.4028235e38f, " ", 100f,
                 " ",
                 Double.MAX_VALUE, " ", Double.MIN_VALUE, " ", 0.001, " ", 1.0f / 3, " ", 2.0 / 3, " ", -0.0);
        try {
            s.substring(5, 2);
        } catch (StringIndexOutOfBoundsException e) {
            Say.line(e.getClass().getName());
        }
        try {
            s.charAt(99);
        } catch (StringIndexOutOfBoundsException e) {
            Say.line(e.getClass().getName());
        }
        for (int i = 0; i < 3; i++) {
            String none = i < 0 ? "" : null;
            try {
                Say.line(i == 0 ? s.compareTo(none) : i == 1 ? s.indexOf(none) : new StringBuilder(s).indexOf(none));
            } catch (NullPointerException e) {
                Say.line(!"null".equals(e.getMessage()));
            }
        }
        CharSequence part = s.subSequence(4, 9);
        Say.line(part, " ", part.length(), " ", "quick".contentEquals(part), " ", s.regionMatches(true, 4, "QUICK", 0,
                 5));
    }
}
