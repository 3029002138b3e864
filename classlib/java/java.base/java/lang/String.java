package java.lang;

import java.io.UnsupportedEncodingException;
import java.lang.constant.Constable;
import java.lang.constant.ConstantDesc;
import java.lang.invoke.MethodHandles;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Formatter;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Immutable text in UTF-16.
 *
 * <p>Invariants: value is never written after construction and never shared with code that could write it; hash is
 * either 0 (not computed yet, or really 0) or the hash code. The VM knows both fields. What a program does most is
 * native here, that is, an intrinsic of the VM.
 */
public final class String implements java.io.Serializable, Comparable<String>, CharSequence, Constable, ConstantDesc {
    private static final long serialVersionUID = -6849794470754667710L;
    private final char[] value;
    private int hash;

    public static final Comparator<String> CASE_INSENSITIVE_ORDER = new CaseInsensitiveComparator();

    private static final class CaseInsensitiveComparator implements Comparator<String>, java.io.Serializable {
        private static final long serialVersionUID = 8575799808933029326L;

        @Override
        public int compare(String a, String b) {
            return a.compareToIgnoreCase(b);
        }

        private Object readResolve() {
            return CASE_INSENSITIVE_ORDER;
        }
    }

    // Construction

    public String() {
        value = "".value;
    }

    public String(String original) {
        value = original.value;
        hash = original.hash;
    }

    public String(char[] chars) {
        value = chars.clone();
    }

    public String(char[] chars, int offset, int count) {
        checkBoundsOffCount(offset, count, chars.length);
        value = new char[count];
        System.arraycopy(chars, offset, value, 0, count);
    }

    public String(int[] codePoints, int offset, int count) {
        checkBoundsOffCount(offset, count, codePoints.length);
        int n = count;
        for (int i = offset; i < offset + count; i++) {
            int cp = codePoints[i];
            if (cp >>> 16 != 0) {
                if (!Character.isValidCodePoint(cp)) {
                    throw new IllegalArgumentException(Integer.toString(cp));
                }
                n++;
            }
        }
        char[] v = new char[n];
        for (int i = offset, j = 0; i < offset + count; i++) {
            j += Character.toChars(codePoints[i], v, j);
        }
        value = v;
    }

    public String(byte[] bytes) {
        this(bytes, 0, bytes.length);
    }

    public String(byte[] bytes, int offset, int length) {
        checkBoundsOffCount(offset, length, bytes.length);
        value = StringCoding.decode(StringCoding.UTF_8, bytes, offset, length);
    }

    public String(byte[] bytes, String charsetName) throws UnsupportedEncodingException {
        this(bytes, 0, bytes.length, charsetName);
    }

    public String(byte[] bytes, int offset, int length, String charsetName) throws UnsupportedEncodingException {
        if (charsetName == null) {
            throw new NullPointerException("charsetName");
        }
        checkBoundsOffCount(offset, length, bytes.length);
        int kind = StringCoding.kindOf(charsetName);
        value = kind >= 0 ? StringCoding.decode(kind, bytes, offset, length)
                : decodeWith(charsetOf(charsetName), bytes, offset, length);
    }

    public String(byte[] bytes, Charset charset) {
        this(bytes, 0, bytes.length, charset);
    }

    public String(byte[] bytes, int offset, int length, Charset charset) {
        Objects.requireNonNull(charset);
        checkBoundsOffCount(offset, length, bytes.length);
        int kind = StringCoding.kindOf(charset.name());
        value = kind >= 0 ? StringCoding.decode(kind, bytes, offset, length)
                : decodeWith(charset, bytes, offset, length);
    }

    @Deprecated(since = "1.1")
    public String(byte[] ascii, int hibyte, int offset, int count) {
        checkBoundsOffCount(offset, count, ascii.length);
        value = new char[count];
        for (int i = 0; i < count; i++) {
            value[i] = (char) (hibyte << 8 | ascii[offset + i] & 0xff);
        }
    }

    @Deprecated(since = "1.1")
    public String(byte[] ascii, int hibyte) {
        this(ascii, hibyte, 0, ascii.length);
    }

    public String(StringBuffer buffer) {
        value = buffer.toString().value;
    }

    public String(StringBuilder builder) {
        value = builder.toString().value;
    }

