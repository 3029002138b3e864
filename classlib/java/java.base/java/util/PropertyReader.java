// SPDX-License-Identifier: MIT
package java.util;

import java.io.IOException;
import java.io.Reader;

/** Reads the lines of a properties file: comments, continued lines, separators and escapes. */
final class PropertyReader {
    private final Reader in;
    private final char[] buf = new char[4096];
    private int at, end;
    private final StringBuilder line = new StringBuilder();

    PropertyReader(Reader in) {
        this.in = in;
    }

    private int read() throws IOException {
        if (at >= end) {
            end = in.read(buf, 0, buf.length);
            at = 0;
            if (end <= 0) return -1;
        }
        return buf[at++];
    }

    private static boolean isSpace(int c) {
        return c == ' ' || c == '\t' || c == '\f';
    }

    /**
     * A logical line into line, escapes untouched; false at the end. A backslash at a line's end joins the next one.
     */
    private boolean nextLine() throws IOException {
        line.setLength(0);
        boolean start = true, any = false, comment = false, escaped = false;
        while (true) {
            int c = read();
            if (c < 0) {
                if (escaped) line.setLength(line.length() - 1);
                return any && !comment;
            }
            if (c == '\n' || c == '\r') {
                if (escaped && !comment) {
                    line.setLength(line.length() - 1);
                    escaped = false;
                    start = true;
                    if (c == '\r') {
                        int next = read();
                        if (next >= 0 && next != '\n') at--;
                    }
                    continue;
                }
                if (any && !comment) return true;
                start = true;
                any = comment = escaped = false;
                line.setLength(0);
                continue;
            }
            if (start && isSpace(c)) continue;
            if (!any && (c == '#' || c == '!')) comment = true;
            start = false;
            any = true;
            if (comment) continue;
            line.append((char) c);
            escaped = c == '\\' && !escaped;
        }
    }

    void load(Map<Object, Object> to) throws IOException {
        while (nextLine()) {
            int n = line.length(), i = 0;
            boolean escaped = false;
            for (; i < n; i++) {
                char c = line.charAt(i);
                if (!escaped && (isSpace(c) || c == '=' || c == ':')) break;
                escaped = c == '\\' && !escaped;
            }
            int keyEnd = i;
            boolean separator = false;
            for (; i < n; i++) {
                char c = line.charAt(i);
                if (isSpace(c)) continue;
                if (separator || c != '=' && c != ':') break;
                separator = true;
            }
            to.put(unescape(0, keyEnd), unescape(i, n));
        }
    }

    private String unescape(int from, int to) {
        StringBuilder sb = new StringBuilder(to - from);
        for (int i = from; i < to; i++) {
            char c = line.charAt(i);
            if (c != '\\' || i + 1 >= to) {
                if (c != '\\') sb.append(c);
                continue;
            }
            c = line.charAt(++i);
            if (c == 'u') {
                if (i + 4 >= to) throw new IllegalArgumentException("Malformed \\uxxxx encoding.");
                int v = 0;
                for (int k = 0; k < 4; k++) {
                    int d = Character.digit(line.charAt(++i), 16);
                    if (d < 0) throw new IllegalArgumentException("Malformed \\uxxxx encoding.");
                    v = v << 4 | d;
                }
                sb.append((char) v);
            } else {
                int k = "tnrf".indexOf(c);
                sb.append(k >= 0 ? "\t\n\r\f".charAt(k) : c);
            }
        }
        return sb.toString();
    }
}
