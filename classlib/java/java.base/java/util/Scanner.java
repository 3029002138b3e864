// SPDX-License-Identifier: MIT
package java.util;

import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.CharBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.DecimalFormatSymbols;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Reads tokens between delimiters, and lines. What was read from the source and not yet used stands in buf from at on.
 * A match that reaches the end of buf may become longer or impossible with more input, so more is read first.
 */
public final class Scanner implements Iterator<String>, Closeable {
    private static final Pattern WHITE = Pattern.compile("\\p{javaWhitespace}+");
    private static final Pattern LINE = Pattern.compile(".*(\r\n|[\n\r\u2028\u2029\u0085])|.+$");

    private Readable source;
    private final StringBuilder buf = new StringBuilder();
    private int at, radix = 10;
    private boolean ended, closed;
    private IOException lastException;
    private Pattern delimiter = WHITE;
    private Locale locale = Locale.getDefault(Locale.Category.FORMAT);
    private DecimalFormatSymbols symbols;       // of the locale, once they are asked for
    private MatchResult lastMatch;

    public Scanner(Readable source) {
        this.source = Objects.requireNonNull(source, "source");
    }

    public Scanner(InputStream source) {
        this((Readable) new InputStreamReader(source));
    }

    public Scanner(InputStream source, String charsetName) {
        this((Readable) new InputStreamReader(source, charset(charsetName)));
    }

    private static Charset charset(String name) {
        Objects.requireNonNull(name, "charsetName");
        try {
            return Charset.forName(name);
        } catch (java.nio.charset.UnsupportedCharsetException e) {
            throw new IllegalArgumentException(e);
        }
    }

    public Scanner(InputStream source, Charset charset) {
        this((Readable) new InputStreamReader(source, charset));
    }

    public Scanner(File source) throws FileNotFoundException {
        this(new FileInputStream(source));
    }

    public Scanner(File source, String charsetName) throws FileNotFoundException {
        this(new FileInputStream(source), charset(charsetName));
    }

    public Scanner(File source, Charset charset) throws IOException {
        this(new FileInputStream(source), charset);
    }

    public Scanner(Path source) throws IOException {
        this(Files.newInputStream(source));
    }

    public Scanner(Path source, String charsetName) throws IOException {
        this(Files.newInputStream(source), charset(charsetName));
    }

    public Scanner(Path source, Charset charset) throws IOException {
        this(Files.newInputStream(source), charset);
    }

    public Scanner(String source) {
        this((Readable) new StringReader(source));
    }

    public Scanner(ReadableByteChannel source) {
        this(Channels.newInputStream(source));
    }

    public Scanner(ReadableByteChannel source, String charsetName) {
        this(Channels.newInputStream(source), charset(charsetName));
    }

    public Scanner(ReadableByteChannel source, Charset charset) {
        this(Channels.newInputStream(source), charset);
    }

    private void ensureOpen() {
        if (closed) throw new IllegalStateException("Scanner closed");
    }

    /** Reads more; false at the end of the source. */
    private boolean more() {
        if (ended) return false;
        if (at > 4096) {
            buf.delete(0, at);
            at = 0;
        }
        CharBuffer c = CharBuffer.allocate(1024);
        int n;
        try {
            n = source.read(c);
        } catch (IOException e) {
            lastException = e;
            n = -1;
        }
        if (n < 0) {
            ended = true;
            return false;
        }
        c.flip();
        buf.append(c);
        return true;
    }

    @Override
    public void close() {
        if (closed) return;
        closed = ended = true;
        try {
            if (source instanceof Closeable) ((Closeable) source).close();
        } catch (IOException e) {
            lastException = e;
        }
    }

    public IOException ioException() {
        return lastException;
    }

    public Pattern delimiter() {
        return delimiter;
    }

    public Scanner useDelimiter(Pattern pattern) {
        delimiter = Objects.requireNonNull(pattern);
        return this;
    }

    public Scanner useDelimiter(String pattern) {
        return useDelimiter(Pattern.compile(pattern));
    }

    public Locale locale() {
        return locale;
    }

    public Scanner useLocale(Locale locale) {
        this.locale = Objects.requireNonNull(locale);
        symbols = null;
        return this;
    }

    public int radix() {
        return radix;
    }

