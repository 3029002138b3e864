package java.lang;

import java.io.Serializable;
import java.lang.constant.Constable;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.util.Optional;

/**
 * The box of a char, and all questions about characters. Properties and simple case mappings come from a table in the
 * VM (bits and the other natives are intrinsics), which knows every code point.
 */
public final class Character implements Serializable, Comparable<Character>, Constable {
    private static final long serialVersionUID = 3786198910865385080L;
    public static final int MIN_RADIX = 2;
    public static final int MAX_RADIX = 36;
    public static final char MIN_VALUE = '\u0000';
    public static final char MAX_VALUE = '\uFFFF';
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    public static final char MIN_HIGH_SURROGATE = '\uD800';
    public static final char MAX_HIGH_SURROGATE = '\uDBFF';
    public static final char MIN_LOW_SURROGATE = '\uDC00';
    public static final char MAX_LOW_SURROGATE = '\uDFFF';
    public static final char MIN_SURROGATE = MIN_HIGH_SURROGATE;
    public static final char MAX_SURROGATE = MAX_LOW_SURROGATE;
    public static final int MIN_SUPPLEMENTARY_CODE_POINT = 0x010000;
    public static final int MIN_CODE_POINT = 0x000000;
    public static final int MAX_CODE_POINT = 0x10FFFF;

    // General categories
    public static final byte UNASSIGNED = 0;
    public static final byte UPPERCASE_LETTER = 1;
    public static final byte LOWERCASE_LETTER = 2;
    public static final byte TITLECASE_LETTER = 3;
    public static final byte MODIFIER_LETTER = 4;
    public static final byte OTHER_LETTER = 5;
    public static final byte NON_SPACING_MARK = 6;
    public static final byte ENCLOSING_MARK = 7;
    public static final byte COMBINING_SPACING_MARK = 8;
    public static final byte DECIMAL_DIGIT_NUMBER = 9;
    public static final byte LETTER_NUMBER = 10;
    public static final byte OTHER_NUMBER = 11;
    public static final byte SPACE_SEPARATOR = 12;
    public static final byte LINE_SEPARATOR = 13;
    public static final byte PARAGRAPH_SEPARATOR = 14;
    public static final byte CONTROL = 15;
    public static final byte FORMAT = 16;
    public static final byte PRIVATE_USE = 18;
    public static final byte SURROGATE = 19;
    public static final byte DASH_PUNCTUATION = 20;
    public static final byte START_PUNCTUATION = 21;
    public static final byte END_PUNCTUATION = 22;
    public static final byte CONNECTOR_PUNCTUATION = 23;
    public static final byte OTHER_PUNCTUATION = 24;
    public static final byte MATH_SYMBOL = 25;
    public static final byte CURRENCY_SYMBOL = 26;
    public static final byte MODIFIER_SYMBOL = 27;
    public static final byte OTHER_SYMBOL = 28;
    public static final byte INITIAL_QUOTE_PUNCTUATION = 29;
    public static final byte FINAL_QUOTE_PUNCTUATION = 30;

    // Directions of writing
    public static final byte DIRECTIONALITY_UNDEFINED = -1;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT = 0;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT = 1;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC = 2;
    public static final byte DIRECTIONALITY_EUROPEAN_NUMBER = 3;
    public static final byte DIRECTIONALITY_EUROPEAN_NUMBER_SEPARATOR = 4;
    public static final byte DIRECTIONALITY_EUROPEAN_NUMBER_TERMINATOR = 5;
    public static final byte DIRECTIONALITY_ARABIC_NUMBER = 6;
    public static final byte DIRECTIONALITY_COMMON_NUMBER_SEPARATOR = 7;
    public static final byte DIRECTIONALITY_NONSPACING_MARK = 8;
    public static final byte DIRECTIONALITY_BOUNDARY_NEUTRAL = 9;
    public static final byte DIRECTIONALITY_PARAGRAPH_SEPARATOR = 10;
    public static final byte DIRECTIONALITY_SEGMENT_SEPARATOR = 11;
    public static final byte DIRECTIONALITY_WHITESPACE = 12;
    public static final byte DIRECTIONALITY_OTHER_NEUTRALS = 13;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING = 14;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE = 15;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING = 16;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE = 17;
    public static final byte DIRECTIONALITY_POP_DIRECTIONAL_FORMAT = 18;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE = 19;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE = 20;
    public static final byte DIRECTIONALITY_FIRST_STRONG_ISOLATE = 21;
    public static final byte DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE = 22;

    private static final int LETTERS = 1 << UPPERCASE_LETTER | 1 << LOWERCASE_LETTER | 1 << TITLECASE_LETTER
            | 1 << MODIFIER_LETTER | 1 << OTHER_LETTER;
    private static final int SPACES = 1 << SPACE_SEPARATOR | 1 << LINE_SEPARATOR | 1 << PARAGRAPH_SEPARATOR;

    public static final Class<Character> TYPE = (Class<Character>) Class.getPrimitiveClass('C');

    private final char value;

    @Deprecated(since = "9", forRemoval = true)
    public Character(char value) {
        this.value = value;
    }

    private static final class Cache {
        static final Character[] SMALL = new Character[128];

        static {
            for (int i = 0; i < SMALL.length; i++) {
                SMALL[i] = new Character((char) i);
            }
        }
    }

    public static Character valueOf(char c) {
        return c < 128 ? Cache.SMALL[c] : new Character(c);
    }

    public char charValue() {
        return value;
    }

    @Override
    public int hashCode() {
        return value;
    }

