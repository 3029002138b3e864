// SPDX-License-Identifier: MIT
package java.io;

import java.util.Arrays;

/**
 * Splits characters into words, numbers, quoted strings and single characters, by a table of character classes.
 * peek is the next character, or NEED if none has been read ahead, or SKIP_LF if a LF that comes next is to be dropped.
 */
public class StreamTokenizer {
    public static final int TT_EOF = -1;
    public static final int TT_EOL = '\n';
    public static final int TT_NUMBER = -2;
    public static final int TT_WORD = -3;
    private static final int TT_NOTHING = -4;
    private static final int NEED = Integer.MAX_VALUE, SKIP_LF = Integer.MAX_VALUE - 1;
    private static final byte WHITE = 1, DIGIT = 2, ALPHA = 4, QUOTE = 8, COMMENT = 16;

    private Reader reader;
    private InputStream input;
    private final byte[] types = new byte[256];
    private char[] buf = new char[20];
    private int peek = NEED, line = 1;
    private boolean pushedBack, lowerCase, eolIsToken, slashSlash, slashStar;

    public int ttype = TT_NOTHING;
    public String sval;
    public double nval;

    private StreamTokenizer() {
        wordChars('a', 'z');
        wordChars('A', 'Z');
        wordChars(128 + 32, 255);
        whitespaceChars(0, ' ');
        commentChar('/');
        quoteChar('"');
        quoteChar('\'');
        parseNumbers();
    }

    @Deprecated
    public StreamTokenizer(InputStream is) {
        this();
        if (is == null) throw new NullPointerException();
        input = is;
    }

    public StreamTokenizer(Reader r) {
        this();
        if (r == null) throw new NullPointerException();
        reader = r;
    }

    public void resetSyntax() {
        Arrays.fill(types, (byte) 0);
    }

    public void wordChars(int low, int hi) {
        for (int c = Math.max(low, 0); c <= Math.min(hi, 255); c++) types[c] |= ALPHA;
    }

    public void whitespaceChars(int low, int hi) {
        for (int c = Math.max(low, 0); c <= Math.min(hi, 255); c++) types[c] = WHITE;
    }

    public void ordinaryChars(int low, int hi) {
        for (int c = Math.max(low, 0); c <= Math.min(hi, 255); c++) types[c] = 0;
    }

    public void ordinaryChar(int ch) {
        if (ch >= 0 && ch < 256) types[ch] = 0;
    }

    public void commentChar(int ch) {
        if (ch >= 0 && ch < 256) types[ch] = COMMENT;
    }

    public void quoteChar(int ch) {
        if (ch >= 0 && ch < 256) types[ch] = QUOTE;
    }

    public void parseNumbers() {
        for (int c = '0'; c <= '9'; c++) types[c] |= DIGIT;
        types['.'] |= DIGIT;
        types['-'] |= DIGIT;
    }

    public void eolIsSignificant(boolean flag) {
        eolIsToken = flag;
    }

    public void slashStarComments(boolean flag) {
        slashStar = flag;
    }

    public void slashSlashComments(boolean flag) {
        slashSlash = flag;
    }

    public void lowerCaseMode(boolean flag) {
        lowerCase = flag;
    }

    private int get() throws IOException {
        return reader != null ? reader.read() : input.read();
    }

    private int typeOf(int c) {
        return c < 0 ? 0 : c < 256 ? types[c] : ALPHA;
    }

    public int nextToken() throws IOException {
        if (pushedBack) {
            pushedBack = false;
            return ttype;
        }
        sval = null;
        int c = peek;
        if (c < 0) c = NEED;
        if (c == SKIP_LF) {
            c = get();
            if (c < 0) return ttype = TT_EOF;
            if (c == '\n') c = NEED;
        }
        if (c == NEED) {
            c = get();
            if (c < 0) return ttype = TT_EOF;
        }
        ttype = c;
        peek = NEED;
        int t = typeOf(c);
        while ((t & WHITE) != 0) {
            if (c == '\r') {
                line++;
                if (eolIsToken) {
                    peek = SKIP_LF;
                    return ttype = TT_EOL;
                }
                c = get();
                if (c == '\n') c = get();
            } else {
                if (c == '\n') {
                    line++;
                    if (eolIsToken) return ttype = TT_EOL;
                }
                c = get();
            }
            if (c < 0) return ttype = TT_EOF;
            t = typeOf(c);
        }
        if ((t & DIGIT) != 0) return number(c);
        if ((t & ALPHA) != 0) return word(c);
        if ((t & QUOTE) != 0) return quoted(c);
        if (c == '/' && (slashSlash || slashStar)) return slash(t);
        if ((t & COMMENT) != 0) return lineComment();
        return ttype = c;
    }

