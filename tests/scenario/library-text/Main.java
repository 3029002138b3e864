import java.math.*;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.text.*;
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;
import java.util.zip.*;

public class Main {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static void formatter() {
        String[] f = {"%d", "%5d|", "%-5d|", "%05d", "%,d", "%+d", "% d", "%(d", "%x", "%X", "%#x", "%o", "%#o", "%08x"};
        for (String s : f) show(s, () -> String.format(s, 1234567) + " " + String.format(s, s.matches(".*[xXo]") ? -255L : -42L));
        String[] g = {"%f", "%.2f", "%10.3f|", "%-10.1f|", "%e", "%.3e", "%E", "%g", "%.3g", "%a", "%,.2f", "%+.1f", "%(.1f", "%010.2f"};
        for (String s : g) for (double d : new double[] {12345.678, -0.000123, 0, 1e20, Double.NaN, Double.NEGATIVE_INFINITY})
            show(s + " " + d, () -> String.format(Locale.US, s, d));
        show("s", () -> String.format("%s|%10s|%-10s|%.2s|%S|%c|%C|%b|%B|%h|%%|%n", "abc", "abc", "abc", "abc", "abc", 'x', 'y', true, null, "hi").trim());
        show("index", () -> String.format("%2$s %1$s %<s %s", "a", "b"));
        show("big", () -> String.format("%d %x %.5f %e %,d", new BigInteger("123456789012345678901234567890"), new BigInteger("-255"), new BigDecimal("1.23456789"), new BigDecimal("123456"), new BigInteger("1234567890")));
        show("date", () -> String.format(Locale.US, "%tY-%<tm-%<td %<tH:%<tM:%<tS.%<tL %<tB %<tb %<tA %<ta %<tp %<tj %<te %<ty %<tk %<tl %<tD %<tF %<tT %<tR %<tr",
            java.time.LocalDateTime.of(2024, 2, 3, 14, 5, 6, 789000000)));
        for (String s : new String[] {"%q", "%d", "%-d", "%,x", "%.2d", "%c", "%#s", "%--5d", "%ty"})
            show("bad " + s, () -> String.format(s, "text"));
        show("missing", () -> String.format("%s %s", "one"));
    }