    public Scanner useRadix(int radix) {
        this.radix = checked(radix);
        return this;
    }

    private static int checked(int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX)
            throw new IllegalArgumentException("radix:" + radix);
        return radix;
    }

    public MatchResult match() {
        if (lastMatch == null) throw new IllegalStateException("No match result available");
        return lastMatch;
    }

    @Override
    public String toString() {
        return "java.util.Scanner[delimiters=" + delimiter + "][position=" + at + "][match valid=" + (lastMatch != null)
                + "][source closed=" + closed + "]";
    }

    /** Start and end of the next token in buf, or null if there is none. */
    private int[] token() {
        ensureOpen();
        Matcher m = delimiter.matcher(buf);
        while (true) {
            m.reset(buf);
            m.region(at, buf.length());
            int start = at;
            if (m.lookingAt()) {
                if (m.end() == buf.length() && more()) continue;
                start = m.end();
            }
            if (start >= buf.length()) {
                if (more()) continue;
                return null;
            }
            // A token has a character at least: what is empty ends none where it begins.
            m.region(start, buf.length());
            boolean found = m.find();
            if (found && m.end() == start) {
                m.region(start + 1, buf.length());
                found = m.find();
            }
            if (found) {
                if (m.end() == buf.length() && more()) continue;
                return new int[] {start, m.start()};
            }
            if (more()) continue;
            return new int[] {start, buf.length()};
        }
    }

    @Override
    public boolean hasNext() {
        return token() != null;
    }

    private static final Pattern ANY = Pattern.compile("(?s).*");

    private String take(int[] t, Pattern p) {
        if (t == null) throw new NoSuchElementException();
        String s = buf.substring(t[0], t[1]);
        Matcher m = p.matcher(s);
        if (!m.matches()) throw new InputMismatchException();
        lastMatch = m.toMatchResult();
        at = t[1];
        return s;
    }

    @Override
    public String next() {
        return take(token(), ANY);
    }

    @Override
    public void remove() {
        throw new UnsupportedOperationException();
    }

    public boolean hasNext(String pattern) {
        return hasNext(Pattern.compile(pattern));
    }

    public String next(String pattern) {
        return next(Pattern.compile(pattern));
    }

    public boolean hasNext(Pattern pattern) {
        Objects.requireNonNull(pattern);
        int[] t = token();
        return t != null && pattern.matcher(buf.substring(t[0], t[1])).matches();
    }

    public String next(Pattern pattern) {
        return take(token(), Objects.requireNonNull(pattern));
    }

    /** Finds a pattern from here on; within: at most so many characters away (0 is no bound). */
    private MatchResult find(Pattern pattern, int within, boolean anchored) {
        ensureOpen();
        Objects.requireNonNull(pattern);
        Matcher m = pattern.matcher(buf);
        while (true) {
            m.reset(buf);
            int end = within > 0 ? Math.min(buf.length(), at + within) : buf.length();
            boolean cut = within > 0 && end == at + within;
            m.region(at, end);
            boolean found = anchored ? m.lookingAt() : m.find();
            if ((found ? m.hitEnd() && !cut : !cut) && more()) continue;
            return found ? m.toMatchResult() : null;
        }
    }

    private MatchResult line() {
        MatchResult r = find(LINE, 0, true);
        // A line end of two characters may lie astride the end of what has been read.
        while (r != null && r.end() == buf.length() && buf.charAt(buf.length() - 1) == '\r' && more())
            r = find(LINE, 0, true);
        return r;
    }

    public boolean hasNextLine() {
        return line() != null;
    }

    public String nextLine() {
        MatchResult r = line();
        if (r == null) throw new NoSuchElementException("No line found");
        lastMatch = r;
        String s = buf.substring(r.start(), r.end());
        if (r.group(1) != null) s = s.substring(0, s.length() - r.group(1).length());
        at = r.end();
        return s;
    }

    public String findInLine(String pattern) {
        return findInLine(Pattern.compile(pattern));
    }

    public String findInLine(Pattern pattern) {
        MatchResult l = line();
        if (l == null) return null;
        int end = l.end() - (l.group(1) == null ? 0 : l.group(1).length());
        return end == at ? null : findWithinHorizon(pattern, end - at);
    }

    public String findWithinHorizon(String pattern, int horizon) {
        return findWithinHorizon(Pattern.compile(pattern), horizon);
    }

    public String findWithinHorizon(Pattern pattern, int horizon) {
        if (horizon < 0) throw new IllegalArgumentException("horizon < 0");
        MatchResult r = find(pattern, horizon, false);
        if (r == null) return null;
        lastMatch = r;
        at = r.end();
        return r.group();
    }

    public Scanner skip(Pattern pattern) {
        MatchResult r = find(pattern, 0, true);
        if (r == null) throw new NoSuchElementException();
        lastMatch = r;
        at = r.end();
        return this;
    }

    public Scanner skip(String pattern) {
        return skip(Pattern.compile(pattern));
    }

    // Numbers: the token without the separators of groups, if it has the form of a number in the locale.

    private DecimalFormatSymbols symbols() {
        if (symbols == null) symbols = DecimalFormatSymbols.getInstance(locale);
        return symbols;
    }

    /** NaN and infinity are told as Double.parseDouble reads them; null if it is neither. */
    private String notFinite(String s) {
        if (s.equals("NaN") || s.equals(symbols().getNaN())) return "NaN";
        return s.equals("Infinity") || s.equals(symbols().getInfinity()) ? "Infinity" : null;
    }

    /** The token as the constructors of numbers read it, or null if it is none. */
    private String number(int[] t, boolean fraction, int radix) {
        if (t == null) return null;
        String s = buf.substring(t[0], t[1]);
        int i = s.startsWith("-") || s.startsWith("+") ? 1 : 0;
        StringBuilder sb = new StringBuilder(s.startsWith("-") ? "-" : "");
        if (fraction && i < s.length() && Character.digit(s.charAt(i), 10) < 0) {
            String n = notFinite(s.substring(i));
            if (n != null) return sb.append(n).toString();
        }
        int group = -1, digits = 0;
        boolean point = false;
        for (; i < s.length(); i++) {
            char c = s.charAt(i);
            if (Character.digit(c, radix) >= 0) {
                sb.append(Character.forDigit(Character.digit(c, radix), radix));
                digits++;
                if (group >= 0) group++;
            } else if (c == symbols().getGroupingSeparator() && !point && digits > 0
                    && (group == 3 || group < 0 && digits <= 3)) {
                group = 0;
            } else if (c == symbols().getDecimalSeparator() && fraction && !point) {
                if (group >= 0 && group != 3) return null;
                group = -1;
                point = true;
                sb.append('.');
            } else if ((c == 'e' || c == 'E') && fraction && digits > 0 && i + 1 < s.length()) {
                String e = s.substring(i + 1);
                for (int k = e.startsWith("-") || e.startsWith("+") ? 1 : 0; k < e.length(); k++)
                    if (e.charAt(k) < '0' || e.charAt(k) > '9') return null;
                if (group >= 0 && group != 3) return null;
                return sb.append('e').append(e).toString();
            } else {
                return null;
            }
        }
        return digits == 0 || group >= 0 && group != 3 ? null : sb.toString();
    }

    private static final int BYTE = 0, SHORT = 1, INT = 2, LONG = 3, BIG = 4, FLOAT = 5, DOUBLE = 6, DECIMAL = 7;

    private static Object parse(int kind, String s, int radix) {
        switch (kind) {
        case BYTE: return Byte.parseByte(s, radix);
        case SHORT: return Short.parseShort(s, radix);
        case INT: return Integer.parseInt(s, radix);
        case LONG: return Long.parseLong(s, radix);
        case BIG: return new BigInteger(s, radix);
        case FLOAT: return Float.parseFloat(s);
        case DOUBLE: return Double.parseDouble(s);
        default: return new BigDecimal(s);
        }
    }

    private boolean hasNumber(int kind, int radix) {
        String s = number(token(), kind >= FLOAT, checked(radix));
        if (s == null) return false;
        try {
            parse(kind, s, radix);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private Object nextNumber(int kind, int radix) {
        checked(radix);
        int[] t = token();
        if (t == null) throw new NoSuchElementException();
        String s = number(t, kind >= FLOAT, radix);
        if (s == null) throw new InputMismatchException();
        try {
            Object v = parse(kind, s, radix);
            take(t, ANY);
            return v;
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
    }

    public boolean hasNextBoolean() {
        int[] t = token();
        if (t == null) return false;
        String s = buf.substring(t[0], t[1]);
        return s.equalsIgnoreCase("true") || s.equalsIgnoreCase("false");
    }

    public boolean nextBoolean() {
        return Boolean.parseBoolean(take(token(), Pattern.compile("true|false", Pattern.CASE_INSENSITIVE)));
    }

    public boolean hasNextByte() {
        return hasNumber(BYTE, radix);
    }

    public boolean hasNextByte(int radix) {
        return hasNumber(BYTE, radix);
    }

    public byte nextByte() {
        return nextByte(radix);
    }

    public byte nextByte(int radix) {
        return (Byte) nextNumber(BYTE, radix);
    }

    public boolean hasNextShort() {
        return hasNumber(SHORT, radix);
    }

    public boolean hasNextShort(int radix) {
        return hasNumber(SHORT, radix);
    }

    public short nextShort() {
        return nextShort(radix);
    }

    public short nextShort(int radix) {
        return (Short) nextNumber(SHORT, radix);
    }

    public boolean hasNextInt() {
        return hasNumber(INT, radix);
    }

    public boolean hasNextInt(int radix) {
        return hasNumber(INT, radix);
    }

    public int nextInt() {
        return nextInt(radix);
    }

    public int nextInt(int radix) {
        return (Integer) nextNumber(INT, radix);
    }

    public boolean hasNextLong() {
        return hasNumber(LONG, radix);
    }

    public boolean hasNextLong(int radix) {
        return hasNumber(LONG, radix);
    }

    public long nextLong() {
        return nextLong(radix);
    }

    public long nextLong(int radix) {
        return (Long) nextNumber(LONG, radix);
    }

    public boolean hasNextFloat() {
        return hasNumber(FLOAT, 10);
    }

    public float nextFloat() {
        return (Float) nextNumber(FLOAT, 10);
    }

    public boolean hasNextDouble() {
        return hasNumber(DOUBLE, 10);
    }

    public double nextDouble() {
        return (Double) nextNumber(DOUBLE, 10);
    }

    public boolean hasNextBigInteger() {
        return hasNumber(BIG, radix);
    }

    public boolean hasNextBigInteger(int radix) {
        return hasNumber(BIG, radix);
    }

    public BigInteger nextBigInteger() {
        return nextBigInteger(radix);
    }

    public BigInteger nextBigInteger(int radix) {
        return (BigInteger) nextNumber(BIG, radix);
    }

    public boolean hasNextBigDecimal() {
        return hasNumber(DECIMAL, 10);
    }

    public BigDecimal nextBigDecimal() {
        return (BigDecimal) nextNumber(DECIMAL, 10);
    }

    public Scanner reset() {
        delimiter = WHITE;
        locale = Locale.getDefault(Locale.Category.FORMAT);
        symbols = null;
        radix = 10;
        return this;
    }

    public Stream<String> tokens() {
        ensureOpen();
        return StreamSupport.stream(
                Spliterators.spliteratorUnknownSize(this, Spliterator.ORDERED | Spliterator.NONNULL), false);
    }

    /** What a pattern matches, one after the other; behind what is empty the next one begins a character later. */
    private final class Matches extends Spliterators.AbstractSpliterator<MatchResult> {
        private final Pattern pattern;
        private boolean over;

        Matches(Pattern pattern) {
            super(Long.MAX_VALUE, ORDERED | NONNULL | IMMUTABLE);
            this.pattern = pattern;
        }

        @Override
        public boolean tryAdvance(Consumer<? super MatchResult> action) {
            Objects.requireNonNull(action);
            if (over || findWithinHorizon(pattern, 0) == null) return false;
            MatchResult found = lastMatch;
            if (found.start() == found.end()) {
                over = at >= buf.length() && !more();
                if (!over) at++;
            }
            action.accept(found);
            return true;
        }
    }

    public Stream<MatchResult> findAll(Pattern pattern) {
        ensureOpen();
        return StreamSupport.stream(new Matches(Objects.requireNonNull(pattern)), false);
    }

    public Stream<MatchResult> findAll(String patString) {
        return findAll(Pattern.compile(patString));
    }
}
