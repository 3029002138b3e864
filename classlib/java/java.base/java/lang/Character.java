package java.lang;

import java.io.Serializable;

/**
 * The box of a char, and all questions about characters. Properties and simple case mappings come from a table in the
 * VM (bits and the other natives are intrinsics), which knows every code point.
 */
public final class Character implements Serializable, Comparable<Character> {
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
}
