// SPDX-License-Identifier: MIT
package java.util;

/** Cuts a string at delimiter characters. */
public class StringTokenizer implements Enumeration<Object> {
    private final String str;
    private final boolean returnDelims;
    private String delims;
    private int pos;

    public StringTokenizer(String str, String delim, boolean returnDelims) {
        str.length();
        this.str = str;
        delims = delim;
        this.returnDelims = returnDelims;
    }

    public StringTokenizer(String str, String delim) {
        this(str, delim, false);
    }

    public StringTokenizer(String str) {
        this(str, " \t\n\r\f", false);
    }

    private boolean isDelim(int i) {
        return delims.indexOf(str.codePointAt(i)) >= 0;
    }

    private int after(int i) {
        return i + Character.charCount(str.codePointAt(i));
    }

    private int skipDelims(int i) {
        if (delims == null) throw new NullPointerException();
        if (returnDelims) return i;
        int n = str.length();
        while (i < n && isDelim(i)) i = after(i);
        return i;
    }

    private int tokenEnd(int i) {
        int n = str.length(), start = i;
        while (i < n && !isDelim(i)) i = after(i);
        return returnDelims && i == start && i < n ? after(i) : i;
    }

    public boolean hasMoreTokens() {
        return skipDelims(pos) < str.length();
    }

    public String nextToken() {
        int start = skipDelims(pos);
        if (start >= str.length()) throw new NoSuchElementException();
        pos = tokenEnd(start);
        return str.substring(start, pos);
    }

    public String nextToken(String delim) {
        delims = delim;
        return nextToken();
    }

    public boolean hasMoreElements() {
        return hasMoreTokens();
    }

    public Object nextElement() {
        return nextToken();
    }

    public int countTokens() {
        int n = 0;
        for (int i = skipDelims(pos); i < str.length(); i = skipDelims(tokenEnd(i))) n++;
        return n;
    }
}