    static void numbers() {
        for (double d : new double[] {0.1, 1e7, 1.0E-5, 1234.125, 1.7976931348623157e308, 100, 2.5e-3, 1e21})
            System.out.println(d + " " + (float) d + " " + Double.toHexString(d) + " " + new BigDecimal(d).toString().length() + " " + Double.hashCode(d));
        for (String s : new String[] {"1e3", " 12 ", "0x1.8p3", "NaN", "-Infinity", "1d", "1f", "abc", "", "1e400", "1_0", ".5", "5."})
            show("double " + s, () -> Double.parseDouble(s));
        for (String s : new String[] {"12", "-2147483648", "2147483648", "+5", "", "1 ", "0x10", "99999999999"})
            show("int " + s, () -> Integer.parseInt(s));
        show("decode", () -> Integer.decode("0x7f") + " " + Integer.decode("-010") + " " + Long.decode("#ff") + " " + Integer.parseUnsignedInt("4294967295") + " " + Integer.toUnsignedString(-1)
            + " " + Integer.toString(-255, 36) + " " + Integer.reverse(5) + " " + Integer.highestOneBit(100) + " " + Long.numberOfTrailingZeros(96) + " " + Integer.bitCount(-1));
        BigInteger a = new BigInteger("123456789012345678901234567890"), b = new BigInteger("-987654321");
        System.out.println(a.add(b) + " " + a.multiply(b) + " " + a.divide(b) + " " + a.mod(b.negate()) + " " + Arrays.toString(a.divideAndRemainder(b)) + " " + a.pow(3) + " " + a.gcd(BigInteger.valueOf(30))
            + " " + a.modPow(BigInteger.TEN, BigInteger.valueOf(97)) + " " + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + " " + a.bitLength() + " " + b.bitCount() + " " + a.shiftLeft(70).shiftRight(65)
            + " " + b.and(a) + " " + b.or(a) + " " + b.xor(a) + " " + b.not() + " " + a.sqrt() + " " + a.toString(36) + " " + BigInteger.valueOf(97).isProbablePrime(20) + " " + b.hashCode() + " " + Arrays.toString(b.toByteArray()) + " " + a.testBit(5) + " " + BigInteger.TWO.nextProbablePrime());
        show("div0", () -> a.divide(BigInteger.ZERO));
        show("neg mod", () -> a.mod(b));
        show("long", () -> a.longValueExact());
        BigDecimal x = new BigDecimal("123.4500"), y = new BigDecimal("-7");
        System.out.println(x.add(y) + " " + x.multiply(y) + " " + x.divide(y, 5, RoundingMode.HALF_UP) + " " + x.divide(y, MathContext.DECIMAL32) + " " + x.remainder(y) + " " + x.setScale(1, RoundingMode.HALF_EVEN)
            + " " + x.stripTrailingZeros() + " " + x.negate() + " " + x.precision() + " " + x.scale() + " " + x.unscaledValue() + " " + x.toBigInteger() + " " + x.movePointLeft(5) + " " + x.scaleByPowerOfTen(10)
            + " " + x.compareTo(new BigDecimal("123.45")) + " " + x.equals(new BigDecimal("123.45")) + " " + x.pow(3) + " " + x.round(new MathContext(2)) + " " + x.ulp() + " " + x.hashCode() + " " + y.abs() + " " + y.signum()
            + " " + new BigDecimal("1E+5").toPlainString() + " " + new BigDecimal("1E+5") + " " + new BigDecimal("0.0000001") + " " + new BigDecimal("12345E-10").toEngineeringString() + " " + BigDecimal.valueOf(2.5) + " " + x.sqrt(MathContext.DECIMAL64)
            + " " + x.divideToIntegralValue(y) + " " + Arrays.toString(x.divideAndRemainder(y)) + " " + x.intValue() + " " + x.doubleValue());
        show("inexact", () -> BigDecimal.ONE.divide(new BigDecimal(3)));
        show("by zero", () -> x.divide(BigDecimal.ZERO));
        show("rounding", () -> x.setScale(1));
        for (RoundingMode m : RoundingMode.values()) if (m != RoundingMode.UNNECESSARY)
            System.out.println(m + " " + Stream.of("5.5", "2.5", "1.1", "-1.1", "-2.5", "-5.5").map(s -> new BigDecimal(s).setScale(0, m).toString()).collect(Collectors.joining(" ")));
        String[] patterns = {"#,##0.00", "0.###", "000", "#.#%", "0.00E0", "¤#,##0.00", "#,##0.00;(#,##0.00)", "'x'0", "##0.#E0", "\u2030 0"};
        for (String p : patterns) show(p, () -> {
            DecimalFormat d = new DecimalFormat(p, DecimalFormatSymbols.getInstance(Locale.US));
            return d.format(1234.567) + " " + d.format(-0.5) + " " + d.format(0) + " " + d.toPattern();
        });
        show("parse", () -> NumberFormat.getInstance(Locale.US).parse("1,234.5abc"));
        show("parse", () -> NumberFormat.getInstance(Locale.US).parse("abc"));
        show("percent", () -> NumberFormat.getPercentInstance(Locale.US).format(0.256) + " " + NumberFormat.getIntegerInstance(Locale.US).format(2.5) + " " + NumberFormat.getIntegerInstance(Locale.US).format(3.5));
        show("currency", () -> NumberFormat.getCurrencyInstance(Locale.US).format(1234.5) + " " + Currency.getInstance("EUR").getDefaultFractionDigits() + " " + Currency.getInstance(Locale.US) + " " + Currency.getInstance("JPY").getNumericCode());
        show("choice", () -> new ChoiceFormat("0#no files|1#one file|1<many files").format(5) + new ChoiceFormat("0#no files|1#one file|1<many files").format(1));
    }