    public static int hashCode(char value) {
        return value;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Character && ((Character) obj).value == value;
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(char c) {
        return String.valueOf(c);
    }

    public static String toString(int codePoint) {
        return new String(toChars(codePoint), true);
    }

    @Override
    public int compareTo(Character anotherCharacter) {
        return value - anotherCharacter.value;
    }

    public static int compare(char x, char y) {
        return x - y;
    }

    public static char reverseBytes(char ch) {
        return (char) (ch << 8 | ch >> 8);
    }

    // Code points and surrogates

    public static boolean isValidCodePoint(int codePoint) {
        return codePoint >= 0 && codePoint <= MAX_CODE_POINT;
    }

    public static boolean isBmpCodePoint(int codePoint) {
        return codePoint >>> 16 == 0;
    }

    public static boolean isSupplementaryCodePoint(int codePoint) {
        return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT && codePoint <= MAX_CODE_POINT;
    }

    public static boolean isHighSurrogate(char ch) {
        return ch >= MIN_HIGH_SURROGATE && ch <= MAX_HIGH_SURROGATE;
    }

    public static boolean isLowSurrogate(char ch) {
        return ch >= MIN_LOW_SURROGATE && ch <= MAX_LOW_SURROGATE;
    }

    public static boolean isSurrogate(char ch) {
        return ch >= MIN_SURROGATE && ch <= MAX_SURROGATE;
    }

    public static boolean isSurrogatePair(char high, char low) {
        return isHighSurrogate(high) && isLowSurrogate(low);
    }

    public static int charCount(int codePoint) {
        return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT ? 2 : 1;
    }

    public static int toCodePoint(char high, char low) {
        return (high << 10) + low + (MIN_SUPPLEMENTARY_CODE_POINT - (MIN_HIGH_SURROGATE << 10) - MIN_LOW_SURROGATE);
    }

    public static char highSurrogate(int codePoint) {
        return (char) ((codePoint >>> 10) + (MIN_HIGH_SURROGATE - (MIN_SUPPLEMENTARY_CODE_POINT >>> 10)));
    }

    public static char lowSurrogate(int codePoint) {
        return (char) ((codePoint & 0x3ff) + MIN_LOW_SURROGATE);
    }

    public static int codePointAt(CharSequence seq, int index) {
        char a = seq.charAt(index);
        if (isHighSurrogate(a) && index + 1 < seq.length()) {
            char b = seq.charAt(index + 1);
            if (isLowSurrogate(b)) {
                return toCodePoint(a, b);
            }
        }
        return a;
    }

    public static int codePointAt(char[] a, int index) {
        return codePointAtImpl(a, index, a.length);
    }

    public static int codePointAt(char[] a, int index, int limit) {
        if (index >= limit || index < 0 || limit > a.length) {
            throw new IndexOutOfBoundsException();
        }
        return codePointAtImpl(a, index, limit);
    }

    static int codePointAtImpl(char[] a, int index, int limit) {
        char c = a[index];
        if (isHighSurrogate(c) && index + 1 < limit && isLowSurrogate(a[index + 1])) {
            return toCodePoint(c, a[index + 1]);
        }
        return c;
    }

    public static int codePointBefore(CharSequence seq, int index) {
        char b = seq.charAt(index - 1);
        if (isLowSurrogate(b) && index >= 2) {
            char a = seq.charAt(index - 2);
            if (isHighSurrogate(a)) {
                return toCodePoint(a, b);
            }
        }
        return b;
    }

    public static int codePointBefore(char[] a, int index) {
        return codePointBeforeImpl(a, index, 0);
    }

    public static int codePointBefore(char[] a, int index, int start) {
        if (index <= start || start < 0 || index > a.length) {
            throw new IndexOutOfBoundsException();
        }
        return codePointBeforeImpl(a, index, start);
    }

    static int codePointBeforeImpl(char[] a, int index, int start) {
        char c = a[index - 1];
        if (isLowSurrogate(c) && index - 2 >= start && isHighSurrogate(a[index - 2])) {
            return toCodePoint(a[index - 2], c);
        }
        return c;
    }

    public static int toChars(int codePoint, char[] dst, int dstIndex) {
        if (codePoint >>> 16 == 0) {
            dst[dstIndex] = (char) codePoint;
            return 1;
        }
        checkCodePoint(codePoint);
        dst[dstIndex + 1] = lowSurrogate(codePoint);
        dst[dstIndex] = highSurrogate(codePoint);
        return 2;
    }

    public static char[] toChars(int codePoint) {
        if (codePoint >>> 16 == 0) {
            return new char[] {(char) codePoint};
        }
        checkCodePoint(codePoint);
        return new char[] {highSurrogate(codePoint), lowSurrogate(codePoint)};
    }

    private static void checkCodePoint(int codePoint) {
        if (!isValidCodePoint(codePoint)) {
            throw new IllegalArgumentException("Not a valid Unicode code point: 0x"
                    + Integer.toHexString(codePoint).toUpperCase());
        }
    }

    public static int codePointCount(CharSequence seq, int beginIndex, int endIndex) {
        if (beginIndex < 0 || endIndex > seq.length() || beginIndex > endIndex) {
            throw new IndexOutOfBoundsException();
        }
        int n = endIndex - beginIndex;
        for (int i = beginIndex; i < endIndex - 1; i++) {
            if (isHighSurrogate(seq.charAt(i)) && isLowSurrogate(seq.charAt(i + 1))) {
                n--;
                i++;
            }
        }
        return n;
    }

    public static int codePointCount(char[] a, int offset, int count) {
        if (count > a.length - offset || offset < 0 || count < 0) {
            throw new IndexOutOfBoundsException();
        }
        return codePointCountImpl(a, offset, count);
    }

    static int codePointCountImpl(char[] a, int offset, int count) {
        int n = count;
        int last = offset + count - 1;
        for (int i = offset; i < last; i++) {
            if (isHighSurrogate(a[i]) && isLowSurrogate(a[i + 1])) {
                n--;
                i++;
            }
        }
        return n;
    }

    public static int offsetByCodePoints(CharSequence seq, int index, int codePointOffset) {
        if (index < 0 || index > seq.length()) {
            throw new IndexOutOfBoundsException();
        }
        char[] a = seq.toString().toCharArray();
        return offsetByCodePointsImpl(a, 0, a.length, index, codePointOffset);
    }

    public static int offsetByCodePoints(char[] a, int start, int count, int index, int codePointOffset) {
        if (count > a.length - start || start < 0 || count < 0 || index < start || index > start + count) {
            throw new IndexOutOfBoundsException();
        }
        return offsetByCodePointsImpl(a, start, count, index, codePointOffset);
    }

    static int offsetByCodePointsImpl(char[] a, int start, int count, int index, int codePointOffset) {
        int x = index;
        int end = start + count;
        for (int left = codePointOffset; left > 0; left--) {
            if (x >= end) {
                throw new IndexOutOfBoundsException();
            }
            x += charCount(codePointAtImpl(a, x, end));
        }
        for (int left = codePointOffset; left < 0; left++) {
            if (x <= start) {
                throw new IndexOutOfBoundsException();
            }
            x -= charCount(codePointBeforeImpl(a, x, start));
        }
        return x;
    }

    // Properties: natives look the code point up; vm/unicode.h has a picture of the word that bits answers.

    private static native int bits(int codePoint);

    public static native int toLowerCase(int codePoint);

    public static native int toUpperCase(int codePoint);

    public static native int toTitleCase(int codePoint);

    private static native int digitOf(int codePoint);

    public static native int getNumericValue(int codePoint);

    public static char toLowerCase(char ch) {
        return (char) toLowerCase((int) ch);
    }

    public static char toUpperCase(char ch) {
        return (char) toUpperCase((int) ch);
    }

    public static char toTitleCase(char ch) {
        return (char) toTitleCase((int) ch);
    }

    public static int getNumericValue(char ch) {
        return getNumericValue((int) ch);
    }

    public static int digit(char ch, int radix) {
        return digit((int) ch, radix);
    }

    public static int digit(int codePoint, int radix) {
        if (radix < MIN_RADIX || radix > MAX_RADIX) {
            return -1;
        }
        int d = digitOf(codePoint);
        return d < radix ? d : -1;
    }

    public static char forDigit(int digit, int radix) {
        if (digit >= radix || digit < 0 || radix < MIN_RADIX || radix > MAX_RADIX) {
            return '\0';
        }
        return (char) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
    }

    public static int getType(char ch) {
        return bits(ch) & 31;
    }

    public static int getType(int codePoint) {
        return bits(codePoint) & 31;
    }

    public static byte getDirectionality(char ch) {
        return getDirectionality((int) ch);
    }

    public static byte getDirectionality(int codePoint) {
        return (byte) ((bits(codePoint) >> 5 & 31) - 1);
    }

    public static boolean isDefined(char ch) {
        return getType((int) ch) != UNASSIGNED;
    }

    public static boolean isDefined(int codePoint) {
        return getType(codePoint) != UNASSIGNED;
    }

    public static boolean isISOControl(char ch) {
        return isISOControl((int) ch);
    }

    public static boolean isISOControl(int codePoint) {
        return codePoint <= 0x9f && (codePoint >= 0x7f || codePoint >>> 5 == 0);
    }

    public static boolean isAlphabetic(int codePoint) {
        return (bits(codePoint) & 1 << 17) != 0;
    }

    public static boolean isIdeographic(int codePoint) {
        return (bits(codePoint) & 1 << 18) != 0;
    }

    @Deprecated(since = "1.1")
    public static boolean isSpace(char ch) {
        return ch == ' ' || ch >= '\t' && ch <= '\r' && ch != 0x0b;
    }

    @Deprecated(since = "1.1")
    public static boolean isJavaLetter(char ch) {
        return isJavaIdentifierStart(ch);
    }

    @Deprecated(since = "1.1")
    public static boolean isJavaLetterOrDigit(char ch) {
        return isJavaIdentifierPart(ch);
    }

    public static boolean isLetter(char ch) {
        return ((LETTERS) >> (bits(ch) & 31) & 1) != 0;
    }

    public static boolean isLetter(int codePoint) {
        return ((LETTERS) >> (bits(codePoint) & 31) & 1) != 0;
    }

    public static boolean isLetterOrDigit(char ch) {
        return ((LETTERS | 1 << DECIMAL_DIGIT_NUMBER) >> (bits(ch) & 31) & 1) != 0;
    }

    public static boolean isLetterOrDigit(int codePoint) {
        return ((LETTERS | 1 << DECIMAL_DIGIT_NUMBER) >> (bits(codePoint) & 31) & 1) != 0;
    }

    public static boolean isSpaceChar(char ch) {
        return ((SPACES) >> (bits(ch) & 31) & 1) != 0;
    }

    public static boolean isSpaceChar(int codePoint) {
        return ((SPACES) >> (bits(codePoint) & 31) & 1) != 0;
    }

    public static boolean isDigit(char ch) {
        return (bits(ch) & 31) == DECIMAL_DIGIT_NUMBER;
    }

    public static boolean isDigit(int codePoint) {
        return (bits(codePoint) & 31) == DECIMAL_DIGIT_NUMBER;
    }

    public static boolean isTitleCase(char ch) {
        return (bits(ch) & 31) == TITLECASE_LETTER;
    }

    public static boolean isTitleCase(int codePoint) {
        return (bits(codePoint) & 31) == TITLECASE_LETTER;
    }

    public static boolean isJavaIdentifierStart(char ch) {
        return (bits(ch) & 1 << 11) != 0;
    }

    public static boolean isJavaIdentifierStart(int codePoint) {
        return (bits(codePoint) & 1 << 11) != 0;
    }

    public static boolean isJavaIdentifierPart(char ch) {
        return (bits(ch) & 1 << 12) != 0;
    }

    public static boolean isJavaIdentifierPart(int codePoint) {
        return (bits(codePoint) & 1 << 12) != 0;
    }

    public static boolean isUnicodeIdentifierStart(char ch) {
        return (bits(ch) & 1 << 13) != 0;
    }

    public static boolean isUnicodeIdentifierStart(int codePoint) {
        return (bits(codePoint) & 1 << 13) != 0;
    }

    public static boolean isUnicodeIdentifierPart(char ch) {
        return (bits(ch) & 1 << 14) != 0;
    }

    public static boolean isUnicodeIdentifierPart(int codePoint) {
        return (bits(codePoint) & 1 << 14) != 0;
    }

    public static boolean isIdentifierIgnorable(char ch) {
        return (bits(ch) & 1 << 15) != 0;
    }

    public static boolean isIdentifierIgnorable(int codePoint) {
        return (bits(codePoint) & 1 << 15) != 0;
    }

    public static boolean isWhitespace(char ch) {
        return (bits(ch) & 1 << 16) != 0;
    }

    public static boolean isWhitespace(int codePoint) {
        return (bits(codePoint) & 1 << 16) != 0;
    }

    public static boolean isLowerCase(char ch) {
        return (bits(ch) & 1 << 19) != 0;
    }

    public static boolean isLowerCase(int codePoint) {
        return (bits(codePoint) & 1 << 19) != 0;
    }

    public static boolean isUpperCase(char ch) {
        return (bits(ch) & 1 << 20) != 0;
    }

    public static boolean isUpperCase(int codePoint) {
        return (bits(codePoint) & 1 << 20) != 0;
    }

    public static boolean isMirrored(char ch) {
        return (bits(ch) & 1 << 10) != 0;
    }

    public static boolean isMirrored(int codePoint) {
        return (bits(codePoint) & 1 << 10) != 0;
    }

    /** A named set of characters. */
    public static class Subset {
        private final String name;

        protected Subset(String name) {
            if (name == null) {
                throw new NullPointerException("name");
            }
            this.name = name;
        }

        @Override
        public final boolean equals(Object obj) {
            return this == obj;
        }

        @Override
        public final int hashCode() {
            return super.hashCode();
        }

        @Override
        public final String toString() {
            return name;
        }
    }

    /** A block of characters. The constants stand in the order of their code points. */
    public static final class UnicodeBlock extends Subset {
        private static final java.util.ArrayList<UnicodeBlock> ALL = new java.util.ArrayList<>();

        public static final UnicodeBlock BASIC_LATIN = new UnicodeBlock("BASIC_LATIN");
        public static final UnicodeBlock LATIN_1_SUPPLEMENT = new UnicodeBlock("LATIN_1_SUPPLEMENT");
        public static final UnicodeBlock LATIN_EXTENDED_A = new UnicodeBlock("LATIN_EXTENDED_A");
        public static final UnicodeBlock LATIN_EXTENDED_B = new UnicodeBlock("LATIN_EXTENDED_B");
        public static final UnicodeBlock IPA_EXTENSIONS = new UnicodeBlock("IPA_EXTENSIONS");
        public static final UnicodeBlock SPACING_MODIFIER_LETTERS = new UnicodeBlock("SPACING_MODIFIER_LETTERS");
        public static final UnicodeBlock COMBINING_DIACRITICAL_MARKS = new UnicodeBlock("COMBINING_DIACRITICAL_MARKS");
        public static final UnicodeBlock GREEK = new UnicodeBlock("GREEK");
        public static final UnicodeBlock CYRILLIC = new UnicodeBlock("CYRILLIC");
        public static final UnicodeBlock CYRILLIC_SUPPLEMENTARY = new UnicodeBlock("CYRILLIC_SUPPLEMENTARY");
        public static final UnicodeBlock ARMENIAN = new UnicodeBlock("ARMENIAN");
        public static final UnicodeBlock HEBREW = new UnicodeBlock("HEBREW");
        public static final UnicodeBlock ARABIC = new UnicodeBlock("ARABIC");
        public static final UnicodeBlock SYRIAC = new UnicodeBlock("SYRIAC");
        public static final UnicodeBlock ARABIC_SUPPLEMENT = new UnicodeBlock("ARABIC_SUPPLEMENT");
        public static final UnicodeBlock THAANA = new UnicodeBlock("THAANA");
        public static final UnicodeBlock NKO = new UnicodeBlock("NKO");
        public static final UnicodeBlock SAMARITAN = new UnicodeBlock("SAMARITAN");
        public static final UnicodeBlock MANDAIC = new UnicodeBlock("MANDAIC");
        public static final UnicodeBlock SYRIAC_SUPPLEMENT = new UnicodeBlock("SYRIAC_SUPPLEMENT");
        public static final UnicodeBlock ARABIC_EXTENDED_A = new UnicodeBlock("ARABIC_EXTENDED_A");
        public static final UnicodeBlock DEVANAGARI = new UnicodeBlock("DEVANAGARI");
        public static final UnicodeBlock BENGALI = new UnicodeBlock("BENGALI");
        public static final UnicodeBlock GURMUKHI = new UnicodeBlock("GURMUKHI");
        public static final UnicodeBlock GUJARATI = new UnicodeBlock("GUJARATI");
        public static final UnicodeBlock ORIYA = new UnicodeBlock("ORIYA");
        public static final UnicodeBlock TAMIL = new UnicodeBlock("TAMIL");
        public static final UnicodeBlock TELUGU = new UnicodeBlock("TELUGU");
        public static final UnicodeBlock KANNADA = new UnicodeBlock("KANNADA");
        public static final UnicodeBlock MALAYALAM = new UnicodeBlock("MALAYALAM");
        public static final UnicodeBlock SINHALA = new UnicodeBlock("SINHALA");
        public static final UnicodeBlock THAI = new UnicodeBlock("THAI");
        public static final UnicodeBlock LAO = new UnicodeBlock("LAO");
        public static final UnicodeBlock TIBETAN = new UnicodeBlock("TIBETAN");
        public static final UnicodeBlock MYANMAR = new UnicodeBlock("MYANMAR");
        public static final UnicodeBlock GEORGIAN = new UnicodeBlock("GEORGIAN");
        public static final UnicodeBlock HANGUL_JAMO = new UnicodeBlock("HANGUL_JAMO");
        public static final UnicodeBlock ETHIOPIC = new UnicodeBlock("ETHIOPIC");
        public static final UnicodeBlock ETHIOPIC_SUPPLEMENT = new UnicodeBlock("ETHIOPIC_SUPPLEMENT");
        public static final UnicodeBlock CHEROKEE = new UnicodeBlock("CHEROKEE");
        public static final UnicodeBlock UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS = new UnicodeBlock("UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS");
        public static final UnicodeBlock OGHAM = new UnicodeBlock("OGHAM");
        public static final UnicodeBlock RUNIC = new UnicodeBlock("RUNIC");
        public static final UnicodeBlock TAGALOG = new UnicodeBlock("TAGALOG");
        public static final UnicodeBlock HANUNOO = new UnicodeBlock("HANUNOO");
        public static final UnicodeBlock BUHID = new UnicodeBlock("BUHID");
        public static final UnicodeBlock TAGBANWA = new UnicodeBlock("TAGBANWA");
        public static final UnicodeBlock KHMER = new UnicodeBlock("KHMER");
        public static final UnicodeBlock MONGOLIAN = new UnicodeBlock("MONGOLIAN");
        public static final UnicodeBlock UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED = new UnicodeBlock("UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED");
        public static final UnicodeBlock LIMBU = new UnicodeBlock("LIMBU");
        public static final UnicodeBlock TAI_LE = new UnicodeBlock("TAI_LE");
        public static final UnicodeBlock NEW_TAI_LUE = new UnicodeBlock("NEW_TAI_LUE");
        public static final UnicodeBlock KHMER_SYMBOLS = new UnicodeBlock("KHMER_SYMBOLS");
        public static final UnicodeBlock BUGINESE = new UnicodeBlock("BUGINESE");
        public static final UnicodeBlock TAI_THAM = new UnicodeBlock("TAI_THAM");
        public static final UnicodeBlock COMBINING_DIACRITICAL_MARKS_EXTENDED = new UnicodeBlock("COMBINING_DIACRITICAL_MARKS_EXTENDED");
        public static final UnicodeBlock BALINESE = new UnicodeBlock("BALINESE");
        public static final UnicodeBlock SUNDANESE = new UnicodeBlock("SUNDANESE");
        public static final UnicodeBlock BATAK = new UnicodeBlock("BATAK");
        public static final UnicodeBlock LEPCHA = new UnicodeBlock("LEPCHA");
        public static final UnicodeBlock OL_CHIKI = new UnicodeBlock("OL_CHIKI");
        public static final UnicodeBlock CYRILLIC_EXTENDED_C = new UnicodeBlock("CYRILLIC_EXTENDED_C");
        public static final UnicodeBlock GEORGIAN_EXTENDED = new UnicodeBlock("GEORGIAN_EXTENDED");
        public static final UnicodeBlock SUNDANESE_SUPPLEMENT = new UnicodeBlock("SUNDANESE_SUPPLEMENT");
        public static final UnicodeBlock VEDIC_EXTENSIONS = new UnicodeBlock("VEDIC_EXTENSIONS");
        public static final UnicodeBlock PHONETIC_EXTENSIONS = new UnicodeBlock("PHONETIC_EXTENSIONS");
        public static final UnicodeBlock PHONETIC_EXTENSIONS_SUPPLEMENT = new UnicodeBlock("PHONETIC_EXTENSIONS_SUPPLEMENT");
        public static final UnicodeBlock COMBINING_DIACRITICAL_MARKS_SUPPLEMENT = new UnicodeBlock("COMBINING_DIACRITICAL_MARKS_SUPPLEMENT");
        public static final UnicodeBlock LATIN_EXTENDED_ADDITIONAL = new UnicodeBlock("LATIN_EXTENDED_ADDITIONAL");
        public static final UnicodeBlock GREEK_EXTENDED = new UnicodeBlock("GREEK_EXTENDED");
        public static final UnicodeBlock GENERAL_PUNCTUATION = new UnicodeBlock("GENERAL_PUNCTUATION");
        public static final UnicodeBlock SUPERSCRIPTS_AND_SUBSCRIPTS = new UnicodeBlock("SUPERSCRIPTS_AND_SUBSCRIPTS");
        public static final UnicodeBlock CURRENCY_SYMBOLS = new UnicodeBlock("CURRENCY_SYMBOLS");
        public static final UnicodeBlock COMBINING_MARKS_FOR_SYMBOLS = new UnicodeBlock("COMBINING_MARKS_FOR_SYMBOLS");
        public static final UnicodeBlock LETTERLIKE_SYMBOLS = new UnicodeBlock("LETTERLIKE_SYMBOLS");
        public static final UnicodeBlock NUMBER_FORMS = new UnicodeBlock("NUMBER_FORMS");
        public static final UnicodeBlock ARROWS = new UnicodeBlock("ARROWS");
        public static final UnicodeBlock MATHEMATICAL_OPERATORS = new UnicodeBlock("MATHEMATICAL_OPERATORS");
        public static final UnicodeBlock MISCELLANEOUS_TECHNICAL = new UnicodeBlock("MISCELLANEOUS_TECHNICAL");
        public static final UnicodeBlock CONTROL_PICTURES = new UnicodeBlock("CONTROL_PICTURES");
        public static final UnicodeBlock OPTICAL_CHARACTER_RECOGNITION = new UnicodeBlock("OPTICAL_CHARACTER_RECOGNITION");
        public static final UnicodeBlock ENCLOSED_ALPHANUMERICS = new UnicodeBlock("ENCLOSED_ALPHANUMERICS");
        public static final UnicodeBlock BOX_DRAWING = new UnicodeBlock("BOX_DRAWING");
        public static final UnicodeBlock BLOCK_ELEMENTS = new UnicodeBlock("BLOCK_ELEMENTS");
        public static final UnicodeBlock GEOMETRIC_SHAPES = new UnicodeBlock("GEOMETRIC_SHAPES");
        public static final UnicodeBlock MISCELLANEOUS_SYMBOLS = new UnicodeBlock("MISCELLANEOUS_SYMBOLS");
        public static final UnicodeBlock DINGBATS = new UnicodeBlock("DINGBATS");
        public static final UnicodeBlock MISCELLANEOUS_MATHEMATICAL_SYMBOLS_A = new UnicodeBlock("MISCELLANEOUS_MATHEMATICAL_SYMBOLS_A");
        public static final UnicodeBlock SUPPLEMENTAL_ARROWS_A = new UnicodeBlock("SUPPLEMENTAL_ARROWS_A");
        public static final UnicodeBlock BRAILLE_PATTERNS = new UnicodeBlock("BRAILLE_PATTERNS");
        public static final UnicodeBlock SUPPLEMENTAL_ARROWS_B = new UnicodeBlock("SUPPLEMENTAL_ARROWS_B");
        public static final UnicodeBlock MISCELLANEOUS_MATHEMATICAL_SYMBOLS_B = new UnicodeBlock("MISCELLANEOUS_MATHEMATICAL_SYMBOLS_B");
        public static final UnicodeBlock SUPPLEMENTAL_MATHEMATICAL_OPERATORS = new UnicodeBlock("SUPPLEMENTAL_MATHEMATICAL_OPERATORS");
        public static final UnicodeBlock MISCELLANEOUS_SYMBOLS_AND_ARROWS = new UnicodeBlock("MISCELLANEOUS_SYMBOLS_AND_ARROWS");
        public static final UnicodeBlock GLAGOLITIC = new UnicodeBlock("GLAGOLITIC");
        public static final UnicodeBlock LATIN_EXTENDED_C = new UnicodeBlock("LATIN_EXTENDED_C");
        public static final UnicodeBlock COPTIC = new UnicodeBlock("COPTIC");
        public static final UnicodeBlock GEORGIAN_SUPPLEMENT = new UnicodeBlock("GEORGIAN_SUPPLEMENT");
        public static final UnicodeBlock TIFINAGH = new UnicodeBlock("TIFINAGH");
        public static final UnicodeBlock ETHIOPIC_EXTENDED = new UnicodeBlock("ETHIOPIC_EXTENDED");
        public static final UnicodeBlock CYRILLIC_EXTENDED_A = new UnicodeBlock("CYRILLIC_EXTENDED_A");
        public static final UnicodeBlock SUPPLEMENTAL_PUNCTUATION = new UnicodeBlock("SUPPLEMENTAL_PUNCTUATION");
        public static final UnicodeBlock CJK_RADICALS_SUPPLEMENT = new UnicodeBlock("CJK_RADICALS_SUPPLEMENT");
        public static final UnicodeBlock KANGXI_RADICALS = new UnicodeBlock("KANGXI_RADICALS");
        public static final UnicodeBlock IDEOGRAPHIC_DESCRIPTION_CHARACTERS = new UnicodeBlock("IDEOGRAPHIC_DESCRIPTION_CHARACTERS");
        public static final UnicodeBlock CJK_SYMBOLS_AND_PUNCTUATION = new UnicodeBlock("CJK_SYMBOLS_AND_PUNCTUATION");
        public static final UnicodeBlock HIRAGANA = new UnicodeBlock("HIRAGANA");
        public static final UnicodeBlock KATAKANA = new UnicodeBlock("KATAKANA");
        public static final UnicodeBlock BOPOMOFO = new UnicodeBlock("BOPOMOFO");
        public static final UnicodeBlock HANGUL_COMPATIBILITY_JAMO = new UnicodeBlock("HANGUL_COMPATIBILITY_JAMO");
        public static final UnicodeBlock KANBUN = new UnicodeBlock("KANBUN");
        public static final UnicodeBlock BOPOMOFO_EXTENDED = new UnicodeBlock("BOPOMOFO_EXTENDED");
        public static final UnicodeBlock CJK_STROKES = new UnicodeBlock("CJK_STROKES");
        public static final UnicodeBlock KATAKANA_PHONETIC_EXTENSIONS = new UnicodeBlock("KATAKANA_PHONETIC_EXTENSIONS");
        public static final UnicodeBlock ENCLOSED_CJK_LETTERS_AND_MONTHS = new UnicodeBlock("ENCLOSED_CJK_LETTERS_AND_MONTHS");
        public static final UnicodeBlock CJK_COMPATIBILITY = new UnicodeBlock("CJK_COMPATIBILITY");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_A = new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_A");
        public static final UnicodeBlock YIJING_HEXAGRAM_SYMBOLS = new UnicodeBlock("YIJING_HEXAGRAM_SYMBOLS");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS = new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS");
        public static final UnicodeBlock YI_SYLLABLES = new UnicodeBlock("YI_SYLLABLES");
        public static final UnicodeBlock YI_RADICALS = new UnicodeBlock("YI_RADICALS");
        public static final UnicodeBlock LISU = new UnicodeBlock("LISU");
        public static final UnicodeBlock VAI = new UnicodeBlock("VAI");
        public static final UnicodeBlock CYRILLIC_EXTENDED_B = new UnicodeBlock("CYRILLIC_EXTENDED_B");
        public static final UnicodeBlock BAMUM = new UnicodeBlock("BAMUM");
        public static final UnicodeBlock MODIFIER_TONE_LETTERS = new UnicodeBlock("MODIFIER_TONE_LETTERS");
        public static final UnicodeBlock LATIN_EXTENDED_D = new UnicodeBlock("LATIN_EXTENDED_D");
        public static final UnicodeBlock SYLOTI_NAGRI = new UnicodeBlock("SYLOTI_NAGRI");
        public static final UnicodeBlock COMMON_INDIC_NUMBER_FORMS = new UnicodeBlock("COMMON_INDIC_NUMBER_FORMS");
        public static final UnicodeBlock PHAGS_PA = new UnicodeBlock("PHAGS_PA");
        public static final UnicodeBlock SAURASHTRA = new UnicodeBlock("SAURASHTRA");
        public static final UnicodeBlock DEVANAGARI_EXTENDED = new UnicodeBlock("DEVANAGARI_EXTENDED");
        public static final UnicodeBlock KAYAH_LI = new UnicodeBlock("KAYAH_LI");
        public static final UnicodeBlock REJANG = new UnicodeBlock("REJANG");
        public static final UnicodeBlock HANGUL_JAMO_EXTENDED_A = new UnicodeBlock("HANGUL_JAMO_EXTENDED_A");
        public static final UnicodeBlock JAVANESE = new UnicodeBlock("JAVANESE");
        public static final UnicodeBlock MYANMAR_EXTENDED_B = new UnicodeBlock("MYANMAR_EXTENDED_B");
        public static final UnicodeBlock CHAM = new UnicodeBlock("CHAM");
        public static final UnicodeBlock MYANMAR_EXTENDED_A = new UnicodeBlock("MYANMAR_EXTENDED_A");
        public static final UnicodeBlock TAI_VIET = new UnicodeBlock("TAI_VIET");
        public static final UnicodeBlock MEETEI_MAYEK_EXTENSIONS = new UnicodeBlock("MEETEI_MAYEK_EXTENSIONS");
        public static final UnicodeBlock ETHIOPIC_EXTENDED_A = new UnicodeBlock("ETHIOPIC_EXTENDED_A");
        public static final UnicodeBlock LATIN_EXTENDED_E = new UnicodeBlock("LATIN_EXTENDED_E");
        public static final UnicodeBlock CHEROKEE_SUPPLEMENT = new UnicodeBlock("CHEROKEE_SUPPLEMENT");
        public static final UnicodeBlock MEETEI_MAYEK = new UnicodeBlock("MEETEI_MAYEK");
        public static final UnicodeBlock HANGUL_SYLLABLES = new UnicodeBlock("HANGUL_SYLLABLES");
        public static final UnicodeBlock HANGUL_JAMO_EXTENDED_B = new UnicodeBlock("HANGUL_JAMO_EXTENDED_B");
        public static final UnicodeBlock HIGH_SURROGATES = new UnicodeBlock("HIGH_SURROGATES");
        public static final UnicodeBlock HIGH_PRIVATE_USE_SURROGATES = new UnicodeBlock("HIGH_PRIVATE_USE_SURROGATES");
        public static final UnicodeBlock LOW_SURROGATES = new UnicodeBlock("LOW_SURROGATES");
        public static final UnicodeBlock PRIVATE_USE_AREA = new UnicodeBlock("PRIVATE_USE_AREA");
        public static final UnicodeBlock CJK_COMPATIBILITY_IDEOGRAPHS = new UnicodeBlock("CJK_COMPATIBILITY_IDEOGRAPHS");
        public static final UnicodeBlock ALPHABETIC_PRESENTATION_FORMS = new UnicodeBlock("ALPHABETIC_PRESENTATION_FORMS");
        public static final UnicodeBlock ARABIC_PRESENTATION_FORMS_A = new UnicodeBlock("ARABIC_PRESENTATION_FORMS_A");
        public static final UnicodeBlock VARIATION_SELECTORS = new UnicodeBlock("VARIATION_SELECTORS");
        public static final UnicodeBlock VERTICAL_FORMS = new UnicodeBlock("VERTICAL_FORMS");
        public static final UnicodeBlock COMBINING_HALF_MARKS = new UnicodeBlock("COMBINING_HALF_MARKS");
        public static final UnicodeBlock CJK_COMPATIBILITY_FORMS = new UnicodeBlock("CJK_COMPATIBILITY_FORMS");
        public static final UnicodeBlock SMALL_FORM_VARIANTS = new UnicodeBlock("SMALL_FORM_VARIANTS");
        public static final UnicodeBlock ARABIC_PRESENTATION_FORMS_B = new UnicodeBlock("ARABIC_PRESENTATION_FORMS_B");
        public static final UnicodeBlock HALFWIDTH_AND_FULLWIDTH_FORMS = new UnicodeBlock("HALFWIDTH_AND_FULLWIDTH_FORMS");
        public static final UnicodeBlock SPECIALS = new UnicodeBlock("SPECIALS");
        public static final UnicodeBlock LINEAR_B_SYLLABARY = new UnicodeBlock("LINEAR_B_SYLLABARY");
        public static final UnicodeBlock LINEAR_B_IDEOGRAMS = new UnicodeBlock("LINEAR_B_IDEOGRAMS");
        public static final UnicodeBlock AEGEAN_NUMBERS = new UnicodeBlock("AEGEAN_NUMBERS");
        public static final UnicodeBlock ANCIENT_GREEK_NUMBERS = new UnicodeBlock("ANCIENT_GREEK_NUMBERS");
        public static final UnicodeBlock ANCIENT_SYMBOLS = new UnicodeBlock("ANCIENT_SYMBOLS");
        public static final UnicodeBlock PHAISTOS_DISC = new UnicodeBlock("PHAISTOS_DISC");
        public static final UnicodeBlock LYCIAN = new UnicodeBlock("LYCIAN");
        public static final UnicodeBlock CARIAN = new UnicodeBlock("CARIAN");
        public static final UnicodeBlock COPTIC_EPACT_NUMBERS = new UnicodeBlock("COPTIC_EPACT_NUMBERS");
        public static final UnicodeBlock OLD_ITALIC = new UnicodeBlock("OLD_ITALIC");
        public static final UnicodeBlock GOTHIC = new UnicodeBlock("GOTHIC");
        public static final UnicodeBlock OLD_PERMIC = new UnicodeBlock("OLD_PERMIC");
        public static final UnicodeBlock UGARITIC = new UnicodeBlock("UGARITIC");
        public static final UnicodeBlock OLD_PERSIAN = new UnicodeBlock("OLD_PERSIAN");
        public static final UnicodeBlock DESERET = new UnicodeBlock("DESERET");
        public static final UnicodeBlock SHAVIAN = new UnicodeBlock("SHAVIAN");
        public static final UnicodeBlock OSMANYA = new UnicodeBlock("OSMANYA");
        public static final UnicodeBlock OSAGE = new UnicodeBlock("OSAGE");
        public static final UnicodeBlock ELBASAN = new UnicodeBlock("ELBASAN");
        public static final UnicodeBlock CAUCASIAN_ALBANIAN = new UnicodeBlock("CAUCASIAN_ALBANIAN");
        public static final UnicodeBlock LINEAR_A = new UnicodeBlock("LINEAR_A");
        public static final UnicodeBlock CYPRIOT_SYLLABARY = new UnicodeBlock("CYPRIOT_SYLLABARY");
        public static final UnicodeBlock IMPERIAL_ARAMAIC = new UnicodeBlock("IMPERIAL_ARAMAIC");
        public static final UnicodeBlock PALMYRENE = new UnicodeBlock("PALMYRENE");
        public static final UnicodeBlock NABATAEAN = new UnicodeBlock("NABATAEAN");
        public static final UnicodeBlock HATRAN = new UnicodeBlock("HATRAN");
        public static final UnicodeBlock PHOENICIAN = new UnicodeBlock("PHOENICIAN");
        public static final UnicodeBlock LYDIAN = new UnicodeBlock("LYDIAN");
        public static final UnicodeBlock MEROITIC_HIEROGLYPHS = new UnicodeBlock("MEROITIC_HIEROGLYPHS");
        public static final UnicodeBlock MEROITIC_CURSIVE = new UnicodeBlock("MEROITIC_CURSIVE");
        public static final UnicodeBlock KHAROSHTHI = new UnicodeBlock("KHAROSHTHI");
        public static final UnicodeBlock OLD_SOUTH_ARABIAN = new UnicodeBlock("OLD_SOUTH_ARABIAN");
        public static final UnicodeBlock OLD_NORTH_ARABIAN = new UnicodeBlock("OLD_NORTH_ARABIAN");
        public static final UnicodeBlock MANICHAEAN = new UnicodeBlock("MANICHAEAN");
        public static final UnicodeBlock AVESTAN = new UnicodeBlock("AVESTAN");
        public static final UnicodeBlock INSCRIPTIONAL_PARTHIAN = new UnicodeBlock("INSCRIPTIONAL_PARTHIAN");
        public static final UnicodeBlock INSCRIPTIONAL_PAHLAVI = new UnicodeBlock("INSCRIPTIONAL_PAHLAVI");
        public static final UnicodeBlock PSALTER_PAHLAVI = new UnicodeBlock("PSALTER_PAHLAVI");
        public static final UnicodeBlock OLD_TURKIC = new UnicodeBlock("OLD_TURKIC");
        public static final UnicodeBlock OLD_HUNGARIAN = new UnicodeBlock("OLD_HUNGARIAN");
        public static final UnicodeBlock HANIFI_ROHINGYA = new UnicodeBlock("HANIFI_ROHINGYA");
        public static final UnicodeBlock RUMI_NUMERAL_SYMBOLS = new UnicodeBlock("RUMI_NUMERAL_SYMBOLS");
        public static final UnicodeBlock YEZIDI = new UnicodeBlock("YEZIDI");
        public static final UnicodeBlock OLD_SOGDIAN = new UnicodeBlock("OLD_SOGDIAN");
        public static final UnicodeBlock SOGDIAN = new UnicodeBlock("SOGDIAN");
        public static final UnicodeBlock CHORASMIAN = new UnicodeBlock("CHORASMIAN");
        public static final UnicodeBlock ELYMAIC = new UnicodeBlock("ELYMAIC");
        public static final UnicodeBlock BRAHMI = new UnicodeBlock("BRAHMI");
        public static final UnicodeBlock KAITHI = new UnicodeBlock("KAITHI");
        public static final UnicodeBlock SORA_SOMPENG = new UnicodeBlock("SORA_SOMPENG");
        public static final UnicodeBlock CHAKMA = new UnicodeBlock("CHAKMA");
        public static final UnicodeBlock MAHAJANI = new UnicodeBlock("MAHAJANI");
        public static final UnicodeBlock SHARADA = new UnicodeBlock("SHARADA");
        public static final UnicodeBlock SINHALA_ARCHAIC_NUMBERS = new UnicodeBlock("SINHALA_ARCHAIC_NUMBERS");
        public static final UnicodeBlock KHOJKI = new UnicodeBlock("KHOJKI");
        public static final UnicodeBlock MULTANI = new UnicodeBlock("MULTANI");
        public static final UnicodeBlock KHUDAWADI = new UnicodeBlock("KHUDAWADI");
        public static final UnicodeBlock GRANTHA = new UnicodeBlock("GRANTHA");
        public static final UnicodeBlock NEWA = new UnicodeBlock("NEWA");
        public static final UnicodeBlock TIRHUTA = new UnicodeBlock("TIRHUTA");
        public static final UnicodeBlock SIDDHAM = new UnicodeBlock("SIDDHAM");
        public static final UnicodeBlock MODI = new UnicodeBlock("MODI");
        public static final UnicodeBlock MONGOLIAN_SUPPLEMENT = new UnicodeBlock("MONGOLIAN_SUPPLEMENT");
        public static final UnicodeBlock TAKRI = new UnicodeBlock("TAKRI");
        public static final UnicodeBlock AHOM = new UnicodeBlock("AHOM");
        public static final UnicodeBlock DOGRA = new UnicodeBlock("DOGRA");
        public static final UnicodeBlock WARANG_CITI = new UnicodeBlock("WARANG_CITI");
        public static final UnicodeBlock DIVES_AKURU = new UnicodeBlock("DIVES_AKURU");
        public static final UnicodeBlock NANDINAGARI = new UnicodeBlock("NANDINAGARI");
        public static final UnicodeBlock ZANABAZAR_SQUARE = new UnicodeBlock("ZANABAZAR_SQUARE");
        public static final UnicodeBlock SOYOMBO = new UnicodeBlock("SOYOMBO");
        public static final UnicodeBlock PAU_CIN_HAU = new UnicodeBlock("PAU_CIN_HAU");
        public static final UnicodeBlock BHAIKSUKI = new UnicodeBlock("BHAIKSUKI");
        public static final UnicodeBlock MARCHEN = new UnicodeBlock("MARCHEN");
        public static final UnicodeBlock MASARAM_GONDI = new UnicodeBlock("MASARAM_GONDI");
        public static final UnicodeBlock GUNJALA_GONDI = new UnicodeBlock("GUNJALA_GONDI");
        public static final UnicodeBlock MAKASAR = new UnicodeBlock("MAKASAR");
        public static final UnicodeBlock LISU_SUPPLEMENT = new UnicodeBlock("LISU_SUPPLEMENT");
        public static final UnicodeBlock TAMIL_SUPPLEMENT = new UnicodeBlock("TAMIL_SUPPLEMENT");
        public static final UnicodeBlock CUNEIFORM = new UnicodeBlock("CUNEIFORM");
        public static final UnicodeBlock CUNEIFORM_NUMBERS_AND_PUNCTUATION = new UnicodeBlock("CUNEIFORM_NUMBERS_AND_PUNCTUATION");
        public static final UnicodeBlock EARLY_DYNASTIC_CUNEIFORM = new UnicodeBlock("EARLY_DYNASTIC_CUNEIFORM");
        public static final UnicodeBlock EGYPTIAN_HIEROGLYPHS = new UnicodeBlock("EGYPTIAN_HIEROGLYPHS");
        public static final UnicodeBlock EGYPTIAN_HIEROGLYPH_FORMAT_CONTROLS = new UnicodeBlock("EGYPTIAN_HIEROGLYPH_FORMAT_CONTROLS");
        public static final UnicodeBlock ANATOLIAN_HIEROGLYPHS = new UnicodeBlock("ANATOLIAN_HIEROGLYPHS");
        public static final UnicodeBlock BAMUM_SUPPLEMENT = new UnicodeBlock("BAMUM_SUPPLEMENT");
        public static final UnicodeBlock MRO = new UnicodeBlock("MRO");
        public static final UnicodeBlock BASSA_VAH = new UnicodeBlock("BASSA_VAH");
        public static final UnicodeBlock PAHAWH_HMONG = new UnicodeBlock("PAHAWH_HMONG");
        public static final UnicodeBlock MEDEFAIDRIN = new UnicodeBlock("MEDEFAIDRIN");
        public static final UnicodeBlock MIAO = new UnicodeBlock("MIAO");
        public static final UnicodeBlock IDEOGRAPHIC_SYMBOLS_AND_PUNCTUATION = new UnicodeBlock("IDEOGRAPHIC_SYMBOLS_AND_PUNCTUATION");
        public static final UnicodeBlock TANGUT = new UnicodeBlock("TANGUT");
        public static final UnicodeBlock TANGUT_COMPONENTS = new UnicodeBlock("TANGUT_COMPONENTS");
        public static final UnicodeBlock KHITAN_SMALL_SCRIPT = new UnicodeBlock("KHITAN_SMALL_SCRIPT");
        public static final UnicodeBlock TANGUT_SUPPLEMENT = new UnicodeBlock("TANGUT_SUPPLEMENT");
        public static final UnicodeBlock KANA_SUPPLEMENT = new UnicodeBlock("KANA_SUPPLEMENT");
        public static final UnicodeBlock KANA_EXTENDED_A = new UnicodeBlock("KANA_EXTENDED_A");
        public static final UnicodeBlock SMALL_KANA_EXTENSION = new UnicodeBlock("SMALL_KANA_EXTENSION");
        public static final UnicodeBlock NUSHU = new UnicodeBlock("NUSHU");
        public static final UnicodeBlock DUPLOYAN = new UnicodeBlock("DUPLOYAN");
        public static final UnicodeBlock SHORTHAND_FORMAT_CONTROLS = new UnicodeBlock("SHORTHAND_FORMAT_CONTROLS");
        public static final UnicodeBlock BYZANTINE_MUSICAL_SYMBOLS = new UnicodeBlock("BYZANTINE_MUSICAL_SYMBOLS");
        public static final UnicodeBlock MUSICAL_SYMBOLS = new UnicodeBlock("MUSICAL_SYMBOLS");
        public static final UnicodeBlock ANCIENT_GREEK_MUSICAL_NOTATION = new UnicodeBlock("ANCIENT_GREEK_MUSICAL_NOTATION");
        public static final UnicodeBlock MAYAN_NUMERALS = new UnicodeBlock("MAYAN_NUMERALS");
        public static final UnicodeBlock TAI_XUAN_JING_SYMBOLS = new UnicodeBlock("TAI_XUAN_JING_SYMBOLS");
        public static final UnicodeBlock COUNTING_ROD_NUMERALS = new UnicodeBlock("COUNTING_ROD_NUMERALS");
        public static final UnicodeBlock MATHEMATICAL_ALPHANUMERIC_SYMBOLS = new UnicodeBlock("MATHEMATICAL_ALPHANUMERIC_SYMBOLS");
        public static final UnicodeBlock SUTTON_SIGNWRITING = new UnicodeBlock("SUTTON_SIGNWRITING");
        public static final UnicodeBlock GLAGOLITIC_SUPPLEMENT = new UnicodeBlock("GLAGOLITIC_SUPPLEMENT");
        public static final UnicodeBlock NYIAKENG_PUACHUE_HMONG = new UnicodeBlock("NYIAKENG_PUACHUE_HMONG");
        public static final UnicodeBlock WANCHO = new UnicodeBlock("WANCHO");
        public static final UnicodeBlock MENDE_KIKAKUI = new UnicodeBlock("MENDE_KIKAKUI");
        public static final UnicodeBlock ADLAM = new UnicodeBlock("ADLAM");
        public static final UnicodeBlock INDIC_SIYAQ_NUMBERS = new UnicodeBlock("INDIC_SIYAQ_NUMBERS");
        public static final UnicodeBlock OTTOMAN_SIYAQ_NUMBERS = new UnicodeBlock("OTTOMAN_SIYAQ_NUMBERS");
        public static final UnicodeBlock ARABIC_MATHEMATICAL_ALPHABETIC_SYMBOLS = new UnicodeBlock("ARABIC_MATHEMATICAL_ALPHABETIC_SYMBOLS");
        public static final UnicodeBlock MAHJONG_TILES = new UnicodeBlock("MAHJONG_TILES");
        public static final UnicodeBlock DOMINO_TILES = new UnicodeBlock("DOMINO_TILES");
        public static final UnicodeBlock PLAYING_CARDS = new UnicodeBlock("PLAYING_CARDS");
        public static final UnicodeBlock ENCLOSED_ALPHANUMERIC_SUPPLEMENT = new UnicodeBlock("ENCLOSED_ALPHANUMERIC_SUPPLEMENT");
        public static final UnicodeBlock ENCLOSED_IDEOGRAPHIC_SUPPLEMENT = new UnicodeBlock("ENCLOSED_IDEOGRAPHIC_SUPPLEMENT");
        public static final UnicodeBlock MISCELLANEOUS_SYMBOLS_AND_PICTOGRAPHS = new UnicodeBlock("MISCELLANEOUS_SYMBOLS_AND_PICTOGRAPHS");
        public static final UnicodeBlock EMOTICONS = new UnicodeBlock("EMOTICONS");
        public static final UnicodeBlock ORNAMENTAL_DINGBATS = new UnicodeBlock("ORNAMENTAL_DINGBATS");
        public static final UnicodeBlock TRANSPORT_AND_MAP_SYMBOLS = new UnicodeBlock("TRANSPORT_AND_MAP_SYMBOLS");
        public static final UnicodeBlock ALCHEMICAL_SYMBOLS = new UnicodeBlock("ALCHEMICAL_SYMBOLS");
        public static final UnicodeBlock GEOMETRIC_SHAPES_EXTENDED = new UnicodeBlock("GEOMETRIC_SHAPES_EXTENDED");
        public static final UnicodeBlock SUPPLEMENTAL_ARROWS_C = new UnicodeBlock("SUPPLEMENTAL_ARROWS_C");
        public static final UnicodeBlock SUPPLEMENTAL_SYMBOLS_AND_PICTOGRAPHS = new UnicodeBlock("SUPPLEMENTAL_SYMBOLS_AND_PICTOGRAPHS");
        public static final UnicodeBlock CHESS_SYMBOLS = new UnicodeBlock("CHESS_SYMBOLS");
        public static final UnicodeBlock SYMBOLS_AND_PICTOGRAPHS_EXTENDED_A = new UnicodeBlock("SYMBOLS_AND_PICTOGRAPHS_EXTENDED_A");
        public static final UnicodeBlock SYMBOLS_FOR_LEGACY_COMPUTING = new UnicodeBlock("SYMBOLS_FOR_LEGACY_COMPUTING");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_B = new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_B");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_C = new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_C");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_D = new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_D");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_E = new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_E");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_F = new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_F");
        public static final UnicodeBlock CJK_COMPATIBILITY_IDEOGRAPHS_SUPPLEMENT = new UnicodeBlock("CJK_COMPATIBILITY_IDEOGRAPHS_SUPPLEMENT");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_G = new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_G");
        public static final UnicodeBlock TAGS = new UnicodeBlock("TAGS");
        public static final UnicodeBlock VARIATION_SELECTORS_SUPPLEMENT = new UnicodeBlock("VARIATION_SELECTORS_SUPPLEMENT");
        public static final UnicodeBlock SUPPLEMENTARY_PRIVATE_USE_AREA_A = new UnicodeBlock("SUPPLEMENTARY_PRIVATE_USE_AREA_A");
        public static final UnicodeBlock SUPPLEMENTARY_PRIVATE_USE_AREA_B = new UnicodeBlock("SUPPLEMENTARY_PRIVATE_USE_AREA_B");
        @Deprecated(since = "1.5")
        public static final UnicodeBlock SURROGATES_AREA = new UnicodeBlock("SURROGATES_AREA");

