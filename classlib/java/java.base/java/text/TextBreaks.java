// SPDX-License-Identifier: MIT
package java.text;

import java.util.Arrays;

/**
 * The four kinds of boundaries. setText finds all of them: from each one, `after` finds the next. Offsets are those
 * of the text's
 * iterator; inside they count from its beginning.
 *
 * Characters are the extended grapheme clusters of Unicode. Words, lines and sentences follow simple rules for
 * scripts that part
 * words by blanks; a run of Hiragana, Katakana or ideographs is one word, and a line may end after each of their
 * characters.
 */
final class TextBreaks extends BreakIterator {
    static final int CHARACTER = 0, WORD = 1, LINE = 2, SENTENCE = 3;

    private static final int MARKS = 1 << Character.NON_SPACING_MARK | 1 << Character.ENCLOSING_MARK
            | 1 << Character.COMBINING_SPACING_MARK;

    private final int kind;
    private CharacterIterator source = new StringCharacterIterator("");
    private String text = "";
    private int base;               // what the iterator calls the first offset
    private int[] bounds = {0};
    private int at;                 // in bounds

    TextBreaks(int kind) {
        this.kind = kind;
    }

    @Override
    public void setText(CharacterIterator newText) {
        source = newText;
        base = newText.getBeginIndex();
        StringBuilder sb = new StringBuilder();
        for (char c = newText.first(); newText.getIndex() < newText.getEndIndex(); c = newText.next()) sb.append(c);
        newText.setIndex(base);
        text = sb.toString();
        int[] found = new int[16];
        int n = 1;
        for (int i = 0; i < text.length();) {
            i = after(i);
            if (n == found.length) found = Arrays.copyOf(found, n * 2);
            found[n++] = i;
        }
        bounds = Arrays.copyOf(found, n);
        at = 0;
    }

    @Override
    public CharacterIterator getText() {
        return source;
    }

    private int moved(int to) {
        at = to;
        return current();
    }

    @Override
    public int current() {
        source.setIndex(base + bounds[at]);
        return base + bounds[at];
    }

    @Override
    public int first() {
        return moved(0);
    }

    @Override
    public int last() {
        return moved(bounds.length - 1);
    }

    @Override
    public int next() {
        return at + 1 < bounds.length ? moved(at + 1) : DONE;
    }

    @Override
    public int previous() {
        return at > 0 ? moved(at - 1) : DONE;
    }

    @Override
    public int next(int n) {
        int result = current();
        for (; n > 0 && result != DONE; n--) result = next();
        for (; n < 0 && result != DONE; n++) result = previous();
        return result;
    }

    private int checked(int offset) {
        if (offset < base || offset > base + text.length()) throw new IllegalArgumentException("offset out of bounds");
        return offset - base;
    }

    @Override
    public int following(int offset) {
        int k = Arrays.binarySearch(bounds, checked(offset));
        int next = k >= 0 ? k + 1 : -k - 1;
        if (next < bounds.length) return moved(next);
        last();
        return DONE;
    }

    @Override
    public int preceding(int offset) {
        int k = Arrays.binarySearch(bounds, checked(offset));
        int before = k >= 0 ? k - 1 : -k - 2;
        if (before >= 0) return moved(before);
        first();
        return DONE;
    }

    @Override
    public boolean isBoundary(int offset) {
        int k = Arrays.binarySearch(bounds, checked(offset));
        moved(k >= 0 ? k : Math.min(-k - 1, bounds.length - 1));
        return k >= 0;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof TextBreaks && ((TextBreaks) o).kind == kind && ((TextBreaks) o).text.equals(text)
                && ((TextBreaks) o).at == at;
    }

    @Override
    public int hashCode() {
        return text.hashCode() * 31 + kind;
    }

    @Override
    public Object clone() {
        TextBreaks b = (TextBreaks) super.clone();
        b.source = (CharacterIterator) source.clone();
        return b;
    }

    private int after(int i) {
        switch (kind) {
            case CHARACTER:
                return afterCharacter(i);
            case WORD:
                return afterWord(i);
            case LINE:
                return afterLine(i);
            default:
                return afterSentence(i);
        }
    }

    // What characters are

    /** The code point at i, or -1 at the end. */
    private int cp(int i) {
        return i < text.length() ? text.codePointAt(i) : -1;
    }