    /** As long as the methods for long numbers need; bits in long runs make the estimates of a division too large. */
    static void longNumbers() {
        Random random = new Random(7);
        for (int i = 0; i < 12; i++) {
            BigInteger a = new BigInteger(2000 + 900 * i, random), b = BigInteger.ONE.shiftLeft(1100 * i + 2500).subtract(
                BigInteger.ONE.shiftLeft(i % 2 == 0 ? 1100 * i + 300 : 9)).subtract(a), product = a.multiply(b);
            BigInteger[] parts = product.add(a.abs()).divideAndRemainder(b);
            String text = product.toString();
            System.out.println(product.hashCode() + " " + a.multiply(a).hashCode() + " " + parts[0].hashCode() + " "
                + parts[1].hashCode() + " " + text.length() + " " + text.hashCode() + " " + product.toString(7).hashCode()
                + " " + new BigInteger(text).equals(product) + " " + BigInteger.TEN.pow(i * 97 + 300).negate().toString().length());
        }
    }

    static void regex() {
        String[][] cases = {{"(a+)(b*)", "aabbb ab b"}, {"(?<word>\\w+)\\s\\k<word>", "the the cat cat"}, {"\\b\\d{3}\\b", "123 4567 890"}, {"(?i)HELLO", "hello HeLLo"}, {"a.*?b", "axxbxxb"}, {"(?s)a.b", "a\nb"},
            {"^\\w+$", "one\ntwo"}, {"(?m)^\\w+$", "one\ntwo"}, {"(?=\\d)\\w", "a1b2"}, {"(?<!a)b", "ab cb"}, {"[a-z&&[^aeiou]]+", "hello world"}, {"\\p{Lu}\\p{Ll}+", "Hello World"}, {"\\p{IsGreek}+", "abc \u03b1\u03b2\u03b3"},
            {"\\p{InCyrillic}", "\u0416"}, {"[\\x41-\\x43]+", "ABCD"}, {"\\Qa.b\\E", "a.b axb"}, {"(a|ab)(c|bcd)(d*)", "abcd"}, {"x*", "xxaxx"}, {"(?>a+)ab", "aaab"}, {"a{2,3}+a", "aaa"}, {"\\R", "a\r\nb"}, {"\\h+", "a \t b"}, {"\\X", "e\u0301"}, {"(?x) a b # c", "ab"}};
        for (String[] c : cases) show(c[0], () -> {
            Matcher m = Pattern.compile(c[0]).matcher(c[1]);
            StringBuilder sb = new StringBuilder();
            while (m.find()) {
                sb.append(m.start()).append('-').append(m.end());
                for (int i = 0; i <= m.groupCount(); i++) sb.append('<').append(m.group(i)).append('>');
                sb.append(' ');
            }
            return sb;
        });
        for (String p : new String[] {"(", "[a", "a{2", "*a", "\\", "\\k<x>", "[z-a]", "(?z)", "\\p{Foo}", "a{3,2}", ")"})
            show("bad " + p, () -> Pattern.compile(p));
        show("replace", () -> "a1b22".replaceAll("(\\d+)", "<$1>") + " " + "abc".replaceAll("b*", "-") + " " + Pattern.compile("(?<n>\\d)").matcher("1 2").replaceAll("${n}!") + " " + Pattern.compile("\\d").matcher("a1b2").replaceAll(r -> "" + (Integer.parseInt(r.group()) + 1))
            + " " + Matcher.quoteReplacement("$1\\") + " " + Pattern.quote("a\\Eb"));
        show("bad group", () -> "a".replaceAll("a", "$1"));
        show("split", () -> Arrays.asList("a,b,,c,,".split(",")) + " " + Arrays.asList("a,b,,c,,".split(",", -1)) + " " + Arrays.asList("a1b2c".split("\\d", 2)) + " " + Arrays.asList(":a:b".split(":")) + " " + Arrays.asList("abc".split("")) + " " + Pattern.compile("\\s").splitAsStream("x y z").collect(Collectors.toList()));
        show("results", () -> Pattern.compile("\\w").matcher("ab").results().map(MatchResult::group).collect(Collectors.joining("+")) + " " + Pattern.compile("a").asPredicate().test("cat") + " " + Pattern.compile("a").asMatchPredicate().test("cat"));
        show("region", () -> { Matcher m = Pattern.compile("b").matcher("abab"); m.region(2, 4); m.find(); return m.start() + " " + m.hitEnd() + " " + m.lookingAt() + " " + m; });
        show("append", () -> { Matcher m = Pattern.compile("o").matcher("foo boo"); StringBuilder sb = new StringBuilder(); while (m.find()) m.appendReplacement(sb, "0"); m.appendTail(sb); return sb; });
    }

