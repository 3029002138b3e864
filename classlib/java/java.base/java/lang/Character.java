package java.lang;

import java.io.Serializable;
import java.lang.constant.Constable;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.util.Optional;

/**
 * The box of a char, and all questions about characters. Properties and simple case mappings come from a table in the
 * VM (bits and the other natives are intrinsics), which knows every code point; all facts are of Unicode 16.
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

    /** The upper six bits of a first and of a second half of a pair; the lower ten are its share of the code point. */
    private static final int FIRST = MIN_HIGH_SURROGATE >> 10, SECOND = MIN_LOW_SURROGATE >> 10;

    public static boolean isValidCodePoint(int codePoint) {
        return codePoint >>> 16 <= MAX_CODE_POINT >>> 16;
    }

    public static boolean isBmpCodePoint(int codePoint) {
        return codePoint >>> 16 == 0;
    }

    public static boolean isSupplementaryCodePoint(int codePoint) {
        return isValidCodePoint(codePoint) && !isBmpCodePoint(codePoint);
    }

    public static boolean isHighSurrogate(char ch) {
        return ch >> 10 == FIRST;
    }

    public static boolean isLowSurrogate(char ch) {
        return ch >> 10 == SECOND;
    }

    public static boolean isSurrogate(char ch) {
        return ch >> 11 == FIRST >> 1;
    }

    public static boolean isSurrogatePair(char high, char low) {
        return high >> 10 == FIRST && low >> 10 == SECOND;
    }

    public static int charCount(int codePoint) {
        return codePoint < MIN_SUPPLEMENTARY_CODE_POINT ? 1 : 2;
    }

    public static int toCodePoint(char high, char low) {
        return (high << 10) + low + (MIN_SUPPLEMENTARY_CODE_POINT - (MIN_HIGH_SURROGATE << 10) - MIN_LOW_SURROGATE);
    }

    public static char highSurrogate(int codePoint) {
        return (char) (MIN_HIGH_SURROGATE + (codePoint - MIN_SUPPLEMENTARY_CODE_POINT >> 10));
    }

    public static char lowSurrogate(int codePoint) {
        return (char) (MIN_LOW_SURROGATE | codePoint & 0x3ff);
    }

    private static IndexOutOfBoundsException outside(int place, int from, int to) {
        return new IndexOutOfBoundsException(place + " is not in " + from + " to " + to);
    }

    /** A part of an array or text must lie within it. */
    private static void checkPart(int from, int to, int length) {
        if (from < 0 || to < from) {
            throw outside(from, 0, to);
        }
        if (to > length) {
            throw outside(to, from, length);
        }
    }

    public static int codePointAt(CharSequence seq, int index) {
        char unit = seq.charAt(index);
        boolean paired = unit >> 10 == FIRST && index != seq.length() - 1;
        char other = paired ? seq.charAt(index + 1) : 0;
        return other >> 10 == SECOND ? toCodePoint(unit, other) : unit;
    }

    public static int codePointAt(char[] a, int index) {
        return codePointIn(a, index, a.length);
    }

    public static int codePointAt(char[] a, int index, int limit) {
        checkPart(index, limit, a.length);
        if (index == limit) {
            throw outside(index, 0, limit - 1);
        }
        return codePointIn(a, index, limit);
    }

    /** Unchecked; what stands at the limit is not looked at. */
    static int codePointIn(char[] a, int index, int limit) {
        char unit = a[index];
        if (unit >> 10 != FIRST || index + 1 == limit) {
            return unit;
        }
        char other = a[index + 1];
        return other >> 10 == SECOND ? toCodePoint(unit, other) : unit;
    }

    public static int codePointBefore(CharSequence seq, int index) {
        char unit = seq.charAt(index - 1);
        boolean paired = unit >> 10 == SECOND && index > 1;
        char other = paired ? seq.charAt(index - 2) : 0;
        return other >> 10 == FIRST ? toCodePoint(other, unit) : unit;
    }

    public static int codePointBefore(char[] a, int index) {
        return codePointEnding(a, index, 0);
    }

    public static int codePointBefore(char[] a, int index, int start) {
        checkPart(start, index, a.length);
        if (index == start) {
            throw outside(index - 1, start, index);
        }
        return codePointEnding(a, index, start);
    }

    static int codePointEnding(char[] a, int end, int start) {
        char unit = a[end - 1];
        if (unit >> 10 != SECOND || end - 1 == start) {
            return unit;
        }
        char other = a[end - 2];
        return other >> 10 == FIRST ? toCodePoint(other, unit) : unit;
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
        checkCodePoint(codePoint);
        char[] units = new char[charCount(codePoint)];
        toChars(codePoint, units, 0);
        return units;
    }

    private static void checkCodePoint(int codePoint) {
        if (!isValidCodePoint(codePoint)) {
            throw new IllegalArgumentException("Not a valid Unicode code point: 0x"
                    + Integer.toHexString(codePoint).toUpperCase());
        }
    }

    public static int codePointCount(CharSequence seq, int beginIndex, int endIndex) {
        checkPart(beginIndex, endIndex, seq.length());
        int pairs = 0;
        boolean open = false;
        for (int i = beginIndex; i < endIndex; i++) {
            char unit = seq.charAt(i);
            pairs += open && unit >> 10 == SECOND ? 1 : 0;
            open = unit >> 10 == FIRST;
        }
        return endIndex - beginIndex - pairs;
    }

    public static int codePointCount(char[] a, int offset, int count) {
        checkPart(offset, offset + count, a.length);
        return codePointsIn(a, offset, offset + count);
    }

    /** As many as there are units, but that each second half of a pair is none. */
    static int codePointsIn(char[] a, int from, int to) {
        int n = to - from;
        for (int i = from + 1; i < to; i++) {
            if (a[i] >> 10 == SECOND && a[i - 1] >> 10 == FIRST) {
                n--;
            }
        }
        return n;
    }

    public static int offsetByCodePoints(CharSequence seq, int index, int codePointOffset) {
        char[] units = seq.toString().toCharArray();
        checkPart(0, index, units.length);
        return moved(units, 0, units.length, index, codePointOffset);
    }

    public static int offsetByCodePoints(char[] a, int start, int count, int index, int codePointOffset) {
        int end = start + count;
        checkPart(start, end, a.length);
        checkPart(start, index, end);
        return moved(a, start, end, index, codePointOffset);
    }

    /** The place so many code points after `index`, or before it if `steps` is negative. */
    static int moved(char[] a, int start, int end, int index, int steps) {
        int at = index;
        for (int left = Math.abs(steps); left != 0; left--) {
            if (at == (steps > 0 ? end : start)) {
                throw outside(at + Integer.signum(steps), start, end);
            }
            at += steps > 0 ? charCount(codePointIn(a, at, end)) : -charCount(codePointEnding(a, at, start));
        }
        return at;
    }

    // Properties: natives look the code point up; vm/base/unicode.h has a picture of the word that bits answers.

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

    public static boolean isEmoji(int codePoint) {
        return Emoji.has(0, codePoint);
    }

    public static boolean isEmojiPresentation(int codePoint) {
        return Emoji.has(1, codePoint);
    }

    public static boolean isEmojiModifier(int codePoint) {
        return Emoji.has(2, codePoint);
    }

    public static boolean isEmojiModifierBase(int codePoint) {
        return Emoji.has(3, codePoint);
    }

    public static boolean isEmojiComponent(int codePoint) {
        return Emoji.has(4, codePoint);
    }

    public static boolean isExtendedPictographic(int codePoint) {
        return Emoji.has(5, codePoint);
    }

    /** The name in Unicode; where it has none, that of the block and the number; null if it is not assigned. */
    public static String getName(int codePoint) {
        checkCodePoint(codePoint);
        if (getType(codePoint) == UNASSIGNED) return null;
        String name = CharacterNames.name(codePoint);
        if (name != null) return name;
        UnicodeBlock block = UnicodeBlock.of(codePoint);
        String number = Integer.toHexString(codePoint).toUpperCase();
        return block == null ? number : block.toString().replace('_', ' ') + " " + number;
    }

    public static int codePointOf(String name) {
        String wanted = name.trim().toUpperCase(java.util.Locale.ROOT);
        int c = CharacterNames.codePoint(wanted);
        if (c >= 0) return c;
        int space = wanted.lastIndexOf(' ');
        try {
            c = Integer.parseInt(wanted.substring(space + 1), 16);
            if (isValidCodePoint(c) && wanted.equals(getName(c))) return c;
        } catch (NumberFormatException e) {
            // no number: the name is unknown
        }
        throw new IllegalArgumentException("Unrecognized character name :" + name);
    }

    /** The properties of emoji: runs, "distance from the end of the run before . length" in hexadecimal. */
    private static final class Emoji {
        private static final String EMOJI =
                "23.1 6.1 5.a 6f.1 4.1 1f8d.1 c.1 d8.1 16.1 5a.6 f.2 16f.2 c.1 a6.1 19.b 4.3 c7.1 e7.2 a.1 "
                + "9.1 3a.4 1.5 9.1 2.1 2.2 2.1 4.1 2.1 1.2 2.1 3.1 3.2 8.3 5.1 1.1 5.c b.2 2.1 1.2 1.1 12.1 "
                + "2.2 12.6 1.1 1.2 3.2 5.1 2.2 4.2 b.2 5.2 2.1 5.2 1.1 1.2 14.2 5.6 1.4 2.1 4.1 2.1 2.6 1.1 "
                + "2.1 1.1 1.1 6.1 3.1 6.1 a.2 f.1 2.1 4.1 1.1 4.3 1.1 b.2 30.3 9.1 e.1 e.1 174.2 1cf.3 13.2 "
                + "33.1 4.1 4da.1 c.1 259.1 1.1 1bd6a.1 ca.1 a0.2 c.2 e.1 2.a 4b.1a 1.2 17.1 14.1 2.9 15.2 "
                + "ae.22 2.70 2.2 1.3 2.53 2.3 1.107 1.3f b.6 1.18 7.2 2.8 c.1 2.4 2.1 4.2 d.2 2.1 8.2 9.1 5.3 "
                + "c.3 8.3 2.1 1.1 4.1 6.1 3.1 6.56 30.46 5.8 2.3 4.a 3.1 1.2 3.1 2.a e3.c 4.1 11b.2f 1.a 1.b9 "
                + "70.d 3.a 5.38 7.f 2.b 6.9";

        private static final String PRESENTATION =
                "231a.2 cd.4 3.1 2.1 209.2 15.2 32.c 2b.1 13.1 d.1 8.2 11.2 5.2 8.1 5.1 15.1 7.2 1.1 4.1 2.1 "
                + "7.1 4.2 1c.1 23.1 1.1 4.3 1.1 3d.3 18.1 e.1 35b.2 33.1 4.1 1c4ae.1 ca.1 be.1 2.a 4b.1a 1.1 "
                + "18.1 14.1 2.5 1.3 15.2 ae.21 c.9 1.46 1.16 c.2b 4.5 c.11 3.1 3.47 1.1 1.bb 2.3f d.4 1.18 "
                + "12.1 1a.2 d.1 56.55 30.46 6.1 3.3 2.3 4.4 b.2 7.9 e3.c 4.1 11b.2f 1.a 1.b9 70.d 3.a 5.38 "
                + "7.f 2.b 6.9";

        private static final String MODIFIER = "1f3fb.5";

        private static final String BASE =
                "261d.1 db.1 10.4 1cc77.1 3c.3 2.1 2.3 75.2 2.b 15.13 3.1 4.3 1.3 7.1 1.1 18.1 c9.2 4.1 15.1 "
                + "4.2 ae.3 3.5 53.1 10.3 9.1 b.1 23f.1 2.1 8.8 6.1 9.a 2.3 38.1 3d.2 1.2 1.1 11.3 1.d e5.3 "
                + "2a.9";

        private static final String COMPONENT = "23.1 6.1 5.a 1fd3.1 d5.1 dd2b.1 f3d6.1a 1fb.5 5b0.4 c066c.60";

        private static final String PICTOGRAPHIC =
                "a9.1 4.1 1f8d.1 c.1 d8.1 16.1 5a.6 f.2 16f.2 c.1 5f.1 46.1 19.b 4.3 c7.1 e7.2 a.1 9.1 3a.4 "
                + "1.6 1.c 1.72 a.76 2.b 1.1 1.1 6.1 3.1 6.1 a.2 f.1 2.1 4.1 1.1 4.3 1.1 b.5 2d.3 9.1 e.1 e.1 "
                + "174.2 1cf.3 13.2 33.1 4.1 4da.1 c.1 259.1 1.1 1bd66.100 d.3 1f.1 3c.6 c.2 e.1 2.a 12.39 "
                + "1b.f a.1 14.1 2.9 1.4 9.1b2 5.13e 8.10a 30.80 74.c 55.2b c.4 38.8 a.6 28.8 1e.52 c.2f 1.a "
                + "1.1b9 100.3fe";

        private static final String[] TEXTS = {EMOJI, PRESENTATION, MODIFIER, BASE, COMPONENT, PICTOGRAPHIC};

        /** Where each property begins and ends to hold, in turn. */
        private static final int[][] EDGES = new int[TEXTS.length][];

        static boolean has(int property, int c) {
            int[] edges = EDGES[property];
            if (edges == null) edges = EDGES[property] = read(TEXTS[property]);
            int i = java.util.Arrays.binarySearch(edges, c);
            return ((i >= 0 ? i : -i - 2) & 1) == 0;
        }

        private static int[] read(String text) {
            String[] runs = text.split("[ .]");
            int[] edges = new int[runs.length];
            for (int i = 0, at = 0; i < runs.length; i++) {
                at += Integer.parseInt(runs[i], 16);
                edges[i] = at;
            }
            return edges;
        }
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
        public static final UnicodeBlock SPACING_MODIFIER_LETTERS =
                new UnicodeBlock("SPACING_MODIFIER_LETTERS");
        public static final UnicodeBlock COMBINING_DIACRITICAL_MARKS =
                new UnicodeBlock("COMBINING_DIACRITICAL_MARKS");
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
        public static final UnicodeBlock ARABIC_EXTENDED_B = new UnicodeBlock("ARABIC_EXTENDED_B");
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
        public static final UnicodeBlock UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS =
                new UnicodeBlock("UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS");
        public static final UnicodeBlock OGHAM = new UnicodeBlock("OGHAM");
        public static final UnicodeBlock RUNIC = new UnicodeBlock("RUNIC");
        public static final UnicodeBlock TAGALOG = new UnicodeBlock("TAGALOG");
        public static final UnicodeBlock HANUNOO = new UnicodeBlock("HANUNOO");
        public static final UnicodeBlock BUHID = new UnicodeBlock("BUHID");
        public static final UnicodeBlock TAGBANWA = new UnicodeBlock("TAGBANWA");
        public static final UnicodeBlock KHMER = new UnicodeBlock("KHMER");
        public static final UnicodeBlock MONGOLIAN = new UnicodeBlock("MONGOLIAN");
        public static final UnicodeBlock UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED =
                new UnicodeBlock("UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED");
        public static final UnicodeBlock LIMBU = new UnicodeBlock("LIMBU");
        public static final UnicodeBlock TAI_LE = new UnicodeBlock("TAI_LE");
        public static final UnicodeBlock NEW_TAI_LUE = new UnicodeBlock("NEW_TAI_LUE");
        public static final UnicodeBlock KHMER_SYMBOLS = new UnicodeBlock("KHMER_SYMBOLS");
        public static final UnicodeBlock BUGINESE = new UnicodeBlock("BUGINESE");
        public static final UnicodeBlock TAI_THAM = new UnicodeBlock("TAI_THAM");
        public static final UnicodeBlock COMBINING_DIACRITICAL_MARKS_EXTENDED =
                new UnicodeBlock("COMBINING_DIACRITICAL_MARKS_EXTENDED");
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
        public static final UnicodeBlock PHONETIC_EXTENSIONS_SUPPLEMENT =
                new UnicodeBlock("PHONETIC_EXTENSIONS_SUPPLEMENT");
        public static final UnicodeBlock COMBINING_DIACRITICAL_MARKS_SUPPLEMENT =
                new UnicodeBlock("COMBINING_DIACRITICAL_MARKS_SUPPLEMENT");
        public static final UnicodeBlock LATIN_EXTENDED_ADDITIONAL =
                new UnicodeBlock("LATIN_EXTENDED_ADDITIONAL");
        public static final UnicodeBlock GREEK_EXTENDED = new UnicodeBlock("GREEK_EXTENDED");
        public static final UnicodeBlock GENERAL_PUNCTUATION = new UnicodeBlock("GENERAL_PUNCTUATION");
        public static final UnicodeBlock SUPERSCRIPTS_AND_SUBSCRIPTS =
                new UnicodeBlock("SUPERSCRIPTS_AND_SUBSCRIPTS");
        public static final UnicodeBlock CURRENCY_SYMBOLS = new UnicodeBlock("CURRENCY_SYMBOLS");
        public static final UnicodeBlock COMBINING_MARKS_FOR_SYMBOLS =
                new UnicodeBlock("COMBINING_MARKS_FOR_SYMBOLS");
        public static final UnicodeBlock LETTERLIKE_SYMBOLS = new UnicodeBlock("LETTERLIKE_SYMBOLS");
        public static final UnicodeBlock NUMBER_FORMS = new UnicodeBlock("NUMBER_FORMS");
        public static final UnicodeBlock ARROWS = new UnicodeBlock("ARROWS");
        public static final UnicodeBlock MATHEMATICAL_OPERATORS = new UnicodeBlock("MATHEMATICAL_OPERATORS");
        public static final UnicodeBlock MISCELLANEOUS_TECHNICAL =
                new UnicodeBlock("MISCELLANEOUS_TECHNICAL");
        public static final UnicodeBlock CONTROL_PICTURES = new UnicodeBlock("CONTROL_PICTURES");
        public static final UnicodeBlock OPTICAL_CHARACTER_RECOGNITION =
                new UnicodeBlock("OPTICAL_CHARACTER_RECOGNITION");
        public static final UnicodeBlock ENCLOSED_ALPHANUMERICS = new UnicodeBlock("ENCLOSED_ALPHANUMERICS");
        public static final UnicodeBlock BOX_DRAWING = new UnicodeBlock("BOX_DRAWING");
        public static final UnicodeBlock BLOCK_ELEMENTS = new UnicodeBlock("BLOCK_ELEMENTS");
        public static final UnicodeBlock GEOMETRIC_SHAPES = new UnicodeBlock("GEOMETRIC_SHAPES");
        public static final UnicodeBlock MISCELLANEOUS_SYMBOLS = new UnicodeBlock("MISCELLANEOUS_SYMBOLS");
        public static final UnicodeBlock DINGBATS = new UnicodeBlock("DINGBATS");
        public static final UnicodeBlock MISCELLANEOUS_MATHEMATICAL_SYMBOLS_A =
                new UnicodeBlock("MISCELLANEOUS_MATHEMATICAL_SYMBOLS_A");
        public static final UnicodeBlock SUPPLEMENTAL_ARROWS_A = new UnicodeBlock("SUPPLEMENTAL_ARROWS_A");
        public static final UnicodeBlock BRAILLE_PATTERNS = new UnicodeBlock("BRAILLE_PATTERNS");
        public static final UnicodeBlock SUPPLEMENTAL_ARROWS_B = new UnicodeBlock("SUPPLEMENTAL_ARROWS_B");
        public static final UnicodeBlock MISCELLANEOUS_MATHEMATICAL_SYMBOLS_B =
                new UnicodeBlock("MISCELLANEOUS_MATHEMATICAL_SYMBOLS_B");
        public static final UnicodeBlock SUPPLEMENTAL_MATHEMATICAL_OPERATORS =
                new UnicodeBlock("SUPPLEMENTAL_MATHEMATICAL_OPERATORS");
        public static final UnicodeBlock MISCELLANEOUS_SYMBOLS_AND_ARROWS =
                new UnicodeBlock("MISCELLANEOUS_SYMBOLS_AND_ARROWS");
        public static final UnicodeBlock GLAGOLITIC = new UnicodeBlock("GLAGOLITIC");
        public static final UnicodeBlock LATIN_EXTENDED_C = new UnicodeBlock("LATIN_EXTENDED_C");
        public static final UnicodeBlock COPTIC = new UnicodeBlock("COPTIC");
        public static final UnicodeBlock GEORGIAN_SUPPLEMENT = new UnicodeBlock("GEORGIAN_SUPPLEMENT");
        public static final UnicodeBlock TIFINAGH = new UnicodeBlock("TIFINAGH");
        public static final UnicodeBlock ETHIOPIC_EXTENDED = new UnicodeBlock("ETHIOPIC_EXTENDED");
        public static final UnicodeBlock CYRILLIC_EXTENDED_A = new UnicodeBlock("CYRILLIC_EXTENDED_A");
        public static final UnicodeBlock SUPPLEMENTAL_PUNCTUATION =
                new UnicodeBlock("SUPPLEMENTAL_PUNCTUATION");
        public static final UnicodeBlock CJK_RADICALS_SUPPLEMENT =
                new UnicodeBlock("CJK_RADICALS_SUPPLEMENT");
        public static final UnicodeBlock KANGXI_RADICALS = new UnicodeBlock("KANGXI_RADICALS");
        public static final UnicodeBlock IDEOGRAPHIC_DESCRIPTION_CHARACTERS =
                new UnicodeBlock("IDEOGRAPHIC_DESCRIPTION_CHARACTERS");
        public static final UnicodeBlock CJK_SYMBOLS_AND_PUNCTUATION =
                new UnicodeBlock("CJK_SYMBOLS_AND_PUNCTUATION");
        public static final UnicodeBlock HIRAGANA = new UnicodeBlock("HIRAGANA");
        public static final UnicodeBlock KATAKANA = new UnicodeBlock("KATAKANA");
        public static final UnicodeBlock BOPOMOFO = new UnicodeBlock("BOPOMOFO");
        public static final UnicodeBlock HANGUL_COMPATIBILITY_JAMO =
                new UnicodeBlock("HANGUL_COMPATIBILITY_JAMO");
        public static final UnicodeBlock KANBUN = new UnicodeBlock("KANBUN");
        public static final UnicodeBlock BOPOMOFO_EXTENDED = new UnicodeBlock("BOPOMOFO_EXTENDED");
        public static final UnicodeBlock CJK_STROKES = new UnicodeBlock("CJK_STROKES");
        public static final UnicodeBlock KATAKANA_PHONETIC_EXTENSIONS =
                new UnicodeBlock("KATAKANA_PHONETIC_EXTENSIONS");
        public static final UnicodeBlock ENCLOSED_CJK_LETTERS_AND_MONTHS =
                new UnicodeBlock("ENCLOSED_CJK_LETTERS_AND_MONTHS");
        public static final UnicodeBlock CJK_COMPATIBILITY = new UnicodeBlock("CJK_COMPATIBILITY");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_A =
                new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_A");
        public static final UnicodeBlock YIJING_HEXAGRAM_SYMBOLS =
                new UnicodeBlock("YIJING_HEXAGRAM_SYMBOLS");
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
        public static final UnicodeBlock COMMON_INDIC_NUMBER_FORMS =
                new UnicodeBlock("COMMON_INDIC_NUMBER_FORMS");
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
        public static final UnicodeBlock MEETEI_MAYEK_EXTENSIONS =
                new UnicodeBlock("MEETEI_MAYEK_EXTENSIONS");
        public static final UnicodeBlock ETHIOPIC_EXTENDED_A = new UnicodeBlock("ETHIOPIC_EXTENDED_A");
        public static final UnicodeBlock LATIN_EXTENDED_E = new UnicodeBlock("LATIN_EXTENDED_E");
        public static final UnicodeBlock CHEROKEE_SUPPLEMENT = new UnicodeBlock("CHEROKEE_SUPPLEMENT");
        public static final UnicodeBlock MEETEI_MAYEK = new UnicodeBlock("MEETEI_MAYEK");
        public static final UnicodeBlock HANGUL_SYLLABLES = new UnicodeBlock("HANGUL_SYLLABLES");
        public static final UnicodeBlock HANGUL_JAMO_EXTENDED_B = new UnicodeBlock("HANGUL_JAMO_EXTENDED_B");
        public static final UnicodeBlock HIGH_SURROGATES = new UnicodeBlock("HIGH_SURROGATES");
        public static final UnicodeBlock HIGH_PRIVATE_USE_SURROGATES =
                new UnicodeBlock("HIGH_PRIVATE_USE_SURROGATES");
        public static final UnicodeBlock LOW_SURROGATES = new UnicodeBlock("LOW_SURROGATES");
        public static final UnicodeBlock PRIVATE_USE_AREA = new UnicodeBlock("PRIVATE_USE_AREA");
        public static final UnicodeBlock CJK_COMPATIBILITY_IDEOGRAPHS =
                new UnicodeBlock("CJK_COMPATIBILITY_IDEOGRAPHS");
        public static final UnicodeBlock ALPHABETIC_PRESENTATION_FORMS =
                new UnicodeBlock("ALPHABETIC_PRESENTATION_FORMS");
        public static final UnicodeBlock ARABIC_PRESENTATION_FORMS_A =
                new UnicodeBlock("ARABIC_PRESENTATION_FORMS_A");
        public static final UnicodeBlock VARIATION_SELECTORS = new UnicodeBlock("VARIATION_SELECTORS");
        public static final UnicodeBlock VERTICAL_FORMS = new UnicodeBlock("VERTICAL_FORMS");
        public static final UnicodeBlock COMBINING_HALF_MARKS = new UnicodeBlock("COMBINING_HALF_MARKS");
        public static final UnicodeBlock CJK_COMPATIBILITY_FORMS =
                new UnicodeBlock("CJK_COMPATIBILITY_FORMS");
        public static final UnicodeBlock SMALL_FORM_VARIANTS = new UnicodeBlock("SMALL_FORM_VARIANTS");
        public static final UnicodeBlock ARABIC_PRESENTATION_FORMS_B =
                new UnicodeBlock("ARABIC_PRESENTATION_FORMS_B");
        public static final UnicodeBlock HALFWIDTH_AND_FULLWIDTH_FORMS =
                new UnicodeBlock("HALFWIDTH_AND_FULLWIDTH_FORMS");
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
        public static final UnicodeBlock VITHKUQI = new UnicodeBlock("VITHKUQI");
        public static final UnicodeBlock TODHRI = new UnicodeBlock("TODHRI");
        public static final UnicodeBlock LINEAR_A = new UnicodeBlock("LINEAR_A");
        public static final UnicodeBlock LATIN_EXTENDED_F = new UnicodeBlock("LATIN_EXTENDED_F");
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
        public static final UnicodeBlock GARAY = new UnicodeBlock("GARAY");
        public static final UnicodeBlock RUMI_NUMERAL_SYMBOLS = new UnicodeBlock("RUMI_NUMERAL_SYMBOLS");
        public static final UnicodeBlock YEZIDI = new UnicodeBlock("YEZIDI");
        public static final UnicodeBlock ARABIC_EXTENDED_C = new UnicodeBlock("ARABIC_EXTENDED_C");
        public static final UnicodeBlock OLD_SOGDIAN = new UnicodeBlock("OLD_SOGDIAN");
        public static final UnicodeBlock SOGDIAN = new UnicodeBlock("SOGDIAN");
        public static final UnicodeBlock OLD_UYGHUR = new UnicodeBlock("OLD_UYGHUR");
        public static final UnicodeBlock CHORASMIAN = new UnicodeBlock("CHORASMIAN");
        public static final UnicodeBlock ELYMAIC = new UnicodeBlock("ELYMAIC");
        public static final UnicodeBlock BRAHMI = new UnicodeBlock("BRAHMI");
        public static final UnicodeBlock KAITHI = new UnicodeBlock("KAITHI");
        public static final UnicodeBlock SORA_SOMPENG = new UnicodeBlock("SORA_SOMPENG");
        public static final UnicodeBlock CHAKMA = new UnicodeBlock("CHAKMA");
        public static final UnicodeBlock MAHAJANI = new UnicodeBlock("MAHAJANI");
        public static final UnicodeBlock SHARADA = new UnicodeBlock("SHARADA");
        public static final UnicodeBlock SINHALA_ARCHAIC_NUMBERS =
                new UnicodeBlock("SINHALA_ARCHAIC_NUMBERS");
        public static final UnicodeBlock KHOJKI = new UnicodeBlock("KHOJKI");
        public static final UnicodeBlock MULTANI = new UnicodeBlock("MULTANI");
        public static final UnicodeBlock KHUDAWADI = new UnicodeBlock("KHUDAWADI");
        public static final UnicodeBlock GRANTHA = new UnicodeBlock("GRANTHA");
        public static final UnicodeBlock TULU_TIGALARI = new UnicodeBlock("TULU_TIGALARI");
        public static final UnicodeBlock NEWA = new UnicodeBlock("NEWA");
        public static final UnicodeBlock TIRHUTA = new UnicodeBlock("TIRHUTA");
        public static final UnicodeBlock SIDDHAM = new UnicodeBlock("SIDDHAM");
        public static final UnicodeBlock MODI = new UnicodeBlock("MODI");
        public static final UnicodeBlock MONGOLIAN_SUPPLEMENT = new UnicodeBlock("MONGOLIAN_SUPPLEMENT");
        public static final UnicodeBlock TAKRI = new UnicodeBlock("TAKRI");
        public static final UnicodeBlock MYANMAR_EXTENDED_C = new UnicodeBlock("MYANMAR_EXTENDED_C");
        public static final UnicodeBlock AHOM = new UnicodeBlock("AHOM");
        public static final UnicodeBlock DOGRA = new UnicodeBlock("DOGRA");
        public static final UnicodeBlock WARANG_CITI = new UnicodeBlock("WARANG_CITI");
        public static final UnicodeBlock DIVES_AKURU = new UnicodeBlock("DIVES_AKURU");
        public static final UnicodeBlock NANDINAGARI = new UnicodeBlock("NANDINAGARI");
        public static final UnicodeBlock ZANABAZAR_SQUARE = new UnicodeBlock("ZANABAZAR_SQUARE");
        public static final UnicodeBlock SOYOMBO = new UnicodeBlock("SOYOMBO");
        public static final UnicodeBlock UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED_A =
                new UnicodeBlock("UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED_A");
        public static final UnicodeBlock PAU_CIN_HAU = new UnicodeBlock("PAU_CIN_HAU");
        public static final UnicodeBlock DEVANAGARI_EXTENDED_A = new UnicodeBlock("DEVANAGARI_EXTENDED_A");
        public static final UnicodeBlock SUNUWAR = new UnicodeBlock("SUNUWAR");
        public static final UnicodeBlock BHAIKSUKI = new UnicodeBlock("BHAIKSUKI");
        public static final UnicodeBlock MARCHEN = new UnicodeBlock("MARCHEN");
        public static final UnicodeBlock MASARAM_GONDI = new UnicodeBlock("MASARAM_GONDI");
        public static final UnicodeBlock GUNJALA_GONDI = new UnicodeBlock("GUNJALA_GONDI");
        public static final UnicodeBlock MAKASAR = new UnicodeBlock("MAKASAR");
        public static final UnicodeBlock KAWI = new UnicodeBlock("KAWI");
        public static final UnicodeBlock LISU_SUPPLEMENT = new UnicodeBlock("LISU_SUPPLEMENT");
        public static final UnicodeBlock TAMIL_SUPPLEMENT = new UnicodeBlock("TAMIL_SUPPLEMENT");
        public static final UnicodeBlock CUNEIFORM = new UnicodeBlock("CUNEIFORM");
        public static final UnicodeBlock CUNEIFORM_NUMBERS_AND_PUNCTUATION =
                new UnicodeBlock("CUNEIFORM_NUMBERS_AND_PUNCTUATION");
        public static final UnicodeBlock EARLY_DYNASTIC_CUNEIFORM =
                new UnicodeBlock("EARLY_DYNASTIC_CUNEIFORM");
        public static final UnicodeBlock CYPRO_MINOAN = new UnicodeBlock("CYPRO_MINOAN");
        public static final UnicodeBlock EGYPTIAN_HIEROGLYPHS = new UnicodeBlock("EGYPTIAN_HIEROGLYPHS");
        public static final UnicodeBlock EGYPTIAN_HIEROGLYPH_FORMAT_CONTROLS =
                new UnicodeBlock("EGYPTIAN_HIEROGLYPH_FORMAT_CONTROLS");
        public static final UnicodeBlock EGYPTIAN_HIEROGLYPHS_EXTENDED_A =
                new UnicodeBlock("EGYPTIAN_HIEROGLYPHS_EXTENDED_A");
        public static final UnicodeBlock ANATOLIAN_HIEROGLYPHS = new UnicodeBlock("ANATOLIAN_HIEROGLYPHS");
        public static final UnicodeBlock GURUNG_KHEMA = new UnicodeBlock("GURUNG_KHEMA");
        public static final UnicodeBlock BAMUM_SUPPLEMENT = new UnicodeBlock("BAMUM_SUPPLEMENT");
        public static final UnicodeBlock MRO = new UnicodeBlock("MRO");
        public static final UnicodeBlock TANGSA = new UnicodeBlock("TANGSA");
        public static final UnicodeBlock BASSA_VAH = new UnicodeBlock("BASSA_VAH");
        public static final UnicodeBlock PAHAWH_HMONG = new UnicodeBlock("PAHAWH_HMONG");
        public static final UnicodeBlock KIRAT_RAI = new UnicodeBlock("KIRAT_RAI");
        public static final UnicodeBlock MEDEFAIDRIN = new UnicodeBlock("MEDEFAIDRIN");
        public static final UnicodeBlock MIAO = new UnicodeBlock("MIAO");
        public static final UnicodeBlock IDEOGRAPHIC_SYMBOLS_AND_PUNCTUATION =
                new UnicodeBlock("IDEOGRAPHIC_SYMBOLS_AND_PUNCTUATION");
        public static final UnicodeBlock TANGUT = new UnicodeBlock("TANGUT");
        public static final UnicodeBlock TANGUT_COMPONENTS = new UnicodeBlock("TANGUT_COMPONENTS");
        public static final UnicodeBlock KHITAN_SMALL_SCRIPT = new UnicodeBlock("KHITAN_SMALL_SCRIPT");
        public static final UnicodeBlock TANGUT_SUPPLEMENT = new UnicodeBlock("TANGUT_SUPPLEMENT");
        public static final UnicodeBlock KANA_EXTENDED_B = new UnicodeBlock("KANA_EXTENDED_B");
        public static final UnicodeBlock KANA_SUPPLEMENT = new UnicodeBlock("KANA_SUPPLEMENT");
        public static final UnicodeBlock KANA_EXTENDED_A = new UnicodeBlock("KANA_EXTENDED_A");
        public static final UnicodeBlock SMALL_KANA_EXTENSION = new UnicodeBlock("SMALL_KANA_EXTENSION");
        public static final UnicodeBlock NUSHU = new UnicodeBlock("NUSHU");
        public static final UnicodeBlock DUPLOYAN = new UnicodeBlock("DUPLOYAN");
        public static final UnicodeBlock SHORTHAND_FORMAT_CONTROLS =
                new UnicodeBlock("SHORTHAND_FORMAT_CONTROLS");
        public static final UnicodeBlock SYMBOLS_FOR_LEGACY_COMPUTING_SUPPLEMENT =
                new UnicodeBlock("SYMBOLS_FOR_LEGACY_COMPUTING_SUPPLEMENT");
        public static final UnicodeBlock ZNAMENNY_MUSICAL_NOTATION =
                new UnicodeBlock("ZNAMENNY_MUSICAL_NOTATION");
        public static final UnicodeBlock BYZANTINE_MUSICAL_SYMBOLS =
                new UnicodeBlock("BYZANTINE_MUSICAL_SYMBOLS");
        public static final UnicodeBlock MUSICAL_SYMBOLS = new UnicodeBlock("MUSICAL_SYMBOLS");
        public static final UnicodeBlock ANCIENT_GREEK_MUSICAL_NOTATION =
                new UnicodeBlock("ANCIENT_GREEK_MUSICAL_NOTATION");
        public static final UnicodeBlock KAKTOVIK_NUMERALS = new UnicodeBlock("KAKTOVIK_NUMERALS");
        public static final UnicodeBlock MAYAN_NUMERALS = new UnicodeBlock("MAYAN_NUMERALS");
        public static final UnicodeBlock TAI_XUAN_JING_SYMBOLS = new UnicodeBlock("TAI_XUAN_JING_SYMBOLS");
        public static final UnicodeBlock COUNTING_ROD_NUMERALS = new UnicodeBlock("COUNTING_ROD_NUMERALS");
        public static final UnicodeBlock MATHEMATICAL_ALPHANUMERIC_SYMBOLS =
                new UnicodeBlock("MATHEMATICAL_ALPHANUMERIC_SYMBOLS");
        public static final UnicodeBlock SUTTON_SIGNWRITING = new UnicodeBlock("SUTTON_SIGNWRITING");
        public static final UnicodeBlock LATIN_EXTENDED_G = new UnicodeBlock("LATIN_EXTENDED_G");
        public static final UnicodeBlock GLAGOLITIC_SUPPLEMENT = new UnicodeBlock("GLAGOLITIC_SUPPLEMENT");
        public static final UnicodeBlock CYRILLIC_EXTENDED_D = new UnicodeBlock("CYRILLIC_EXTENDED_D");
        public static final UnicodeBlock NYIAKENG_PUACHUE_HMONG = new UnicodeBlock("NYIAKENG_PUACHUE_HMONG");
        public static final UnicodeBlock TOTO = new UnicodeBlock("TOTO");
        public static final UnicodeBlock WANCHO = new UnicodeBlock("WANCHO");
        public static final UnicodeBlock NAG_MUNDARI = new UnicodeBlock("NAG_MUNDARI");
        public static final UnicodeBlock OL_ONAL = new UnicodeBlock("OL_ONAL");
        public static final UnicodeBlock ETHIOPIC_EXTENDED_B = new UnicodeBlock("ETHIOPIC_EXTENDED_B");
        public static final UnicodeBlock MENDE_KIKAKUI = new UnicodeBlock("MENDE_KIKAKUI");
        public static final UnicodeBlock ADLAM = new UnicodeBlock("ADLAM");
        public static final UnicodeBlock INDIC_SIYAQ_NUMBERS = new UnicodeBlock("INDIC_SIYAQ_NUMBERS");
        public static final UnicodeBlock OTTOMAN_SIYAQ_NUMBERS = new UnicodeBlock("OTTOMAN_SIYAQ_NUMBERS");
        public static final UnicodeBlock ARABIC_MATHEMATICAL_ALPHABETIC_SYMBOLS =
                new UnicodeBlock("ARABIC_MATHEMATICAL_ALPHABETIC_SYMBOLS");
        public static final UnicodeBlock MAHJONG_TILES = new UnicodeBlock("MAHJONG_TILES");
        public static final UnicodeBlock DOMINO_TILES = new UnicodeBlock("DOMINO_TILES");
        public static final UnicodeBlock PLAYING_CARDS = new UnicodeBlock("PLAYING_CARDS");
        public static final UnicodeBlock ENCLOSED_ALPHANUMERIC_SUPPLEMENT =
                new UnicodeBlock("ENCLOSED_ALPHANUMERIC_SUPPLEMENT");
        public static final UnicodeBlock ENCLOSED_IDEOGRAPHIC_SUPPLEMENT =
                new UnicodeBlock("ENCLOSED_IDEOGRAPHIC_SUPPLEMENT");
        public static final UnicodeBlock MISCELLANEOUS_SYMBOLS_AND_PICTOGRAPHS =
                new UnicodeBlock("MISCELLANEOUS_SYMBOLS_AND_PICTOGRAPHS");
        public static final UnicodeBlock EMOTICONS = new UnicodeBlock("EMOTICONS");
        public static final UnicodeBlock ORNAMENTAL_DINGBATS = new UnicodeBlock("ORNAMENTAL_DINGBATS");
        public static final UnicodeBlock TRANSPORT_AND_MAP_SYMBOLS =
                new UnicodeBlock("TRANSPORT_AND_MAP_SYMBOLS");
        public static final UnicodeBlock ALCHEMICAL_SYMBOLS = new UnicodeBlock("ALCHEMICAL_SYMBOLS");
        public static final UnicodeBlock GEOMETRIC_SHAPES_EXTENDED =
                new UnicodeBlock("GEOMETRIC_SHAPES_EXTENDED");
        public static final UnicodeBlock SUPPLEMENTAL_ARROWS_C = new UnicodeBlock("SUPPLEMENTAL_ARROWS_C");
        public static final UnicodeBlock SUPPLEMENTAL_SYMBOLS_AND_PICTOGRAPHS =
                new UnicodeBlock("SUPPLEMENTAL_SYMBOLS_AND_PICTOGRAPHS");
        public static final UnicodeBlock CHESS_SYMBOLS = new UnicodeBlock("CHESS_SYMBOLS");
        public static final UnicodeBlock SYMBOLS_AND_PICTOGRAPHS_EXTENDED_A =
                new UnicodeBlock("SYMBOLS_AND_PICTOGRAPHS_EXTENDED_A");
        public static final UnicodeBlock SYMBOLS_FOR_LEGACY_COMPUTING =
                new UnicodeBlock("SYMBOLS_FOR_LEGACY_COMPUTING");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_B =
                new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_B");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_C =
                new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_C");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_D =
                new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_D");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_E =
                new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_E");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_F =
                new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_F");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_I =
                new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_I");
        public static final UnicodeBlock CJK_COMPATIBILITY_IDEOGRAPHS_SUPPLEMENT =
                new UnicodeBlock("CJK_COMPATIBILITY_IDEOGRAPHS_SUPPLEMENT");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_G =
                new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_G");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_H =
                new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_H");
        public static final UnicodeBlock TAGS = new UnicodeBlock("TAGS");
        public static final UnicodeBlock VARIATION_SELECTORS_SUPPLEMENT =
                new UnicodeBlock("VARIATION_SELECTORS_SUPPLEMENT");
        public static final UnicodeBlock SUPPLEMENTARY_PRIVATE_USE_AREA_A =
                new UnicodeBlock("SUPPLEMENTARY_PRIVATE_USE_AREA_A");
        public static final UnicodeBlock SUPPLEMENTARY_PRIVATE_USE_AREA_B =
                new UnicodeBlock("SUPPLEMENTARY_PRIVATE_USE_AREA_B");
        @Deprecated(since = "1.5")
        public static final UnicodeBlock SURROGATES_AREA = new UnicodeBlock("SURROGATES_AREA");

        /** "start:index" of each block in hexadecimal and decimal, "start" of each gap, in order. */
        private static final String TABLE =
                "0:0 80:1 100:2 180:3 250:4 2b0:5 300:6 370:7 400:8 500:9 530:10 590:11 600:12 700:13 750:14 "
                + "780:15 7c0:16 800:17 840:18 860:19 870:20 8a0:21 900:22 980:23 a00:24 a80:25 b00:26 b80:27 "
                + "c00:28 c80:29 d00:30 d80:31 e00:32 e80:33 f00:34 1000:35 10a0:36 1100:37 1200:38 1380:39 "
                + "13a0:40 1400:41 1680:42 16a0:43 1700:44 1720:45 1740:46 1760:47 1780:48 1800:49 18b0:50 "
                + "1900:51 1950:52 1980:53 19e0:54 1a00:55 1a20:56 1ab0:57 1b00:58 1b80:59 1bc0:60 1c00:61 "
                + "1c50:62 1c80:63 1c90:64 1cc0:65 1cd0:66 1d00:67 1d80:68 1dc0:69 1e00:70 1f00:71 2000:72 "
                + "2070:73 20a0:74 20d0:75 2100:76 2150:77 2190:78 2200:79 2300:80 2400:81 2440:82 2460:83 "
                + "2500:84 2580:85 25a0:86 2600:87 2700:88 27c0:89 27f0:90 2800:91 2900:92 2980:93 2a00:94 "
                + "2b00:95 2c00:96 2c60:97 2c80:98 2d00:99 2d30:100 2d80:101 2de0:102 2e00:103 2e80:104 "
                + "2f00:105 2fe0 2ff0:106 3000:107 3040:108 30a0:109 3100:110 3130:111 3190:112 31a0:113 "
                + "31c0:114 31f0:115 3200:116 3300:117 3400:118 4dc0:119 4e00:120 a000:121 a490:122 a4d0:123 "
                + "a500:124 a640:125 a6a0:126 a700:127 a720:128 a800:129 a830:130 a840:131 a880:132 a8e0:133 "
                + "a900:134 a930:135 a960:136 a980:137 a9e0:138 aa00:139 aa60:140 aa80:141 aae0:142 ab00:143 "
                + "ab30:144 ab70:145 abc0:146 ac00:147 d7b0:148 d800:149 db80:150 dc00:151 e000:152 f900:153 "
                + "fb00:154 fb50:155 fe00:156 fe10:157 fe20:158 fe30:159 fe50:160 fe70:161 ff00:162 fff0:163 "
                + "10000:164 10080:165 10100:166 10140:167 10190:168 101d0:169 10200 10280:170 102a0:171 "
                + "102e0:172 10300:173 10330:174 10350:175 10380:176 103a0:177 103e0 10400:178 10450:179 "
                + "10480:180 104b0:181 10500:182 10530:183 10570:184 105c0:185 10600:186 10780:187 107c0 "
                + "10800:188 10840:189 10860:190 10880:191 108b0 108e0:192 10900:193 10920:194 10940 10980:195 "
                + "109a0:196 10a00:197 10a60:198 10a80:199 10aa0 10ac0:200 10b00:201 10b40:202 10b60:203 "
                + "10b80:204 10bb0 10c00:205 10c50 10c80:206 10d00:207 10d40:208 10d90 10e60:209 10e80:210 "
                + "10ec0:211 10f00:212 10f30:213 10f70:214 10fb0:215 10fe0:216 11000:217 11080:218 110d0:219 "
                + "11100:220 11150:221 11180:222 111e0:223 11200:224 11250 11280:225 112b0:226 11300:227 "
                + "11380:228 11400:229 11480:230 114e0 11580:231 11600:232 11660:233 11680:234 116d0:235 "
                + "11700:236 11750 11800:237 11850 118a0:238 11900:239 11960 119a0:240 11a00:241 11a50:242 "
                + "11ab0:243 11ac0:244 11b00:245 11b60 11bc0:246 11c00:247 11c70:248 11cc0 11d00:249 11d60:250 "
                + "11db0 11ee0:251 11f00:252 11f60 11fb0:253 11fc0:254 12000:255 12400:256 12480:257 12550 "
                + "12f90:258 13000:259 13430:260 13460:261 14400:262 14680 16100:263 16140 16800:264 16a40:265 "
                + "16a70:266 16ad0:267 16b00:268 16b90 16d40:269 16d80 16e40:270 16ea0 16f00:271 16fa0 "
                + "16fe0:272 17000:273 18800:274 18b00:275 18d00:276 18d80 1aff0:277 1b000:278 1b100:279 "
                + "1b130:280 1b170:281 1b300 1bc00:282 1bca0:283 1bcb0 1cc00:284 1cec0 1cf00:285 1cfd0 "
                + "1d000:286 1d100:287 1d200:288 1d250 1d2c0:289 1d2e0:290 1d300:291 1d360:292 1d380 1d400:293 "
                + "1d800:294 1dab0 1df00:295 1e000:296 1e030:297 1e090 1e100:298 1e150 1e290:299 1e2c0:300 "
                + "1e300 1e4d0:301 1e500 1e5d0:302 1e600 1e7e0:303 1e800:304 1e8e0 1e900:305 1e960 1ec70:306 "
                + "1ecc0 1ed00:307 1ed50 1ee00:308 1ef00 1f000:309 1f030:310 1f0a0:311 1f100:312 1f200:313 "
                + "1f300:314 1f600:315 1f650:316 1f680:317 1f700:318 1f780:319 1f800:320 1f900:321 1fa00:322 "
                + "1fa70:323 1fb00:324 1fc00 20000:325 2a6e0 2a700:326 2b740:327 2b820:328 2ceb0:329 2ebf0:330 "
                + "2ee60 2f800:331 2fa20 30000:332 31350:333 323b0 e0000:334 e0080 e0100:335 e01f0 f0000:336 "
                + "100000:337";

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

        /** The names in Unicode of blocks that are called otherwise here. */
        private static final String[] RENAMED = {"GREEKANDCOPTIC", "GREEK", "CYRILLICSUPPLEMENT", "CYRILLICSUPPLEMENTARY",
            "COMBININGDIACRITICALMARKSFORSYMBOLS", "COMBININGMARKSFORSYMBOLS"};

        private static String plain(String name) {
            return name.toUpperCase(java.util.Locale.ROOT).replace("_", "").replace(" ", "").replace("-", "");
        }

        public static final UnicodeBlock forName(String blockName) {
            String wanted = plain(blockName);
            for (int i = 0; i < RENAMED.length; i += 2) {
                if (wanted.equals(RENAMED[i])) {
                    wanted = RENAMED[i + 1];
                }
            }
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
            CHORASMIAN("Chrs"), DIVES_AKURU("Diak"), KHITAN_SMALL_SCRIPT("Kits"),
            VITHKUQI("Vith"), OLD_UYGHUR("Ougr"), CYPRO_MINOAN("Cpmn"), TANGSA("Tnsa"), TOTO("Toto"),
            KAWI("Kawi"), NAG_MUNDARI("Nagm"), TODHRI("Todr"), GARAY("Gara"), TULU_TIGALARI("Tutg"),
            SUNUWAR("Sunu"), GURUNG_KHEMA("Gukh"), KIRAT_RAI("Krai"), OL_ONAL("Onao"),
            UNKNOWN("Zzzz");

        private final String code;

        UnicodeScript(String code) {
            this.code = code;
        }

        /** Runs of code points: "distance from the start of the run before" in hexadecimal, ".", the ordinal. */
        private static final class Table {
            private static final String TEXT =
                "0.0 41.1 1a.0 6.1 1a.0 2f.1 1.0 f.1 1.0 5.1 17.0 1.1 1f.0 1.1 1c1.0 27.1 5.0 5.34 2.0 14.40 "
                    + "70.2 4.0 1.2 3.170 2.2 4.0 1.2 1.170 4.2 1.0 1.2 1.0 1.2 3.170 1.2 1.170 1.2 14.170 1.2 3f.54 "
                    + "e.2 10.3 85.40 2.3 a9.170 1.4 26.170 2.4 32.170 2.4 3.170 1.5 37.170 8.5 1b.170 4.5 6.170 b.6 "
                    + "5.0 1.6 6.0 1.6 e.0 1.6 3.0 1.6 20.0 1.6 a.40 b.6 1a.40 1.6 6c.0 1.6 22.7 e.170 1.7 3c.170 2.7 "
                    + "3.6 30.8 32.170 e.65 3b.170 2.65 3.82 2e.170 2.82 f.170 1.83 1c.170 2.83 1.170 1.7 b.170 5.6 "
                    + "1f.170 1.6 2.170 5.6 4b.0 1.6 1d.9 51.40 4.9 f.0 2.9 1a.10 4.170 1.10 8.170 2.10 2.170 2.10 "
                    + "16.170 1.10 7.170 1.10 1.170 3.10 4.170 2.10 9.170 2.10 2.170 2.10 4.170 8.10 1.170 4.10 2.170 "
                    + "1.10 5.170 2.10 19.170 2.11 3.170 1.11 6.170 4.11 2.170 2.11 16.170 1.11 7.170 1.11 2.170 1.11 "
                    + "2.170 1.11 2.170 2.11 1.170 1.11 5.170 4.11 2.170 2.11 3.170 3.11 1.170 7.11 4.170 1.11 1.170 "
                    + "7.11 11.170 a.12 3.170 1.12 9.170 1.12 3.170 1.12 16.170 1.12 7.170 1.12 2.170 1.12 5.170 2.12 "
                    + "a.170 1.12 3.170 1.12 3.170 2.12 1.170 f.12 4.170 2.12 c.170 7.12 7.170 1.13 3.170 1.13 8.170 "
                    + "2.13 2.170 2.13 16.170 1.13 7.170 1.13 2.170 1.13 5.170 2.13 9.170 2.13 2.170 2.13 3.170 7.13 "
                    + "3.170 4.13 2.170 1.13 5.170 2.13 12.170 a.14 2.170 1.14 6.170 3.14 3.170 1.14 4.170 3.14 2.170 "
                    + "1.14 1.170 1.14 2.170 3.14 2.170 3.14 3.170 3.14 c.170 4.14 5.170 3.14 3.170 1.14 4.170 2.14 "
                    + "1.170 6.14 1.170 e.14 15.170 5.15 d.170 1.15 3.170 1.15 17.170 1.15 10.170 2.15 9.170 1.15 "
                    + "3.170 1.15 4.170 7.15 2.170 1.15 3.170 2.15 1.170 2.15 4.170 2.15 a.170 7.15 9.16 d.170 1.16 "
                    + "3.170 1.16 17.170 1.16 a.170 1.16 5.170 2.16 9.170 1.16 3.170 1.16 4.170 7.16 2.170 6.16 2.170 "
                    + "1.16 4.170 2.16 a.170 1.16 3.170 c.17 d.170 1.17 3.170 1.17 33.170 1.17 3.170 1.17 6.170 4.17 "
                    + "10.170 2.17 1a.170 1.18 3.170 1.18 12.170 3.18 18.170 1.18 9.170 1.18 1.170 2.18 7.170 3.18 "
                    + "1.170 4.18 6.170 1.18 1.170 1.18 8.170 6.18 a.170 2.18 3.170 c.19 3a.170 4.0 1.19 1c.170 25.20 "
                    + "2.170 1.20 1.170 1.20 5.170 1.20 18.170 1.20 1.170 1.20 17.170 2.20 5.170 1.20 1.170 1.20 "
                    + "7.170 1.20 a.170 2.20 4.170 20.21 48.170 1.21 24.170 4.21 27.170 1.21 24.170 1.21 f.170 1.21 "
                    + "7.0 4.21 2.170 25.22 a0.23 26.170 1.23 1.170 5.23 1.170 2.23 2b.0 1.23 4.24 100.25 49.170 1.25 "
                    + "4.170 2.25 7.170 1.25 1.170 1.25 4.170 2.25 29.170 1.25 4.170 2.25 21.170 1.25 4.170 2.25 "
                    + "7.170 1.25 1.170 1.25 4.170 2.25 f.170 1.25 39.170 1.25 4.170 2.25 43.170 2.25 20.170 3.25 "
                    + "1a.170 6.26 56.170 2.26 6.170 2.27 280.28 1d.170 3.29 4b.0 3.29 b.170 7.41 16.170 9.41 1.42 "
                    + "15.0 2.170 9.43 14.170 c.44 d.170 1.44 3.170 1.44 2.170 c.30 5e.170 2.30 a.170 6.30 a.170 6.31 "
                    + "2.0 2.31 1.0 1.31 14.170 6.31 59.170 7.31 2b.170 5.27 46.170 a.45 1f.170 1.45 c.170 4.45 c.170 "
                    + "4.45 1.170 3.45 c.46 1e.170 2.46 5.170 b.55 2c.170 4.55 1a.170 6.55 b.170 3.55 2.30 20.53 "
                    + "1c.170 2.53 2.78 3f.170 1.78 1d.170 2.78 b.170 6.78 a.170 6.78 e.170 2.40 1f.170 31.61 4d.170 "
                    + "1.61 32.66 40.67 34.170 8.67 4.68 38.170 3.68 f.170 3.68 3.69 30.3 b.170 5.23 2b.170 2.23 3.66 "
                    + "8.170 8.40 3.0 1.40 d.0 1.40 7.0 4.40 1.0 6.40 1.0 3.40 2.0 1.170 5.1 26.2 5.3 1.1 31.2 5.1 "
                    + "4.2 5.1 d.3 1.1 46.2 1.40 40.1 100.2 16.170 2.2 6.170 2.2 26.170 2.2 6.170 2.2 8.170 1.2 1.170 "
                    + "1.2 1.170 1.2 1.170 1.2 1f.170 2.2 35.170 1.2 f.170 1.2 e.170 2.2 6.170 1.2 13.170 2.2 3.170 "
                    + "1.2 9.170 1.0 c.40 2.0 57.170 1.0 b.1 1.170 2.0 b.1 1.0 f.170 1.1 d.170 3.0 21.170 f.40 21.170 "
                    + "f.0 26.2 1.0 3.1 2.0 6.1 1.0 1b.1 1.0 11.1 29.0 3.170 4.0 29a.170 16.0 b.170 15.0 3a0.52 100.0 "
                    + "274.170 2.0 20.170 1.0 69.56 60.1 20.54 74.170 5.54 7.23 26.170 1.23 1.170 5.23 1.170 2.57 "
                    + "38.170 7.57 2.170 e.57 1.25 17.170 9.25 7.170 1.25 7.170 1.25 7.170 1.25 7.170 1.25 7.170 1.25 "
                    + "7.170 1.25 7.170 1.25 7.170 1.3 20.0 5e.170 22.35 1a.170 1.35 59.170 c.35 d6.170 1a.0 15.35 "
                    + "1.0 1.35 1.0 19.35 9.40 4.24 2.0 8.35 4.0 4.170 1.32 56.170 2.40 2.0 2.32 3.0 1.33 5a.0 2.33 "
                    + "3.170 5.34 2b.170 1.24 5e.170 1.0 10.34 20.0 26.170 9.0 1.33 10.24 1f.170 1.0 40.24 1f.0 51.33 "
                    + "2f.0 1.33 58.0 a8.35 19c0.0 40.35 5200.36 48d.170 3.36 37.170 9.84 30.70 12c.170 14.3 60.85 "
                    + "58.170 8.0 22.1 66.0 3.1 43.170 2.1 2.170 1.1 1.170 1.1 8.170 15.1 e.58 2d.170 3.0 a.170 6.64 "
                    + "38.170 8.71 46.170 8.71 c.170 6.9 20.72 2e.0 1.72 1.73 24.170 b.73 1.24 1d.170 3.86 4e.170 1.0 "
                    + "1.86 a.170 4.86 2.22 1f.170 1.77 37.170 9.77 e.170 2.77 a.170 2.77 4.22 20.79 43.170 18.79 "
                    + "5.87 17.170 a.25 6.170 2.25 6.170 2.25 6.170 9.25 7.170 1.25 7.170 1.1 2b.0 1.1 9.2 1.1 4.0 "
                    + "2.170 4.26 50.87 2e.170 2.87 a.170 6.24 2ba4.170 c.24 17.170 4.24 31.170 2104.35 16e.170 2.35 "
                    + "6a.170 26.1 7.170 c.4 5.170 5.5 1a.170 1.5 5.170 1.5 1.170 1.5 2.170 1.5 2.170 1.5 a.6 73.170 "
                    + "10.6 16b.0 2.6 50.170 2.6 36.170 7.6 1.170 20.6 10.40 10.0 a.170 6.40 e.3 2.0 23.170 1.0 "
                    + "13.170 1.0 4.170 4.6 5.170 1.6 87.170 2.0 1.170 1.0 20.1 1a.0 6.1 1a.0 b.33 a.0 1.33 2d.0 2.24 "
                    + "1f.170 3.24 6.170 2.24 6.170 2.24 6.170 2.24 3.170 3.0 7.170 1.0 7.170 a.0 5.170 2.47 c.170 "
                    + "1.47 1a.170 1.47 13.170 1.47 2.170 1.47 f.170 2.47 e.170 22.47 7b.170 5.0 3.170 4.0 2d.170 3.0 "
                    + "9.2 4f.170 1.0 d.170 3.2 1.170 2f.0 2d.40 1.170 82.74 1d.170 3.75 31.170 f.40 1.0 1b.170 4.37 "
                    + "24.170 9.37 3.38 1b.170 5.119 2b.170 5.48 1e.170 1.48 1.59 24.170 4.59 e.170 2a.39 50.49 30.50 "
                    + "1e.170 2.50 a.170 6.135 24.170 4.135 24.170 4.105 28.170 8.102 34.170 b.102 1.156 b.170 1.156 "
                    + "f.170 1.156 7.170 1.156 2.170 1.156 b.170 1.156 f.170 1.156 7.170 1.156 2.170 3.163 34.170 "
                    + "c.109 137.170 9.109 16.170 a.109 8.170 18.1 6.170 1.1 2a.170 1.1 9.170 45.51 6.170 2.51 1.170 "
                    + "1.51 2c.170 1.51 2.170 3.51 1.170 2.51 1.88 16.170 1.88 9.117 20.116 1f.170 8.116 9.170 30.127 "
                    + "13.170 1.127 2.170 5.127 5.63 1c.170 3.63 1.76 1a.170 5.76 1.170 40.95 20.96 18.170 4.96 "
                    + "14.170 2.96 2e.60 4.170 1.60 2.170 5.60 8.170 1.60 3.170 1.60 1d.170 2.60 3.170 4.60 a.170 "
                    + "7.60 9.170 7.89 20.115 20.170 20.111 27.170 4.111 c.170 9.80 36.170 3.80 7.90 16.170 2.90 8.91 "
                    + "13.170 5.91 8.120 12.170 7.120 4.170 c.120 7.170 50.92 49.170 37.129 33.170 d.129 33.170 7.129 "
                    + "6.141 28.170 8.141 a.170 6.164 26.170 3.164 1d.170 8.164 2.170 d0.6 1f.170 1.152 2a.170 1.152 "
                    + "3.170 2.152 2.170 10.6 3.170 37.6 4.142 28.170 8.143 2a.170 16.157 1a.170 26.153 1c.170 14.148 "
                    + "17.170 9.93 4e.170 4.93 24.170 9.93 1.94 43.170 a.94 1.170 2.97 19.170 7.97 a.170 6.98 35.170 "
                    + "1.98 12.170 8.110 27.170 9.99 60.170 1.18 14.170 b.108 12.170 1.108 2f.170 3e.128 7.170 1.128 "
                    + "1.170 1.128 4.170 1.128 f.170 1.128 b.170 6.122 3b.170 5.122 a.170 6.106 4.170 1.106 8.170 "
                    + "2.106 2.170 2.106 16.170 1.106 7.170 1.106 2.170 1.106 5.170 1.40 1.106 9.170 2.106 2.170 "
                    + "2.106 3.170 2.106 1.170 6.106 1.170 5.106 7.170 2.106 7.170 3.106 5.170 b.165 a.170 1.165 "
                    + "1.170 2.165 1.170 1.165 26.170 1.165 a.170 1.165 1.170 2.165 1.170 1.165 4.170 1.165 a.170 "
                    + "1.165 2.170 8.165 2.170 1d.134 5c.170 1.134 5.170 1e.123 48.170 8.123 a.170 a6.121 36.170 "
                    + "2.121 26.170 22.113 45.170 b.113 a.170 6.31 d.170 13.100 3a.170 6.100 a.170 6.22 14.170 1c.125 "
                    + "1b.170 2.125 f.170 4.125 17.170 b9.144 3c.170 64.124 53.170 c.124 1.154 7.170 2.154 1.170 "
                    + "2.154 8.170 1.154 2.170 1.154 1e.170 1.154 2.170 2.154 c.170 9.154 a.170 46.149 8.170 2.149 "
                    + "2e.170 2.149 b.170 1b.140 48.170 8.139 53.170 d.27 10.118 39.170 7.9 a.170 b6.166 22.170 e.166 "
                    + "a.170 6.132 9.170 1.132 2d.170 1.132 e.170 a.132 1d.170 3.133 20.170 2.133 16.170 1.133 e.170 "
                    + "49.137 7.170 1.137 2.170 1.137 2c.170 3.137 1.170 1.137 2.170 1.137 9.170 8.137 a.170 6.145 "
                    + "6.170 1.145 2.170 1.145 25.170 1.145 2.170 1.145 6.170 7.145 a.170 136.146 19.170 7.161 11.170 "
                    + "1.161 29.170 3.161 1d.170 55.84 1.170 f.14 32.170 d.14 1.62 39a.170 66.62 6f.170 1.62 5.170 "
                    + "b.62 c4.170 a4c.158 63.170 d.81 456.170 a.81 f9b.170 5.126 247.170 1ab9.167 3a.170 6c6.85 "
                    + "239.170 7.114 1f.170 1.114 a.170 4.114 2.159 4f.170 1.159 a.170 6.103 1e.170 2.103 6.170 a.107 "
                    + "46.170 a.107 a.170 1.107 7.170 1.107 15.170 5.107 13.170 1b0.168 3a.170 c6.147 5b.170 65.101 "
                    + "4b.170 4.101 39.170 7.101 11.170 40.136 1.138 1.35 2.155 1.170 b.35 2.170 e.136 17f8.170 8.136 "
                    + "300.155 1d6.170 29.155 1.136 9.170 22e7.33 4.170 1.33 7.170 1.33 2.170 1.33 1.32 11f.33 3.170 "
                    + "f.32 1.170 1d.32 3.170 2.33 1.170 e.33 4.170 8.138 18c.170 904.104 6b.170 5.104 d.170 3.104 "
                    + "9.170 7.104 a.170 2.104 4.0 4.170 f5c.0 fa.170 6.0 1b4.170 4c.40 2e.170 2.40 17.170 9.0 74.170 "
                    + "3c.0 f6.170 a.0 27.170 2.0 3e.40 3.0 11.40 8.0 2.40 7.0 1e.40 4.0 3d.170 15.2 46.170 7a.0 "
                    + "14.170 c.0 14.170 c.0 57.170 9.0 19.170 87.0 55.170 1.0 47.170 1.0 2.170 2.0 1.170 2.0 2.170 "
                    + "2.0 4.170 1.0 c.170 1.0 1.170 1.0 7.170 1.0 41.170 1.0 4.170 2.0 8.170 1.0 7.170 1.0 1c.170 "
                    + "1.0 4.170 1.0 5.170 1.0 1.170 3.0 7.170 1.0 154.170 2.0 124.170 2.0 32.130 28c.170 f.130 5.170 "
                    + "1.130 f.170 450.1 1f.170 6.1 6.170 d5.56 7.170 1.56 11.170 2.56 7.170 1.56 2.170 1.56 5.170 "
                    + "5.3 3e.170 21.3 1.170 70.150 2d.170 3.150 e.170 2.150 a.170 4.150 2.170 140.160 1f.170 11.151 "
                    + "3a.170 5.151 1.170 1d0.162 2a.170 d6.169 2b.170 4.169 1.170 1e0.25 7.170 1.25 4.170 1.25 2.170 "
                    + "1.25 f.170 1.112 c5.170 2.112 10.170 29.131 4c.170 4.131 a.170 4.131 2.170 311.0 44.170 4c.0 "
                    + "3d.170 c2.6 4.170 1.6 1b.170 1.6 2.170 1.6 1.170 2.6 1.170 1.6 a.170 1.6 4.170 1.6 1.170 1.6 "
                    + "1.170 6.6 1.170 4.6 1.170 1.6 1.170 1.6 1.170 1.6 3.170 1.6 2.170 1.6 1.170 2.6 1.170 1.6 "
                    + "1.170 1.6 1.170 1.6 1.170 1.6 1.170 1.6 2.170 1.6 1.170 2.6 4.170 1.6 7.170 1.6 4.170 1.6 "
                    + "4.170 1.6 1.170 1.6 a.170 1.6 11.170 5.6 3.170 1.6 5.170 1.6 11.170 34.6 2.170 10e.0 2c.170 "
                    + "4.0 64.170 c.0 f.170 2.0 f.170 1.0 f.170 1.0 25.170 a.0 ae.170 38.0 1a.32 1.0 2.170 d.0 2c.170 "
                    + "4.0 9.170 7.0 2.170 e.0 6.170 9a.0 3d8.170 4.0 11.170 3.0 d.170 3.0 77.170 4.0 5f.170 6.0 "
                    + "c.170 4.0 1.170 f.0 c.170 4.0 38.170 8.0 a.170 6.0 28.170 8.0 1e.170 2.0 c.170 4.0 2.170 3e.0 "
                    + "154.170 c.0 e.170 2.0 d.170 3.0 a.170 5.0 38.170 7.0 f.170 2.0 b.170 6.0 9.170 7.0 93.170 1.0 "
                    + "66.170 406.35 a6e0.170 20.35 103a.170 6.35 de.170 2.35 1682.170 e.35 1d31.170 f.35 26e.170 "
                    + "9a2.35 21e.170 5e2.35 134b.170 5.35 1060.170 adc51.0 1.170 1e.0 60.170 80.40 f0.170 ";
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