    /** Takes the array over without copying it. */
    String(char[] chars, boolean share) {
        value = chars;
    }

    private static Charset charsetOf(String name) throws UnsupportedEncodingException {
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException e) {
            throw new UnsupportedEncodingException(name);
        }
    }

    private static char[] decodeWith(Charset charset, byte[] bytes, int offset, int length) {
        CharBuffer chars = charset.decode(ByteBuffer.wrap(bytes, offset, length));
        char[] v = new char[chars.remaining()];
        chars.get(v);
        return v;
    }

    // Bounds: one method for each form of message

    static void checkIndex(int index, int length) {
        if (index < 0 || index >= length) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + length);
        }
    }

    static void checkOffset(int offset, int length) {
        if (offset < 0 || offset > length) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", length " + length);
        }
    }

    static void checkBoundsOffCount(int offset, int count, int length) {
        if (offset < 0 || count < 0 || offset > length - count) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", count " + count + ", length " + length);
        }
    }

    static void checkBoundsBeginEnd(int begin, int end, int length) {
        if (begin < 0 || begin > end || end > length) {
            throw new StringIndexOutOfBoundsException("begin " + begin + ", end " + end + ", length " + length);
        }
    }

    // Parts

    public native int length();

    @Override
    public native boolean isEmpty();

    public native char charAt(int index);

    public int codePointAt(int index) {
        checkIndex(index, value.length);
        return Character.codePointIn(value, index, value.length);
    }

    public int codePointBefore(int index) {
        int i = index - 1;
        if (i < 0 || i >= value.length) {
            throw new StringIndexOutOfBoundsException(index);
        }
        return Character.codePointEnding(value, index, 0);
    }

    public int codePointCount(int beginIndex, int endIndex) {
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > value.length) {
            throw new IndexOutOfBoundsException();
        }
        return Character.codePointsIn(value, beginIndex, endIndex);
    }

    public int offsetByCodePoints(int index, int codePointOffset) {
        if (index < 0 || index > value.length) {
            throw new IndexOutOfBoundsException();
        }
        return Character.moved(value, 0, value.length, index, codePointOffset);
    }

    public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        checkBoundsBeginEnd(srcBegin, srcEnd, value.length);
        checkBoundsOffCount(dstBegin, srcEnd - srcBegin, dst.length);
        System.arraycopy(value, srcBegin, dst, dstBegin, srcEnd - srcBegin);
    }

    /** Copies everything to dst, which is known to have room. */
    void copyTo(char[] dst, int at) {
        System.arraycopy(value, 0, dst, at, value.length);
    }

    @Deprecated(since = "1.1")
    public void getBytes(int srcBegin, int srcEnd, byte[] dst, int dstBegin) {
        checkBoundsBeginEnd(srcBegin, srcEnd, value.length);
        checkBoundsOffCount(dstBegin, srcEnd - srcBegin, dst.length);
        for (int i = srcBegin; i < srcEnd; i++) {
            dst[dstBegin++] = (byte) value[i];
        }
    }

    public byte[] getBytes() {
        return StringCoding.encode(StringCoding.UTF_8, value, 0, value.length);
    }

    public byte[] getBytes(String charsetName) throws UnsupportedEncodingException {
        if (charsetName == null) {
            throw new NullPointerException();
        }
        int kind = StringCoding.kindOf(charsetName);
        return kind >= 0 ? StringCoding.encode(kind, value, 0, value.length) : encodeWith(charsetOf(charsetName));
    }

    public byte[] getBytes(Charset charset) {
        if (charset == null) {
            throw new NullPointerException();
        }
        int kind = StringCoding.kindOf(charset.name());
        return kind >= 0 ? StringCoding.encode(kind, value, 0, value.length) : encodeWith(charset);
    }

    private byte[] encodeWith(Charset charset) {
        ByteBuffer bytes = charset.encode(CharBuffer.wrap(value));
        byte[] b = new byte[bytes.remaining()];
        bytes.get(b);
        return b;
    }

    public char[] toCharArray() {
        return value.clone();
    }

    public String substring(int beginIndex) {
        return substring(beginIndex, value.length);
    }

    public native String substring(int beginIndex, int endIndex);

    @Override
    public CharSequence subSequence(int beginIndex, int endIndex) {
        return substring(beginIndex, endIndex);
    }

    // Comparison

    public native boolean equals(Object anObject);

    public native int hashCode();

    public native int compareTo(String anotherString);

    public boolean contentEquals(StringBuffer sb) {
        synchronized (sb) {
            return contentEquals((CharSequence) sb);
        }
    }

    public boolean contentEquals(CharSequence cs) {
        if (cs instanceof String) {
            return equals(cs);
        }
        int n = value.length;
        if (n != cs.length()) {
            return false;
        }
        for (int i = 0; i < n; i++) {
            if (value[i] != cs.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    public boolean equalsIgnoreCase(String anotherString) {
        return this == anotherString || anotherString != null && anotherString.value.length == value.length
                && regionMatches0(true, 0, anotherString, 0, value.length);
    }

    public int compareToIgnoreCase(String str) {
        int n = Math.min(value.length, str.value.length);
        for (int i = 0; i < n; i++) {
            if (value[i] != str.value[i]) {
                int d = folded(i) - str.folded(i);
                if (d != 0) {
                    return d;
                }
            }
        }
        return value.length - str.value.length;
    }

    /** The code point that char i is, or is one half of, without its case. */
    private int folded(int i) {
        if (i > 0 && Character.isSurrogatePair(value[i - 1], value[i])) {
            i--;
        }
        return Character.toLowerCase(Character.toUpperCase(codePointAt(i)));
    }

    public boolean regionMatches(int toffset, String other, int ooffset, int len) {
        return regionMatches(false, toffset, other, ooffset, len);
    }

    public boolean regionMatches(boolean ignoreCase, int toffset, String other, int ooffset, int len) {
        if (ooffset < 0 || toffset < 0 || toffset > (long) value.length - len
                || ooffset > (long) other.value.length - len) {
            return false;
        }
        return regionMatches0(ignoreCase, toffset, other, ooffset, len);
    }

    /** Ranges checked; a negative len matches. */
    private native boolean regionMatches0(boolean ignoreCase, int toffset, String other, int ooffset, int len);

    public boolean startsWith(String prefix, int toffset) {
        return toffset >= 0 && toffset <= value.length - prefix.value.length
                && regionMatches0(false, toffset, prefix, 0, prefix.value.length);
    }

    public boolean startsWith(String prefix) {
        return startsWith(prefix, 0);
    }

    public boolean endsWith(String suffix) {
        return startsWith(suffix, value.length - suffix.value.length);
    }

    // Search

    public int indexOf(int ch) {
        return indexOf(ch, 0);
    }

    public native int indexOf(int ch, int fromIndex);

    public int indexOf(int ch, int beginIndex, int endIndex) {
        checkBoundsBeginEnd(beginIndex, endIndex, value.length);
        int at = indexOf(ch, beginIndex);
        return at >= 0 && at + Character.charCount(ch) <= endIndex ? at : -1;
    }

    public int lastIndexOf(int ch) {
        return lastIndexOf(ch, value.length - 1);
    }

    public int lastIndexOf(int ch, int fromIndex) {
        if (Character.isSupplementaryCodePoint(ch)) {
            char hi = Character.highSurrogate(ch);
            char lo = Character.lowSurrogate(ch);
            for (int i = Math.min(fromIndex, value.length - 2); i >= 0; i--) {
                if (value[i] == hi && value[i + 1] == lo) {
                    return i;
                }
            }
            return -1;
        }
        for (int i = Math.min(fromIndex, value.length - 1); i >= 0; i--) {
            if (value[i] == ch) {
                return i;
            }
        }
        return -1;
    }

    public int indexOf(String str) {
        return indexOf(str, 0);
    }

    public native int indexOf(String str, int fromIndex);

    public int indexOf(String str, int beginIndex, int endIndex) {
        checkBoundsBeginEnd(beginIndex, endIndex, value.length);
        int at = indexOf(str, beginIndex);
        return at >= 0 && at + str.value.length <= endIndex ? at : -1;
    }

    public int lastIndexOf(String str) {
        return lastIndexOf(str, value.length);
    }

    public int lastIndexOf(String str, int fromIndex) {
        for (int i = Math.min(fromIndex, value.length - str.value.length); i >= 0; i--) {
            if (regionMatches0(false, i, str, 0, str.value.length)) {
                return i;
            }
        }
        return -1;
    }

    public boolean contains(CharSequence s) {
        return indexOf(s.toString()) >= 0;
    }

    // New strings

    public String concat(String str) {
        if (str.isEmpty()) {
            return this;
        }
        char[] v = new char[value.length + str.value.length];
        System.arraycopy(value, 0, v, 0, value.length);
        System.arraycopy(str.value, 0, v, value.length, str.value.length);
        return new String(v, true);
    }

    public String replace(char oldChar, char newChar) {
        if (oldChar == newChar) {
            return this;
        }
        int i = indexOf(oldChar, 0);
        if (i < 0) {
            return this;
        }
        char[] v = value.clone();
        for (; i < v.length; i++) {
            if (v[i] == oldChar) {
                v[i] = newChar;
            }
        }
        return new String(v, true);
    }

    public String replace(CharSequence target, CharSequence replacement) {
        String from = target.toString();
        String to = replacement.toString();
        int at = indexOf(from, 0);
        if (at < 0) {
            return this;
        }
        StringBuilder sb = new StringBuilder(value.length);
        int done = 0;
        int step = from.value.length;
        do {
            sb.append(this, done, at).append(to);
            done = at + step;
            if (step == 0) {
                if (at == value.length) {
                    return sb.toString();
                }
                sb.append(value[at]);
                done = at + 1;
            }
            at = indexOf(from, done);
        } while (at >= 0 && (step > 0 || done <= value.length));
        return sb.append(this, done, value.length).toString();
    }

    public boolean matches(String regex) {
        return Pattern.matches(regex, this);
    }

    public String replaceFirst(String regex, String replacement) {
        return Pattern.compile(regex).matcher(this).replaceFirst(replacement);
    }

    public String replaceAll(String regex, String replacement) {
        return Pattern.compile(regex).matcher(this).replaceAll(replacement);
    }

    public String[] split(String regex) {
        return split(regex, 0);
    }

    public String[] splitWithDelimiters(String regex, int limit) {
        return java.util.regex.Pattern.compile(regex).splitWithDelimiters(this, limit);
    }

    public String[] split(String regex, int limit) {
        int sep = plainSeparator(regex);
        return sep < 0 ? Pattern.compile(regex).split(this, limit) : splitAt((char) sep, limit);
    }

    /** The char that this regex always and only matches, or -1. */
    private static int plainSeparator(String regex) {
        int n = regex.value.length;
        if (n == 1) {
            char c = regex.value[0];
            return ".$|()[{^?*+\\".indexOf(c) < 0 && !Character.isSurrogate(c) ? c : -1;
        }
        if (n == 2 && regex.value[0] == '\\') {
            char c = regex.value[1];
            boolean letterOrDigit = c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            return letterOrDigit || Character.isSurrogate(c) ? -1 : c;
        }
        return -1;
    }

    private String[] splitAt(char sep, int limit) {
        int at = indexOf(sep, 0);
        if (at < 0) {
            return new String[] {this};
        }
        ArrayList<String> parts = new ArrayList<>();
        int done = 0;
        while (at >= 0 && (limit <= 0 || parts.size() < limit - 1)) {
            parts.add(substring(done, at));
            done = at + 1;
            at = indexOf(sep, done);
        }
        parts.add(substring(done, value.length));
        int n = parts.size();
        if (limit == 0) {
            while (n > 0 && parts.get(n - 1).isEmpty()) {
                n--;
            }
        }
        String[] result = new String[n];
        for (int i = 0; i < n; i++) {
            result[i] = parts.get(i);
        }
        return result;
    }

    public static String join(CharSequence delimiter, CharSequence... elements) {
        String d = delimiter.toString();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < elements.length; i++) {
            if (i > 0) {
                sb.append(d);
            }
            sb.append(String.valueOf(elements[i]));
        }
        return sb.toString();
    }

    public static String join(CharSequence delimiter, Iterable<? extends CharSequence> elements) {
        Objects.requireNonNull(delimiter);
        Objects.requireNonNull(elements);
        String d = delimiter.toString();
        StringBuilder sb = new StringBuilder();
        boolean first = true;
        for (Iterator<? extends CharSequence> it = elements.iterator(); it.hasNext();) {
            if (!first) {
                sb.append(d);
            }
            first = false;
            sb.append(String.valueOf(it.next()));
        }
        return sb.toString();
    }

    public String toLowerCase() {
        return isAsciiCase(false) ? this : toLowerCase(Locale.getDefault());
    }

    public String toLowerCase(Locale locale) {
        return CaseMapping.lower(this, value, locale);
    }

    public String toUpperCase() {
        return isAsciiCase(true) ? this : toUpperCase(Locale.getDefault());
    }

    public String toUpperCase(Locale locale) {
        return CaseMapping.upper(this, value, locale);
    }

    /** True if this is ASCII without a letter of the other case, so that no locale changes it. */
    private boolean isAsciiCase(boolean upper) {
        char from = upper ? 'a' : 'A';
        char to = upper ? 'z' : 'Z';
        for (int i = 0; i < value.length; i++) {
            char c = value[i];
            if (c >= 0x80 || c >= from && c <= to) {
                return false;
            }
        }
        return true;
    }

    public String trim() {
        int end = value.length;
        int begin = 0;
        while (begin < end && value[begin] <= ' ') {
            begin++;
        }
        while (begin < end && value[end - 1] <= ' ') {
            end--;
        }
        return substring(begin, end);
    }

    public String strip() {
        int begin = indexOfNonWhitespace();
        return begin == value.length ? "" : substring(begin, endOfNonWhitespace());
    }

    public String stripLeading() {
        return substring(indexOfNonWhitespace(), value.length);
    }

    public String stripTrailing() {
        return substring(0, endOfNonWhitespace());
    }

    public boolean isBlank() {
        return indexOfNonWhitespace() == value.length;
    }

    private int indexOfNonWhitespace() {
        int i = 0;
        while (i < value.length) {
            int cp = Character.codePointIn(value, i, value.length);
            if (!Character.isWhitespace(cp)) {
                break;
            }
            i += Character.charCount(cp);
        }
        return i;
    }

    private int endOfNonWhitespace() {
        int i = value.length;
        while (i > 0) {
            int cp = Character.codePointEnding(value, i, 0);
            if (!Character.isWhitespace(cp)) {
                break;
            }
            i -= Character.charCount(cp);
        }
        return i;
    }

    private ArrayList<String> lineList() {
        ArrayList<String> lines = new ArrayList<>();
        int begin = 0;
        int n = value.length;
        while (begin < n) {
            int end = begin;
            while (end < n && value[end] != '\n' && value[end] != '\r') {
                end++;
            }
            lines.add(substring(begin, end));
            if (end < n - 1 && value[end] == '\r' && value[end + 1] == '\n') {
                end++;
            }
            begin = end + 1;
        }
        return lines;
    }

    public Stream<String> lines() {
        return lineList().stream();
    }

    public String indent(int n) {
        if (value.length == 0) {
            return "";
        }
        StringBuilder sb = new StringBuilder(value.length + 16);
        String pad = n > 0 ? " ".repeat(n) : "";
        for (String line : lineList()) {
            if (n >= 0) {
                sb.append(pad).append(line);
            } else {
                int lead = Math.min(line.indexOfNonWhitespace(), n == Integer.MIN_VALUE ? Integer.MAX_VALUE : -n);
                sb.append(line, lead, line.length());
            }
            sb.append('\n');
        }
        return sb.toString();
    }

    public String stripIndent() {
        int n = value.length;
        if (n == 0) {
            return "";
        }
        char last = value[n - 1];
        boolean optOut = last == '\n' || last == '\r';
        ArrayList<String> lines = lineList();
        int common = Integer.MAX_VALUE;
        int count = lines.size();
        for (int i = 0; i < count; i++) {
            String line = lines.get(i);
            int lead = line.indexOfNonWhitespace();
            if (lead != line.length() || i == count - 1 && !optOut) {
                common = Math.min(common, lead);
            }
        }
        if (optOut) {
            common = 0;
        }
        StringBuilder sb = new StringBuilder(n);
        for (int i = 0; i < count; i++) {
            String line = lines.get(i);
            if (i > 0) {
                sb.append('\n');
            }
            if (!line.isBlank()) {
                sb.append(line, Math.min(common, line.length()), line.endOfNonWhitespace());
            }
        }
        if (optOut) {
            sb.append('\n');
        }
        return sb.toString();
    }

    public String translateEscapes() {
        StringBuilder sb = new StringBuilder(value.length);
        int n = value.length;
        for (int i = 0; i < n;) {
            char c = value[i++];
            if (c != '\\') {
                sb.append(c);
                continue;
            }
            c = i < n ? value[i++] : 0;
            switch (c) {
                case 'b': sb.append('\b'); break;
                case 'f': sb.append('\f'); break;
                case 'n': sb.append('\n'); break;
                case 'r': sb.append('\r'); break;
                case 's': sb.append(' '); break;
                case 't': sb.append('\t'); break;
                case '\'':
                case '"':
                case '\\':
                    sb.append(c);
                    break;
                case '0': case '1': case '2': case '3': case '4': case '5': case '6': case '7':
                    int limit = Math.min(i + (c <= '3' ? 2 : 1), n);
                    int code = c - '0';
                    while (i < limit && value[i] >= '0' && value[i] <= '7') {
                        code = code << 3 | value[i++] - '0';
                    }
                    sb.append((char) code);
                    break;
                case '\n':
                    break;
                case '\r':
                    if (i < n && value[i] == '\n') {
                        i++;
                    }
                    break;
                default:
                    throw new IllegalArgumentException(
                            String.format("Invalid escape sequence: \\%c \\\\u%04X", c, (int) c));
            }
        }
        return sb.toString();
    }

    public <R> R transform(Function<? super String, ? extends R> f) {
        return f.apply(this);
    }

    public String repeat(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        int n = value.length;
        if (count == 1) {
            return this;
        }
        if (n == 0 || count == 0) {
            return "";
        }
        if ((long) n * count > Integer.MAX_VALUE) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        char[] v = new char[n * count];
        if (n == 1) {
            Arrays.fill(v, value[0]);
        } else {
            System.arraycopy(value, 0, v, 0, n);
            for (int done = n; done < v.length; done <<= 1) {
                System.arraycopy(v, 0, v, done, Math.min(done, v.length - done));
            }
        }
        return new String(v, true);
    }

    @Override
    public IntStream chars() {
        int[] units = new int[value.length];
        for (int i = 0; i < units.length; i++) {
            units[i] = value[i];
        }
        return Arrays.stream(units);
    }

    @Override
    public String toString() {
        return this;
    }

    public native String intern();

    public static String format(String format, Object... args) {
        return new Formatter().format(format, args).toString();
    }

    public static String format(Locale l, String format, Object... args) {
        return new Formatter(l).format(format, args).toString();
    }

    public String formatted(Object... args) {
        return new Formatter().format(this, args).toString();
    }

    public static String valueOf(Object obj) {
        return obj == null ? "null" : obj.toString();
    }

    public static String valueOf(char[] data) {
        return new String(data);
    }

    public static String valueOf(char[] data, int offset, int count) {
        return new String(data, offset, count);
    }

    public static String copyValueOf(char[] data, int offset, int count) {
        return new String(data, offset, count);
    }

    public static String copyValueOf(char[] data) {
        return new String(data);
    }

    public static String valueOf(boolean b) {
        return b ? "true" : "false";
    }

    public static String valueOf(char c) {
        return new String(new char[] {c}, true);
    }

    public static String valueOf(int i) {
        return Integer.toString(i);
    }

    public static String valueOf(long l) {
        return Long.toString(l);
    }

    public static String valueOf(float f) {
        return Float.toString(f);
    }

    public static String valueOf(double d) {
        return Double.toString(d);
    }

    @Override
    public IntStream codePoints() {
        int[] points = new int[value.length];
        int count = 0;
        for (int i = 0; i < value.length; count++) {
            int cp = Character.codePointIn(value, i, value.length);
            points[count] = cp;
            i += Character.charCount(cp);
        }
        return Arrays.stream(points, 0, count);
    }

    @Override
    public Optional<String> describeConstable() {
        return Optional.of(this);
    }

    @Override
    public String resolveConstantDesc(MethodHandles.Lookup lookup) {
        return this;
    }
}