    static void others() throws Exception {
        show("message", () -> MessageFormat.format("{0} has {1,number,integer} items, {2} '{'quoted'}' {1,number,#.##} {3,choice,0#none|1#one|1<many {3}}", "cart", 1234.5, null, 3));
        show("bad message", () -> MessageFormat.format("{0", 1));
        show("parse message", () -> Arrays.toString(new MessageFormat("{0}-{1}", Locale.US).parse("a-b")));
        Scanner s = new Scanner("12 3.5 word true\nline two\n0x 7,8").useLocale(Locale.US);
        System.out.println(s.nextInt() + " " + s.nextDouble() + " " + s.next() + " " + s.nextBoolean() + "|" + s.nextLine() + "|" + s.nextLine() + "|" + s.hasNextInt() + " " + s.next() + " " + s.useDelimiter("[\\s,]+").nextInt() + " " + s.nextInt() + " " + s.hasNext());
        show("scanner", () -> new Scanner("x").nextInt());
        show("scanner", () -> new Scanner("").next());
        show("findInLine", () -> new Scanner("a=1;b=2").findInLine("(\\w)=(\\d)") + " " + new Scanner("1 2 3").tokens().count());
        StringTokenizer t = new StringTokenizer("a b;c", " ;", true);
        StringBuilder sb = new StringBuilder();
        while (t.hasMoreTokens()) sb.append('[').append(t.nextToken()).append(']');
        System.out.println(sb);
        byte[] data = "Hello, World! \u00fc".getBytes(StandardCharsets.UTF_8);
        System.out.println(Base64.getEncoder().encodeToString(data) + " " + Base64.getUrlEncoder().withoutPadding().encodeToString(new byte[] {-1, -2, -3, -4}) + " " + new String(Base64.getDecoder().decode("SGVsbG8="), StandardCharsets.UTF_8) + " "
            + Base64.getMimeEncoder(8, new byte[] {'|'}).encodeToString(data));
        show("base64", () -> Base64.getDecoder().decode("a"));
        show("base64", () -> Base64.getDecoder().decode("ab$="));
        for (String alg : new String[] {"MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512"}) System.out.println(alg + " " + HexFormat.of().formatHex(MessageDigest.getInstance(alg).digest(data)));
        show("digest", () -> MessageDigest.getInstance("NONE"));
        CRC32 c = new CRC32();
        c.update(data);
        Adler32 ad = new Adler32();
        ad.update(data);
        System.out.println(c.getValue() + " " + ad.getValue() + " " + UUID.nameUUIDFromBytes(data) + " " + new UUID(1, 2) + " " + UUID.fromString("0-1-2-3-4").version());
        System.out.println("  a b ".strip() + "|" + " ".isBlank() + "|" + "ab".repeat(3) + "|" + "a\nb\r\nc".lines().count() + "|" + "%s".formatted(1) + "|" + "Abc".chars().sum() + "|" + "a\\tb".translateEscapes() + "|" + "  x\n y".stripIndent()
            + "|" + "x".indent(2).length() + "|" + String.join("-", List.of("a", "b")) + "|" + "hello".indexOf("l", 3) + "|" + "a-b".compareToIgnoreCase("A-C") + "|" + "stra\u00dfe".toUpperCase() + "|" + "\u0130".toLowerCase().length() + "|" + "ABC".regionMatches(true, 1, "xbc", 1, 2));
        show("substring", () -> "abc".substring(2, 1));
        show("charAt", () -> "abc".charAt(3));
        show("sb", () -> new StringBuilder("hello").insert(2, 1.5f).reverse().deleteCharAt(0).replace(0, 2, "XY").append(new char[] {'a'}).indexOf("a"));
        show("sb", () -> new StringBuilder("abc").delete(4, 5));
        System.out.println(Character.getNumericValue('z') + " " + Character.isLetter('\u00e9') + " " + Character.getType('A') + " " + Character.isJavaIdentifierStart('$') + " " + Character.toChars(0x1F600).length + " " + Character.UnicodeBlock.of('\u0416')
            + " " + Character.UnicodeScript.of('\u03b1') + " " + Character.isWhitespace('\u00a0') + " " + Character.isSpaceChar('\u00a0') + " " + Character.digit('f', 16) + " " + Character.forDigit(11, 16) + " " + Character.toTitleCase('\u01c6') + " " + Character.isMirrored('(') + " " + Character.getDirectionality('a'));
        Locale l = Locale.forLanguageTag("de-DE");
        System.out.println(l + " " + l.getLanguage() + " " + l.toLanguageTag() + " " + new Locale("en", "US").getDisplayCountry(Locale.US) + " " + Locale.FRANCE.getISO3Country() + " " + new Locale.Builder().setLanguage("sr").setScript("Latn").setRegion("RS").build() + " " + Locale.ROOT.toString().isEmpty());
        System.out.println(new StringJoiner(", ", "{", "}").add("a").add("b") + " " + new StringJoiner(",").setEmptyValue("none") + " " + Objects.hash(1, "a", null) + " " + Arrays.deepToString(new int[][] {{1}, {2, 3}}) + " " + Objects.requireNonNullElse(null, "x"));
        Properties p = new Properties();
        p.load(new java.io.StringReader("# c\na=1\nb : two \\\n  lines\nc\\ d=\\u0041\n! x\ne"));
        System.out.println(new TreeMap<>(p));
    }