    private static boolean isMark(int c) {
        return c >= 0x300 && (MARKS >> Character.getType(c) & 1) != 0;
    }

    /** What belongs to the character before it, whatever that is. */
    private static boolean joins(int c) {
        return isMark(c) || c >= 0xad && Character.getType(c) == Character.FORMAT;
    }

    private static boolean isLineEnd(int c) {
        return c == '\n' || c == '\r' || c == '\f' || c == 0x85 || c == 0x2028 || c == 0x2029;
    }

    private static boolean isBlank(int c) {
        return c == ' ' || c == '\t' || c >= 0xa0 && Character.getType(c) == Character.SPACE_SEPARATOR;
    }

    /** Behind the character at i and all that joins it; a line's end joins nothing but LF a CR. */
    private int skip(int i) {
        int c = cp(i);
        i += Character.charCount(c);
        if (c == '\r' && cp(i) == '\n') return i + 1;
        if (!isLineEnd(c)) while (i < text.length() && joins(cp(i))) i += Character.charCount(cp(i));
        return i;
    }

    // Characters

    private static final int OTHER = 0, CONTROL = 1, EXTEND = 2, ZWJ = 3, SPACING = 4, PREPEND = 5, L = 6, V = 7, T = 8,
            LV = 9, LVT = 10, FLAG = 11, PICTURE = 12;

    private static int cluster(int c) {
        if (c < 0x300) return c < 0x20 || c >= 0x7f && c < 0xa0 || c == 0xad ? CONTROL
                : c == 0xa9 || c == 0xae ? PICTURE : OTHER;
        if (c == 0x200d) return ZWJ;
        if (c == 0x200c || c >= 0x1f3fb && c <= 0x1f3ff || c >= 0xe0020 && c <= 0xe007f || c == 0xff9e || c == 0xff9f)
            return EXTEND;
        if (c >= 0x1100 && c <= 0x11ff) return c < 0x1160 ? L : c < 0x11a8 ? V : T;
        if (c >= 0xa960 && c <= 0xa97c) return L;
        if (c >= 0xd7b0 && c <= 0xd7fb) return c < 0xd7c7 ? V : c >= 0xd7cb ? T : OTHER;
        if (c >= 0xac00 && c <= 0xd7a3) return (c - 0xac00) % 28 == 0 ? LV : LVT;
        if (c >= 0x1f1e6 && c <= 0x1f1ff) return FLAG;
        if (c == 0xe33 || c == 0xeb3) return SPACING;
        if (c >= 0x600 && c <= 0x605 || c == 0x6dd || c == 0x70f || c == 0x8e2 || c == 0x110bd || c == 0x110cd)
            return PREPEND;
        switch (Character.getType(c)) {
            case Character.NON_SPACING_MARK:
            case Character.ENCLOSING_MARK:
                return EXTEND;
            case Character.COMBINING_SPACING_MARK:
                return c == 0x9be || c == 0x9d7 || c == 0xb3e || c == 0xb57 || c == 0xbbe || c == 0xbd7 || c == 0xcc2
                        || c == 0xcd5 || c == 0xcd6 || c == 0xd3e || c == 0xd57 || c == 0xdcf || c == 0xddf ? EXTEND
                        : SPACING;
            case Character.FORMAT:
            case Character.CONTROL:
            case Character.LINE_SEPARATOR:
            case Character.PARAGRAPH_SEPARATOR:
            case Character.SURROGATE:
                return CONTROL;
            default:
                return Character.isExtendedPictographic(c) ? PICTURE : OTHER;
        }
    }

    /** The consonants and the sign that joins them, in six scripts of India whose blocks are alike. */
    private static boolean isIndic(int c, boolean sign) {
        int block = c & ~0x7f, k = c & 0x7f;
        if (block != 0x900 && block != 0x980 && block != 0xa80 && block != 0xb00 && block != 0xc00 && block != 0xd00)
            return false;
        return sign ? k == 0x4d : k >= 0x15 && k <= 0x39 || k >= 0x58 && k <= 0x5f;
    }