        /** "start:index" of each block in hexadecimal and decimal, "start" of each gap, in order. */
        private static final String TABLE = "0:0 80:1 100:2 180:3 250:4 2b0:5 300:6 370:7 400:8 500:9 530:10 590:11 600:12 700:13 750:14 "
                + "780:15 7c0:16 800:17 840:18 860:19 870 8a0:20 900:21 980:22 a00:23 a80:24 b00:25 b80:26 "
                + "c00:27 c80:28 d00:29 d80:30 e00:31 e80:32 f00:33 1000:34 10a0:35 1100:36 1200:37 1380:38 "
                + "13a0:39 1400:40 1680:41 16a0:42 1700:43 1720:44 1740:45 1760:46 1780:47 1800:48 18b0:49 "
                + "1900:50 1950:51 1980:52 19e0:53 1a00:54 1a20:55 1ab0:56 1b00:57 1b80:58 1bc0:59 1c00:60 "
                + "1c50:61 1c80:62 1c90:63 1cc0:64 1cd0:65 1d00:66 1d80:67 1dc0:68 1e00:69 1f00:70 2000:71 "
                + "2070:72 20a0:73 20d0:74 2100:75 2150:76 2190:77 2200:78 2300:79 2400:80 2440:81 2460:82 "
                + "2500:83 2580:84 25a0:85 2600:86 2700:87 27c0:88 27f0:89 2800:90 2900:91 2980:92 2a00:93 "
                + "2b00:94 2c00:95 2c60:96 2c80:97 2d00:98 2d30:99 2d80:100 2de0:101 2e00:102 2e80:103 2f00:104 "
                + "2fe0 2ff0:105 3000:106 3040:107 30a0:108 3100:109 3130:110 3190:111 31a0:112 31c0:113 "
                + "31f0:114 3200:115 3300:116 3400:117 4dc0:118 4e00:119 a000:120 a490:121 a4d0:122 a500:123 "
                + "a640:124 a6a0:125 a700:126 a720:127 a800:128 a830:129 a840:130 a880:131 a8e0:132 a900:133 "
                + "a930:134 a960:135 a980:136 a9e0:137 aa00:138 aa60:139 aa80:140 aae0:141 ab00:142 ab30:143 "
                + "ab70:144 abc0:145 ac00:146 d7b0:147 d800:148 db80:149 dc00:150 e000:151 f900:152 fb00:153 "
                + "fb50:154 fe00:155 fe10:156 fe20:157 fe30:158 fe50:159 fe70:160 ff00:161 fff0:162 10000:163 "
                + "10080:164 10100:165 10140:166 10190:167 101d0:168 10200 10280:169 102a0:170 102e0:171 "
                + "10300:172 10330:173 10350:174 10380:175 103a0:176 103e0 10400:177 10450:178 10480:179 "
                + "104b0:180 10500:181 10530:182 10570 10600:183 10780 10800:184 10840:185 10860:186 10880:187 "
                + "108b0 108e0:188 10900:189 10920:190 10940 10980:191 109a0:192 10a00:193 10a60:194 10a80:195 "
                + "10aa0 10ac0:196 10b00:197 10b40:198 10b60:199 10b80:200 10bb0 10c00:201 10c50 10c80:202 "
                + "10d00:203 10d40 10e60:204 10e80:205 10ec0 10f00:206 10f30:207 10f70 10fb0:208 10fe0:209 "
                + "11000:210 11080:211 110d0:212 11100:213 11150:214 11180:215 111e0:216 11200:217 11250 "
                + "11280:218 112b0:219 11300:220 11380 11400:221 11480:222 114e0 11580:223 11600:224 11660:225 "
                + "11680:226 116d0 11700:227 11740 11800:228 11850 118a0:229 11900:230 11960 119a0:231 "
                + "11a00:232 11a50:233 11ab0 11ac0:234 11b00 11c00:235 11c70:236 11cc0 11d00:237 11d60:238 "
                + "11db0 11ee0:239 11f00 11fb0:240 11fc0:241 12000:242 12400:243 12480:244 12550 13000:245 "
                + "13430:246 13440 14400:247 14680 16800:248 16a40:249 16a70 16ad0:250 16b00:251 16b90 "
                + "16e40:252 16ea0 16f00:253 16fa0 16fe0:254 17000:255 18800:256 18b00:257 18d00:258 18d90 "
                + "1b000:259 1b100:260 1b130:261 1b170:262 1b300 1bc00:263 1bca0:264 1bcb0 1d000:265 1d100:266 "
                + "1d200:267 1d250 1d2e0:268 1d300:269 1d360:270 1d380 1d400:271 1d800:272 1dab0 1e000:273 "
                + "1e030 1e100:274 1e150 1e2c0:275 1e300 1e800:276 1e8e0 1e900:277 1e960 1ec70:278 1ecc0 "
                + "1ed00:279 1ed50 1ee00:280 1ef00 1f000:281 1f030:282 1f0a0:283 1f100:284 1f200:285 1f300:286 "
                + "1f600:287 1f650:288 1f680:289 1f700:290 1f780:291 1f800:292 1f900:293 1fa00:294 1fa70:295 "
                + "1fb00:296 1fc00 20000:297 2a6e0 2a700:298 2b740:299 2b820:300 2ceb0:301 2ebf0 2f800:302 "
                + "2fa20 30000:303 31350 e0000:304 e0080 e0100:305 e01f0 f0000:306 100000:307 ";