    private int number(int c) throws IOException {
        boolean neg = false;
        if (c == '-') {
            c = get();
            if (c != '.' && (c < '0' || c > '9')) {
                peek = c;
                return ttype = '-';
            }
            neg = true;
        }
        double v = 0;
        int decimals = 0, seenDot = 0;
        while (true) {
            if (c == '.' && seenDot == 0) {
                seenDot = 1;
            } else if (c >= '0' && c <= '9') {
                v = v * 10 + (c - '0');
                decimals += seenDot;
            } else {
                break;
            }
            c = get();
        }
        peek = c;
        if (decimals != 0) {
            double scale = 10;
            for (int i = 1; i < decimals; i++) scale *= 10;
            v = v / scale;
        }
        nval = neg ? -v : v;
        return ttype = TT_NUMBER;
    }

    private int put(int n, int c) {
        if (n >= buf.length) buf = Arrays.copyOf(buf, buf.length * 2);
        buf[n] = (char) c;
        return n + 1;
    }

    private int word(int c) throws IOException {
        int n = 0;
        do {
            n = put(n, c);
            c = get();
        } while ((typeOf(c < 0 ? -1 : c) & (ALPHA | DIGIT)) != 0);
        peek = c;
        sval = new String(buf, 0, n);
        if (lowerCase) sval = sval.toLowerCase();
        return ttype = TT_WORD;
    }

    private int quoted(int quote) throws IOException {
        ttype = quote;
        int n = 0;
        int d = get();
        while (d >= 0 && d != quote && d != '\n' && d != '\r') {
            int c;
            if (d == '\\') {
                c = get();
                int first = c;
                if (c >= '0' && c <= '7') {
                    c = c - '0';
                    int c2 = get();
                    if (c2 >= '0' && c2 <= '7') {
                        c = (c << 3) + (c2 - '0');
                        c2 = get();
                        if (c2 >= '0' && c2 <= '7' && first <= '3') {
                            c = (c << 3) + (c2 - '0');
                            d = get();
                        } else {
                            d = c2;
                        }
                    } else {
                        d = c2;
                    }
                } else {
                    int k = "abfnrtv".indexOf(c);
                    if (k >= 0) c = "\7\b\f\n\r\t\13".charAt(k);
                    d = get();
                }
            } else {
                c = d;
                d = get();
            }
            n = put(n, c);
        }
        peek = d == quote ? NEED : d;
        sval = new String(buf, 0, n);
        return ttype;
    }

    private int slash(int type) throws IOException {
        int c = get();
        if (c == '*' && slashStar) {
            int prev = 0;
            while ((c = get()) >= 0) {
                if (c == '/' && prev == '*') return nextToken();
                if (c == '\r' || c == '\n' && prev != '\r') line++;
                prev = c;
            }
            return ttype = TT_EOF;
        }
        if (c == '/' && slashSlash) return lineComment();
        if ((type & COMMENT) != 0) {
            peek = c;
            return lineComment();
        }
        peek = c;
        return ttype = '/';
    }

    private int lineComment() throws IOException {
        int c = peek == NEED ? get() : peek;
        while (c != '\n' && c != '\r' && c >= 0) c = get();
        peek = c;
        return nextToken();
    }

    public void pushBack() {
        if (ttype != TT_NOTHING) pushedBack = true;
    }

    public int lineno() {
        return line;
    }

    @Override
    public String toString() {
        String ret;
        if (ttype == TT_EOF) ret = "EOF";
        else if (ttype == TT_EOL) ret = "EOL";
        else if (ttype == TT_WORD) ret = sval;
        else if (ttype == TT_NUMBER) ret = "n=" + nval;
        else if (ttype == TT_NOTHING) ret = "NOTHING";
        else if (ttype < 256 && (types[ttype] & QUOTE) != 0) ret = sval;
        else ret = "'" + (char) ttype + "'";
        return "Token[" + ret + "], line " + line;
    }
}