    private int afterCharacter(int i) {
        int c = cp(i), k = cluster(c), flags = k == FLAG ? 1 : 0;
        boolean picture = k == PICTURE, consonant = isIndic(c, false), joined = false;
        i += Character.charCount(c);
        if (c == '\r' && cp(i) == '\n') return i + 1;
        if (k == CONTROL) return i;
        for (; i < text.length(); i += Character.charCount(c)) {
            c = cp(i);
            int n = cluster(c);
            boolean goesOn = n == EXTEND || n == ZWJ || n == SPACING || k == PREPEND && n != CONTROL
                    || k == L && (n == L || n == V || n == LV || n == LVT) || (k == LV || k == V) && (n == V || n == T)
                    || (k == LVT || k == T) && n == T || picture && k == ZWJ && n == PICTURE
                    || n == FLAG && flags % 2 == 1 && k == FLAG || consonant && joined && isIndic(c, false);
            if (!goesOn) return i;
            picture = n == PICTURE || picture && (n == EXTEND || n == ZWJ);
            flags += n == FLAG ? 1 : 0;
            joined = isIndic(c, true) || joined && (n == EXTEND || n == ZWJ);
            if (isIndic(c, false)) joined = false;
            else consonant &= n == EXTEND || n == ZWJ;
            k = n;
        }
        return i;
    }

    // Words

    private static final int NONE = 0, LETTER = 1, DIGIT = 2, HIRAGANA = 3, KATAKANA = 4, IDEOGRAPH = 5;

    private static int wordKind(int c) {
        if (c < 0) return NONE;
        if (c < 0x3000) return Character.isLetter(c) ? LETTER : Character.isDigit(c) ? DIGIT : NONE;
        if (c >= 0x3041 && c <= 0x309f) return HIRAGANA;
        if (c >= 0x30a1 && c <= 0x30ff && c != 0x30fb) return KATAKANA;
        if (Character.isIdeographic(c)) return IDEOGRAPH;
        return Character.isLetter(c) ? LETTER : Character.isDigit(c) ? DIGIT : NONE;
    }

    private static boolean isBeforeNumber(int c) {
        return c == '#' || c == '.' || c >= 0 && c != 0xa2 && Character.getType(c) == Character.CURRENCY_SYMBOL;
    }

    private static boolean isAfterNumber(int c) {
        return c == '%' || c == '&' || c == 0xa2 || c == 0x2030 || c == 0x2031;
    }

    private int afterWord(int i) {
        int c = cp(i), kind = wordKind(c);
        if (isLineEnd(c)) return skip(i);
        if (isBlank(c)) {
            do i = skip(i);
            while (i < text.length() && isBlank(cp(i)));
            return i < text.length() && isLineEnd(cp(i)) ? skip(i) : i;
        }
        if (kind == NONE) {
            i = skip(i);
            if (!isBeforeNumber(c) || wordKind(cp(i)) != DIGIT) return i;
            kind = DIGIT;
        } else if (kind >= HIRAGANA) {
            do i = skip(i);
            while (wordKind(cp(i)) == kind || kind != IDEOGRAPH && cp(i) == 0x30fc);
            return i;
        }
        while (i < text.length()) {
            c = cp(i);
            int k = wordKind(c);
            if (k == LETTER || k == DIGIT) {
                kind = k;
                i = skip(i);
                continue;
            }
            int next = skip(i), then = wordKind(cp(next));
            boolean inWord = kind == LETTER && then == LETTER && (c == '\'' || c == '.' || c == '"' || c == 0xb7
                    || isDash(c) || Character.getType(c) == Character.CONNECTOR_PUNCTUATION);
            boolean inNumber = kind == DIGIT && then == DIGIT && (c == '.' || c == ',' || c == '"');
            if (inWord || inNumber) i = next;
            else return kind == DIGIT && isAfterNumber(c) ? next : i;
        }
        return i;
    }

    // Lines

    private static boolean isDash(int c) {
        return c == '-' || c == 0xad || c == 0x2010 || c >= 0x2012 && c <= 0x2014;
    }

    private static boolean startsAlone(int c) {
        int k = wordKind(c);
        return k >= HIRAGANA || c >= 0xac00 && c <= 0xd7a3;
    }

    private static boolean isEnd(int c) {
        return c == '.' || c == ',' || c == ':' || c == ';' || c == '!' || c == '?';
    }

    private static boolean isOpening(int c) {
        int t = c < 0 ? 0 : Character.getType(c);
        return t == Character.START_PUNCTUATION || t == Character.INITIAL_QUOTE_PUNCTUATION;
    }