    static void refusedFormats() {
        show("index 0", () -> { try { return String.format("%0$d", 1); } catch (IllegalFormatException e) { return e.getClass().getSimpleName() + " " + e.getMessage(); } });
        show("hour of a date", () -> { try { return String.format("%tH", java.time.LocalDate.EPOCH); } catch (IllegalFormatConversionException e) { return e.getMessage(); } });
        show("month of a time", () -> { try { return String.format("%tD", java.time.LocalTime.NOON); } catch (IllegalFormatConversionException e) { return e.getMessage(); } });
        show("flag of a year", () -> { try { return String.format("%#tY", 1L); } catch (FormatFlagsConversionMismatchException e) { return e.getMessage(); } });
        show("no text", () -> String.format("%s", new Object() { public String toString() { return null; } }));
        show("seconds", () -> String.format("%ts %ts", -1L, Long.MIN_VALUE));
    }

    /** A source that is read only as far as is needed. */
    static class Sparing implements Readable {
        private final String[] parts;
        int given;

        Sparing(String... parts) {
            this.parts = parts;
        }

        public int read(java.nio.CharBuffer to) {
            if (given == parts.length) return -1;
            to.put(parts[given]);
            return parts[given++].length();
        }
    }

    static void scanning() {
        show("by characters", () -> {
            Scanner s = new Scanner("ab c").useDelimiter("");
            return s.next() + "|" + s.next() + "|" + s.next() + "|" + s.next() + s.hasNext();
        });
        show("radix", () -> new Scanner("1").nextInt(99));
        show("has radix", () -> new Scanner("1").hasNextLong(1));
        show("German", () -> new Scanner("1.234,5").useLocale(Locale.GERMANY).nextDouble());
        show("German integer", () -> new Scanner("1.234").useLocale(Locale.GERMANY).nextInt());
        show("French", () -> new Scanner("1,5").useLocale(Locale.FRANCE).nextBigDecimal());
        show("English", () -> new Scanner("1.234,5").useLocale(Locale.US).hasNextDouble());
        show("tokens as they are asked for", () -> {
            Sparing from = new Sparing("a b ", "c d ", "e f ");
            return new Scanner(from).tokens().findFirst().get() + from.given;
        });
        show("finds as they are asked for", () -> {
            Sparing from = new Sparing("a1b ", "c2d ", "e3f ");
            return new Scanner(from).findAll("[0-9]").map(m -> m.group()).findFirst().get() + from.given;
        });
        show("tokens behind a next", () -> {
            Scanner s = new Scanner("a b c");
            java.util.stream.Stream<String> rest = s.tokens();
            return s.next() + rest.collect(java.util.stream.Collectors.toList());
        });
        show("empty finds", () -> new Scanner("abc").findAll("").map(m -> m.start()).collect(java.util.stream.Collectors.toList()));
    }

    public static void main(String[] args) throws Exception {
        formatter();
        numbers();
        longNumbers();
        regex();
        others();
        refusedFormats();
        scanning();
    }
}