        private static int[] starts;
        private static UnicodeBlock[] blocks;

        private UnicodeBlock(String name) {
            super(name);
            ALL.add(this);
        }

        private static synchronized void load() {
            if (starts != null) {
                return;
            }
            String[] entries = TABLE.split(" ");
            int[] s = new int[entries.length];
            blocks = new UnicodeBlock[entries.length];
            for (int i = 0; i < s.length; i++) {
                int colon = entries[i].indexOf(':');
                s[i] = Integer.parseInt(colon < 0 ? entries[i] : entries[i].substring(0, colon), 16);
                blocks[i] = colon < 0 ? null : ALL.get(Integer.parseInt(entries[i].substring(colon + 1)));
            }
            starts = s;
        }

        public static UnicodeBlock of(char c) {
            return of((int) c);
        }

        public static UnicodeBlock of(int codePoint) {
            checkCodePoint(codePoint);
            load();
            int i = java.util.Arrays.binarySearch(starts, codePoint);
            return blocks[i >= 0 ? i : -i - 2];
        }

        private static String plain(String name) {
            return name.toUpperCase(java.util.Locale.ROOT).replace("_", "").replace(" ", "").replace("-", "");
        }

        public static UnicodeBlock forName(String blockName) {
            String wanted = plain(blockName);
            for (UnicodeBlock b : ALL) {
                if (plain(b.toString()).equals(wanted)) {
                    return b;
                }
            }
            throw new IllegalArgumentException("Not a valid block name: " + blockName);
        }
    }

    /** A script, with its ISO 15924 code. */
    public enum UnicodeScript {
         COMMON("Zyyy"), LATIN("Latn"), GREEK("Grek"), CYRILLIC("Cyrl"), ARMENIAN("Armn"), HEBREW("Hebr"),
            ARABIC("Arab"), SYRIAC("Syrc"), THAANA("Thaa"), DEVANAGARI("Deva"), BENGALI("Beng"), GURMUKHI("Guru"),
            GUJARATI("Gujr"), ORIYA("Orya"), TAMIL("Taml"), TELUGU("Telu"), KANNADA("Knda"), MALAYALAM("Mlym"),
            SINHALA("Sinh"), THAI("Thai"), LAO("Laoo"), TIBETAN("Tibt"), MYANMAR("Mymr"), GEORGIAN("Geor"),
            HANGUL("Hang"), ETHIOPIC("Ethi"), CHEROKEE("Cher"), CANADIAN_ABORIGINAL("Cans"), OGHAM("Ogam"),
            RUNIC("Runr"), KHMER("Khmr"), MONGOLIAN("Mong"), HIRAGANA("Hira"), KATAKANA("Kana"), BOPOMOFO("Bopo"),
            HAN("Hani"), YI("Yiii"), OLD_ITALIC("Ital"), GOTHIC("Goth"), DESERET("Dsrt"), INHERITED("Zinh"),
            TAGALOG("Tglg"), HANUNOO("Hano"), BUHID("Buhd"), TAGBANWA("Tagb"), LIMBU("Limb"), TAI_LE("Tale"),
            LINEAR_B("Linb"), UGARITIC("Ugar"), SHAVIAN("Shaw"), OSMANYA("Osma"), CYPRIOT("Cprt"), BRAILLE("Brai"),
            BUGINESE("Bugi"), COPTIC("Copt"), NEW_TAI_LUE("Talu"), GLAGOLITIC("Glag"), TIFINAGH("Tfng"),
            SYLOTI_NAGRI("Sylo"), OLD_PERSIAN("Xpeo"), KHAROSHTHI("Khar"), BALINESE("Bali"), CUNEIFORM("Xsux"),
            PHOENICIAN("Phnx"), PHAGS_PA("Phag"), NKO("Nkoo"), SUNDANESE("Sund"), BATAK("Batk"), LEPCHA("Lepc"),
            OL_CHIKI("Olck"), VAI("Vaii"), SAURASHTRA("Saur"), KAYAH_LI("Kali"), REJANG("Rjng"), LYCIAN("Lyci"),
            CARIAN("Cari"), LYDIAN("Lydi"), CHAM("Cham"), TAI_THAM("Lana"), TAI_VIET("Tavt"), AVESTAN("Avst"),
            EGYPTIAN_HIEROGLYPHS("Egyp"), SAMARITAN("Samr"), MANDAIC("Mand"), LISU("Lisu"), BAMUM("Bamu"),
            JAVANESE("Java"), MEETEI_MAYEK("Mtei"), IMPERIAL_ARAMAIC("Armi"), OLD_SOUTH_ARABIAN("Sarb"),
            INSCRIPTIONAL_PARTHIAN("Prti"), INSCRIPTIONAL_PAHLAVI("Phli"), OLD_TURKIC("Orkh"), BRAHMI("Brah"),
            KAITHI("Kthi"), MEROITIC_HIEROGLYPHS("Mero"), MEROITIC_CURSIVE("Merc"), SORA_SOMPENG("Sora"),
            CHAKMA("Cakm"), SHARADA("Shrd"), TAKRI("Takr"), MIAO("Miao"), CAUCASIAN_ALBANIAN("Aghb"),
            BASSA_VAH("Bass"), DUPLOYAN("Dupl"), ELBASAN("Elba"), GRANTHA("Gran"), PAHAWH_HMONG("Hmng"),
            KHOJKI("Khoj"), LINEAR_A("Lina"), MAHAJANI("Mahj"), MANICHAEAN("Mani"), MENDE_KIKAKUI("Mend"),
            MODI("Modi"), MRO("Mroo"), OLD_NORTH_ARABIAN("Narb"), NABATAEAN("Nbat"), PALMYRENE("Palm"),
            PAU_CIN_HAU("Pauc"), OLD_PERMIC("Perm"), PSALTER_PAHLAVI("Phlp"), SIDDHAM("Sidd"), KHUDAWADI("Sind"),
            TIRHUTA("Tirh"), WARANG_CITI("Wara"), AHOM("Ahom"), ANATOLIAN_HIEROGLYPHS("Hluw"), HATRAN("Hatr"),
            MULTANI("Mult"), OLD_HUNGARIAN("Hung"), SIGNWRITING("Sgnw"), ADLAM("Adlm"), BHAIKSUKI("Bhks"),
            MARCHEN("Marc"), NEWA("Newa"), OSAGE("Osge"), TANGUT("Tang"), MASARAM_GONDI("Gonm"), NUSHU("Nshu"),
            SOYOMBO("Soyo"), ZANABAZAR_SQUARE("Zanb"), HANIFI_ROHINGYA("Rohg"), OLD_SOGDIAN("Sogo"),
            SOGDIAN("Sogd"), DOGRA("Dogr"), GUNJALA_GONDI("Gong"), MAKASAR("Maka"), MEDEFAIDRIN("Medf"),
            ELYMAIC("Elym"), NANDINAGARI("Nand"), NYIAKENG_PUACHUE_HMONG("Hmnp"), WANCHO("Wcho"), YEZIDI("Yezi"),
            CHORASMIAN("Chrs"), DIVES_AKURU("Diak"), KHITAN_SMALL_SCRIPT("Kits"), UNKNOWN("Zzzz");

        private final String code;

        UnicodeScript(String code) {
            this.code = code;
        }

        /** Runs of code points: "distance from the start of the run before" in hexadecimal, ".", the ordinal. */
        private static final class Table {
            private static final String TEXT = "0.0 41.1 1a.0 6.1 1a.0 2f.1 1.0 f.1 1.0 5.1 17.0 1.1 1f.0 1.1 1c1.0 27.1 5.0 5.34 2.0 14.40 "
                    + "70.2 4.0 1.2 3.156 2.2 4.0 1.2 1.156 4.2 1.0 1.2 1.0 1.2 3.156 1.2 1.156 1.2 14.156 1.2 "
                    + "3f.54 e.2 10.3 85.40 2.3 a9.156 1.4 26.156 2.4 32.156 2.4 3.156 1.5 37.156 8.5 1b.156 4.5 "
                    + "6.156 b.6 5.0 1.6 6.0 1.6 e.0 1.6 1.156 1.6 1.0 1.6 20.0 1.6 a.40 b.6 1a.40 1.6 6c.0 1.6 "
                    + "22.7 e.156 1.7 3c.156 2.7 3.6 30.8 32.156 e.65 3b.156 2.65 3.82 2e.156 2.82 f.156 1.83 "
                    + "1c.156 2.83 1.156 1.7 b.156 35.6 15.156 1.6 12.156 b.6 f.0 1.6 1d.9 51.40 4.9 f.0 2.9 1a.10 "
                    + "4.156 1.10 8.156 2.10 2.156 2.10 16.156 1.10 7.156 1.10 1.156 3.10 4.156 2.10 9.156 2.10 "
                    + "2.156 2.10 4.156 8.10 1.156 4.10 2.156 1.10 5.156 2.10 19.156 2.11 3.156 1.11 6.156 4.11 "
                    + "2.156 2.11 16.156 1.11 7.156 1.11 2.156 1.11 2.156 1.11 2.156 2.11 1.156 1.11 5.156 4.11 "
                    + "2.156 2.11 3.156 3.11 1.156 7.11 4.156 1.11 1.156 7.11 11.156 a.12 3.156 1.12 9.156 1.12 "
                    + "3.156 1.12 16.156 1.12 7.156 1.12 2.156 1.12 5.156 2.12 a.156 1.12 3.156 1.12 3.156 2.12 "
                    + "1.156 f.12 4.156 2.12 c.156 7.12 7.156 1.13 3.156 1.13 8.156 2.13 2.156 2.13 16.156 1.13 "
                    + "7.156 1.13 2.156 1.13 5.156 2.13 9.156 2.13 2.156 2.13 3.156 7.13 3.156 4.13 2.156 1.13 "
                    + "5.156 2.13 12.156 a.14 2.156 1.14 6.156 3.14 3.156 1.14 4.156 3.14 2.156 1.14 1.156 1.14 "
                    + "2.156 3.14 2.156 3.14 3.156 3.14 c.156 4.14 5.156 3.14 3.156 1.14 4.156 2.14 1.156 6.14 "
                    + "1.156 e.14 15.156 5.15 d.156 1.15 3.156 1.15 17.156 1.15 10.156 3.15 8.156 1.15 3.156 1.15 "
                    + "4.156 7.15 2.156 1.15 3.156 5.15 4.156 2.15 a.156 7.15 9.16 d.156 1.16 3.156 1.16 17.156 "
                    + "1.16 a.156 1.16 5.156 2.16 9.156 1.16 3.156 1.16 4.156 7.16 2.156 7.16 1.156 1.16 4.156 2.16 "
                    + "a.156 1.16 2.156 d.17 d.156 1.17 3.156 1.17 33.156 1.17 3.156 1.17 6.156 4.17 10.156 2.17 "
                    + "1a.156 1.18 3.156 1.18 12.156 3.18 18.156 1.18 9.156 1.18 1.156 2.18 7.156 3.18 1.156 4.18 "
                    + "6.156 1.18 1.156 1.18 8.156 6.18 a.156 2.18 3.156 c.19 3a.156 4.0 1.19 1c.156 25.20 2.156 "
                    + "1.20 1.156 1.20 5.156 1.20 18.156 1.20 1.156 1.20 17.156 2.20 5.156 1.20 1.156 1.20 6.156 "
                    + "2.20 a.156 2.20 4.156 20.21 48.156 1.21 24.156 4.21 27.156 1.21 24.156 1.21 f.156 1.21 7.0 "
                    + "4.21 2.156 25.22 a0.23 26.156 1.23 1.156 5.23 1.156 2.23 2b.0 1.23 4.24 100.25 49.156 1.25 "
                    + "4.156 2.25 7.156 1.25 1.156 1.25 4.156 2.25 29.156 1.25 4.156 2.25 21.156 1.25 4.156 2.25 "
                    + "7.156 1.25 1.156 1.25 4.156 2.25 f.156 1.25 39.156 1.25 4.156 2.25 43.156 2.25 20.156 3.25 "
                    + "1a.156 6.26 56.156 2.26 6.156 2.27 280.28 1d.156 3.29 4b.0 3.29 b.156 7.41 d.156 1.41 7.156 "
                    + "b.42 15.0 2.156 9.43 14.156 c.44 d.156 1.44 3.156 1.44 2.156 c.30 5e.156 2.30 a.156 6.30 "
                    + "a.156 6.31 2.0 2.31 1.0 1.31 9.156 1.31 a.156 6.31 59.156 7.31 2b.156 5.27 46.156 a.45 "
                    + "1f.156 1.45 c.156 4.45 c.156 4.45 1.156 3.45 c.46 1e.156 2.46 5.156 b.55 2c.156 4.55 1a.156 "
                    + "6.55 b.156 3.55 2.30 20.53 1c.156 2.53 2.78 3f.156 1.78 1d.156 2.78 b.156 6.78 a.156 6.78 "
                    + "e.156 2.40 11.156 3f.61 4c.156 4.61 2d.156 3.66 40.67 34.156 8.67 4.68 38.156 3.68 f.156 "
                    + "3.68 3.69 30.3 9.156 7.23 2b.156 2.23 3.66 8.156 8.40 3.0 1.40 d.0 1.40 7.0 4.40 1.0 6.40 "
                    + "1.0 3.40 2.0 1.156 5.1 26.2 5.3 1.1 31.2 5.1 4.2 5.1 d.3 1.1 46.2 1.40 3a.156 1.40 5.1 100.2 "
                    + "16.156 2.2 6.156 2.2 26.156 2.2 6.156 2.2 8.156 1.2 1.156 1.2 1.156 1.2 1.156 1.2 1f.156 2.2 "
                    + "35.156 1.2 f.156 1.2 e.156 2.2 6.156 1.2 13.156 2.2 3.156 1.2 9.156 1.0 c.40 2.0 57.156 1.0 "
                    + "b.1 1.156 2.0 b.1 1.0 f.156 1.1 d.156 3.0 20.156 10.40 21.156 f.0 26.2 1.0 3.1 2.0 6.1 1.0 "
                    + "1b.1 1.0 11.1 29.0 3.156 4.0 297.156 19.0 b.156 15.0 3a0.52 100.0 274.156 2.0 20.156 1.0 "
                    + "69.56 2f.156 1.56 2f.156 1.1 20.54 74.156 5.54 7.23 26.156 1.23 1.156 5.23 1.156 2.57 38.156 "
                    + "7.57 2.156 e.57 1.25 17.156 9.25 7.156 1.25 7.156 1.25 7.156 1.25 7.156 1.25 7.156 1.25 "
                    + "7.156 1.25 7.156 1.25 7.156 1.3 20.0 53.156 2d.35 1a.156 1.35 59.156 c.35 d6.156 1a.0 c.156 "
                    + "4.0 5.35 1.0 1.35 1.0 19.35 9.40 4.24 2.0 8.35 4.0 4.156 1.32 56.156 2.40 2.0 2.32 3.0 1.33 "
                    + "5a.0 2.33 3.156 5.34 2b.156 1.24 5e.156 1.0 10.34 20.0 24.156 c.33 10.24 1f.156 1.0 40.24 "
                    + "1f.0 51.33 2f.0 1.33 58.0 a8.35 19c0.0 40.35 51fd.156 3.36 48d.156 3.36 37.156 9.84 30.70 "
                    + "12c.156 14.3 60.85 58.156 8.0 22.1 66.0 3.1 35.156 2.1 9.156 2a.1 b.58 2d.156 3.0 a.156 6.64 "
                    + "38.156 8.71 46.156 8.71 c.156 6.9 20.72 2e.0 1.72 1.73 24.156 b.73 1.24 1d.156 3.86 4e.156 "
                    + "1.0 1.86 a.156 4.86 2.22 1f.156 1.77 37.156 9.77 e.156 2.77 a.156 2.77 4.22 20.79 43.156 "
                    + "18.79 5.87 17.156 a.25 6.156 2.25 6.156 2.25 6.156 9.25 7.156 1.25 7.156 1.1 2b.0 1.1 9.2 "
                    + "1.1 4.0 2.156 4.26 50.87 2e.156 2.87 a.156 6.24 2ba4.156 c.24 17.156 4.24 31.156 2104.35 "
                    + "16e.156 2.35 6a.156 26.1 7.156 c.4 5.156 5.5 1a.156 1.5 5.156 1.5 1.156 1.5 2.156 1.5 2.156 "
                    + "1.5 a.6 72.156 11.6 16b.0 2.156 10.6 40.156 2.6 36.156 28.6 e.156 2.40 10.0 a.156 6.40 e.3 "
                    + "2.0 23.156 1.0 13.156 1.0 4.156 4.6 5.156 1.6 87.156 2.0 1.156 1.0 20.1 1a.0 6.1 1a.0 b.33 "
                    + "a.0 1.33 2d.0 2.24 1f.156 3.24 6.156 2.24 6.156 2.24 6.156 2.24 3.156 3.0 7.156 1.0 7.156 "
                    + "a.0 5.156 2.47 c.156 1.47 1a.156 1.47 13.156 1.47 2.156 1.47 f.156 2.47 e.156 22.47 7b.156 "
                    + "5.0 3.156 4.0 2d.156 3.0 9.2 4f.156 1.0 d.156 3.2 1.156 2f.0 2d.40 1.156 82.74 1d.156 3.75 "
                    + "31.156 f.40 1.0 1b.156 4.37 24.156 9.37 3.38 1b.156 5.119 2b.156 5.48 1e.156 1.48 1.59 "
                    + "24.156 4.59 e.156 2a.39 50.49 30.50 1e.156 2.50 a.156 6.135 24.156 4.135 24.156 4.105 28.156 "
                    + "8.102 34.156 b.102 1.156 90.109 137.156 9.109 16.156 a.109 8.156 98.51 6.156 2.51 1.156 1.51 "
                    + "2c.156 1.51 2.156 3.51 1.156 2.51 1.88 16.156 1.88 9.117 20.116 1f.156 8.116 9.156 30.127 "
                    + "13.156 1.127 2.156 5.127 5.63 1c.156 3.63 1.76 1a.156 5.76 1.156 40.95 20.96 18.156 4.96 "
                    + "14.156 2.96 2e.60 4.156 1.60 2.156 5.60 8.156 1.60 3.156 1.60 1d.156 2.60 3.156 4.60 a.156 "
                    + "7.60 9.156 7.89 20.115 20.156 20.111 27.156 4.111 c.156 9.80 36.156 3.80 7.90 16.156 2.90 "
                    + "8.91 13.156 5.91 8.120 12.156 7.120 4.156 c.120 7.156 50.92 49.156 37.129 33.156 d.129 "
                    + "33.156 7.129 6.141 28.156 8.141 a.156 126.6 1f.156 1.152 2a.156 1.152 3.156 2.152 2.156 "
                    + "4e.142 28.156 8.143 2a.156 56.153 1c.156 14.148 17.156 9.93 4e.156 4.93 1e.156 f.93 1.94 "
                    + "42.156 b.94 1.156 2.97 19.156 7.97 a.156 6.98 35.156 1.98 12.156 8.110 27.156 9.99 60.156 "
                    + "1.18 14.156 b.108 12.156 1.108 2c.156 41.128 7.156 1.128 1.156 1.128 4.156 1.128 f.156 1.128 "
                    + "b.156 6.122 3b.156 5.122 a.156 6.106 4.156 1.106 8.156 2.106 2.156 2.106 16.156 1.106 7.156 "
                    + "1.106 2.156 1.106 5.156 1.40 1.106 9.156 2.106 2.156 2.106 3.156 2.106 1.156 6.106 1.156 "
                    + "5.106 7.156 2.106 7.156 3.106 5.156 8b.134 5c.156 1.134 5.156 1e.123 48.156 8.123 a.156 "
                    + "a6.121 36.156 2.121 26.156 22.113 45.156 b.113 a.156 6.31 d.156 13.100 39.156 7.100 a.156 "
                    + "36.125 1b.156 2.125 f.156 4.125 10.156 c0.144 3c.156 64.124 53.156 c.124 1.154 7.156 2.154 "
                    + "1.156 2.154 8.156 1.154 2.156 1.154 1e.156 1.154 2.156 2.154 c.156 9.154 a.156 46.149 8.156 "
                    + "2.149 2e.156 2.149 b.156 1b.140 48.156 8.139 53.156 1d.118 39.156 107.132 9.156 1.132 2d.156 "
                    + "1.132 e.156 a.132 1d.156 3.133 20.156 2.133 16.156 1.133 e.156 49.137 7.156 1.137 2.156 "
                    + "1.137 2c.156 3.137 1.156 1.137 2.156 1.137 9.156 8.137 a.156 6.145 6.156 1.145 2.156 1.145 "
                    + "25.156 1.145 2.156 1.145 6.156 7.145 a.156 136.146 19.156 b7.84 1.156 f.14 32.156 d.14 1.62 "
                    + "39a.156 66.62 6f.156 1.62 5.156 b.62 c4.156 abc.81 42f.156 1.81 9.156 fc7.126 247.156 "
                    + "21b9.85 239.156 7.114 1f.156 1.114 a.156 4.114 2.156 60.103 1e.156 2.103 6.156 a.107 46.156 "
                    + "a.107 a.156 1.107 7.156 1.107 15.156 5.107 13.156 2b0.147 5b.156 65.101 4b.156 4.101 39.156 "
                    + "7.101 11.156 40.136 1.138 1.0 2.155 1.156 b.35 2.156 e.136 17f8.156 8.136 300.155 1d6.156 "
                    + "2a.136 9.156 22f7.33 1.32 11e.156 31.32 3.156 11.33 4.156 8.138 18c.156 904.104 6b.156 5.104 "
                    + "d.156 3.104 9.156 7.104 a.156 2.104 4.0 4.156 135c.0 f6.156 a.0 27.156 2.0 3e.40 3.0 11.40 "
                    + "8.0 2.40 7.0 1e.40 4.0 3b.156 17.2 46.156 9a.0 14.156 c.0 57.156 9.0 19.156 87.0 55.156 1.0 "
                    + "47.156 1.0 2.156 2.0 1.156 2.0 2.156 2.0 4.156 1.0 c.156 1.0 1.156 1.0 7.156 1.0 41.156 1.0 "
                    + "4.156 2.0 8.156 1.0 7.156 1.0 1c.156 1.0 4.156 1.0 5.156 1.0 1.156 3.0 7.156 1.0 154.156 2.0 "
                    + "124.156 2.0 32.130 28c.156 f.130 5.156 1.130 f.156 550.56 7.156 1.56 11.156 2.56 7.156 1.56 "
                    + "2.156 1.56 5.156 d5.150 2d.156 3.150 e.156 2.150 a.156 4.150 2.156 170.151 3a.156 5.151 "
                    + "1.156 500.112 c5.156 2.112 10.156 29.131 4c.156 4.131 a.156 4.131 2.156 311.0 44.156 4c.0 "
                    + "3d.156 c2.6 4.156 1.6 1b.156 1.6 2.156 1.6 1.156 2.6 1.156 1.6 a.156 1.6 4.156 1.6 1.156 1.6 "
                    + "1.156 6.6 1.156 4.6 1.156 1.6 1.156 1.6 1.156 1.6 3.156 1.6 2.156 1.6 1.156 2.6 1.156 1.6 "
                    + "1.156 1.6 1.156 1.6 1.156 1.6 1.156 1.6 2.156 1.6 1.156 2.6 4.156 1.6 7.156 1.6 4.156 1.6 "
                    + "4.156 1.6 1.156 1.6 a.156 1.6 11.156 5.6 3.156 1.6 5.156 1.6 11.156 34.6 2.156 10e.0 2c.156 "
                    + "4.0 64.156 c.0 f.156 2.0 f.156 1.0 f.156 1.0 25.156 a.0 ae.156 38.0 1a.32 1.0 2.156 d.0 "
                    + "2c.156 4.0 9.156 7.0 2.156 e.0 6.156 9a.0 3d8.156 8.0 d.156 3.0 d.156 3.0 74.156 c.0 59.156 "
                    + "7.0 c.156 14.0 c.156 4.0 38.156 8.0 a.156 6.0 28.156 8.0 1e.156 2.0 2.156 4e.0 79.156 1.0 "
                    + "52.156 1.0 87.156 c.0 e.156 2.0 5.156 3.0 3.156 5.0 7.156 9.0 19.156 7.0 7.156 9.0 3.156 d.0 "
                    + "7.156 29.0 93.156 1.0 37.156 25.0 a.156 406.35 a6de.156 22.35 1035.156 b.35 de.156 2.35 "
                    + "1682.156 e.35 1d31.156 c1f.35 21e.156 5e2.35 134b.156 aecb6.0 1.156 1e.0 60.156 80.40 f0.156 ";
            static final int[] STARTS;
            static final byte[] SCRIPTS;

            static {
                String[] runs = TEXT.split(" ");
                STARTS = new int[runs.length];
                SCRIPTS = new byte[runs.length];
                int at = 0;
                for (int i = 0; i < runs.length; i++) {
                    int dot = runs[i].indexOf('.');
                    at += Integer.parseInt(runs[i].substring(0, dot), 16);
                    STARTS[i] = at;
                    SCRIPTS[i] = (byte) Integer.parseInt(runs[i].substring(dot + 1));
                }
            }
        }

        public static UnicodeScript of(int codePoint) {
            checkCodePoint(codePoint);
            int i = java.util.Arrays.binarySearch(Table.STARTS, codePoint);
            return values()[Table.SCRIPTS[i >= 0 ? i : -i - 2] & 0xff];
        }

        public static final UnicodeScript forName(String scriptName) {
            String wanted = scriptName.toUpperCase(java.util.Locale.ENGLISH);
            UnicodeScript[] all = values();
            for (int i = 0; i < all.length; i++) {
                if (all[i].code.toUpperCase(java.util.Locale.ENGLISH).equals(wanted)) {
                    return all[i];
                }
            }
            return valueOf(wanted);
        }
    }

    @Override
    public Optional<DynamicConstantDesc<Character>> describeConstable() {
        return Optional.of(DynamicConstantDesc.ofNamed(ConstantDescs.BSM_EXPLICIT_CAST,
                ConstantDescs.DEFAULT_NAME, ConstantDescs.CD_char, (int) value));
    }
}