    private static boolean isClosing(int c) {
        int t = c < 0 ? 0 : Character.getType(c);
        return t == Character.END_PUNCTUATION || t == Character.FINAL_QUOTE_PUNCTUATION || c == '"' || c == '\'';
    }

    /** After blanks, dashes, marks of ends, before what opens, and between characters that need no blanks. */
    private int afterLine(int i) {
        int number = numberEnd(i), before = -1;
        while (true) {
            int c = cp(i), next = skip(i), n = cp(next);
            if (n < 0 || isLineEnd(c)) return next;
            if (isBlank(c) && c != 0xa0 && c != 0x202f) {
                while (n >= 0 && isBlank(n) && n != 0xa0) {
                    next = skip(next);
                    n = cp(next);
                }
                return n >= 0 && isLineEnd(n) ? skip(next) : next;
            }
            i = next;
            if (isBlank(n) || isLineEnd(n) || n == 0x2060) {
                before = c;
                continue;
            }
            boolean inNumber = i < number || c == '.' && before < 0 && wordKind(n) == DIGIT;
            if (c == 0x200b || n != 0xa0 && !inNumber && mayEnd(before, c, next, i == number)) return next;
            before = c;
        }
    }

    private static boolean isPoint(int c) {
        return c == '.' || c == ',';
    }

    /** The end of the number with its signs that begins at i, or i if it has no points in it that could end a line. */
    private int numberEnd(int i) {
        int at = i;
        while (isOpening(cp(at)) || isBeforeNumber(cp(at)) || isDash(cp(at)) || cp(at) == '"') at = skip(at);
        if (wordKind(cp(at)) != DIGIT) return i;
        boolean parted = false;
        for (; wordKind(cp(at)) == DIGIT || isPoint(cp(at)) && wordKind(cp(skip(at))) == DIGIT; at = skip(at))
            parted |= isPoint(cp(at));
        if (isAfterNumber(cp(at)) && cp(at) != '&') at = skip(at);
        return parted ? at : i;
    }

    private boolean mayEnd(int before, int c, int next, boolean afterNumber) {
        int n = cp(next), then = wordKind(n);
        if (text.charAt(next - 1) == 0xad) c = 0xad;
        if (isDash(c)) return then != DIGIT && !isDash(n) && !isEnd(n) && !isClosing(n);
        if (isEnd(n) || isClosing(n) || isDash(n) || isAfterNumber(n)) return false;
        if (isEnd(c) || isAfterNumber(c) && c != '&') return !isBeforeNumber(n);
        if (isOpening(c)) return false;
        if (isOpening(n)) return true;
        if (c == '"') return before >= 0;
        if (afterNumber && then == NONE) return !isBeforeNumber(n) && n != '_' && n != '|';
        if (startsAlone(c) || startsAlone(n)) return n != 0x3001 && n != 0x3002 && n != 0x30fc;
        return isClosing(c) && then != NONE && c != '\'';
    }

    // Sentences

    private static boolean isStop(int c) {
        return c == '!' || c == '?' || c == 0x3002 || c == 0xff01 || c == 0xff1f || c == 0xff61;
    }

    /** After ! and ? with what closes; after a full stop if no small letter or digit follows, nor a letter at once. */
    private int afterSentence(int i) {
        while (i < text.length()) {
            int c = cp(i);
            i = skip(i);
            if (c == 0x2029) return i;
            if (!isStop(c) && c != '.') continue;
            boolean sure = isStop(c);
            while (isStop(cp(i)) || cp(i) == '.') {
                sure |= isStop(cp(i));
                i = skip(i);
            }
            while (isClosing(cp(i))) i = skip(i);
            int closed = i;
            while (i < text.length() && (isBlank(cp(i)) || isLineEnd(cp(i)) && cp(i) != 0x2029)) i = skip(i);
            if (cp(i) == 0x2029) return skip(i);
            if (sure || i == text.length()) return i;
            int n = cp(i);
            boolean quoted = cp(i - 1) == '"' || cp(i - 1) == '\'';
            boolean goesOn = n == ',' || Character.isLowerCase(n) || Character.isDigit(n)
                    || i == closed && Character.isLetter(n) && !quoted;
            // a sign before a number or a blank begins no sentence
            int then = cp(skip(i));
            goesOn |= !Character.isLetter(n) && !isOpening(n) && (isBlank(then) || Character.isDigit(then));
            if (!goesOn) return i;
        }
        return i;
    }
}
