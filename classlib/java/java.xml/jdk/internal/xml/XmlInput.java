// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.io.CharConversionException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.io.UnsupportedEncodingException;

/**
 * An entity that is being read: its characters, as far as they have been decoded, and where it comes from.
 *
 * <pre>
 *   buf   |  done  | kept | not yet read |  room  |
 *         0      keep    pos           limit
 * </pre>
 *
 * more() reads on; in a full buffer it drops what lies before keep (or before the token that is being read) and moves
 * the rest to the front of a new one. Line ends become a single line feed on the way in (XML 1.0, 2.11). The place in
 * lines and columns is counted up to "counted", lazily.
 */
final class XmlInput {
    /** The name of the entity: null is the document, "%name" a parameter entity, "[dtd]" the external subset. */
    final String name;
    final String publicId, systemId;
    /** True of entities that come from outside: they may begin with a text declaration. */
    final boolean external;
    /** How many elements were open where it begins. */
    int depth;

    String encoding, version = "1.0";
    private final Reader reader;
    private boolean ended, lastReturn;

    char[] buf;
    int pos, limit;
    /** What must stay in the buffer from here on, or -1. */
    int keep = -1;

    private int counted, line = 1, column = 1, dropped;

    /** An internal entity: its replacement text. */
    XmlInput(String name, String text, String publicId, String systemId) {
        this.name = name;
        this.publicId = publicId;
        this.systemId = systemId;
        external = false;
        reader = null;
        ended = true;
        buf = text.toCharArray();
        limit = buf.length;
    }

    XmlInput(String name, Reader reader, String encoding, String publicId, String systemId) {
        this.name = name;
        this.publicId = publicId;
        this.systemId = systemId;
        this.reader = reader;
        this.encoding = encoding;
        external = true;
        buf = new char[4096];
    }

    /**
     * Reads on. Returns where the character at "from" lies now, or -1 at the end of the entity (nothing has
     * moved then).
     */
    int more(int from) throws IOException {
        if (ended) return -1;
        if (limit < buf.length) return fill() ? from : -1;
        int first = keep >= 0 && keep < from ? keep : from, kept = limit - first;
        count(first);
        char[] full = buf;
        buf = new char[kept > full.length / 2 ? full.length * 2 : full.length];
        System.arraycopy(full, first, buf, 0, kept);
        limit = kept;
        if (!fill()) {
            buf = full;
            limit = first + kept;
            return -1;
        }
        pos -= first;
        counted -= first;
        dropped += first;
        if (keep >= 0) keep -= first;
        return from - first;
    }

    /** Reads until there is something new; false at the end. */
    private boolean fill() throws IOException {
        int before = limit;
        while (limit == before && !ended) read();
        return limit > before;
    }

    private void read() throws IOException {
        int n;
        try {
            n = reader.read(buf, limit, buf.length - limit);
        } catch (CharacterCodingException e) {
            throw (IOException) new CharConversionException("Invalid byte sequence for encoding "
                    + encoding).initCause(e);
        }
        if (n < 0) {
            ended = true;
            return;
        }
        int to = limit, end = limit + n;
        for (int i = limit; i < end; i++) {
            char c = buf[i];
            if (c == '\n' && lastReturn) {
                lastReturn = false;
                continue;
            }
            lastReturn = c == '\r';
            buf[to++] = lastReturn ? '\n' : c;
        }
        limit = to;
    }

    private void count(int end) {
        int l = line, c = column;
        char[] b = buf;
        for (int i = counted; i < end; i++) {
            if (b[i] == '\n') {
                l++;
                c = 1;
            } else {
                c++;
            }
        }
        counted = Math.max(counted, end);
        line = l;
        column = c;
    }

    int line() {
        count(pos);
        return line;
    }

    int column() {
        count(pos);
        return column;
    }

    int offset() {
        return dropped + pos;
    }

    void close() throws IOException {
        if (reader != null) reader.close();
    }

    // ---- bytes to characters

    /**
     * Opens bytes: the encoding is the one named, else what a byte order mark or the XML declaration says,
     * else UTF-8.
     */
    static XmlInput open(String name, InputStream in, String encoding, String publicId, String systemId)
            throws IOException {
        Head head = new Head(in);
        String found = head.detect();
        if (encoding == null) encoding = found;
        else if (!found.startsWith("UTF-16") || !encoding.equals("UTF-16")) head.skipMark(encoding);
        else encoding = found;
        String label = head.marked16 ? "UTF-16" : encoding;
        Charset charset;
        try {
            charset = Charset.forName(encoding);
        } catch (UnsupportedCharsetException | IllegalCharsetNameException e) {
            throw new UnsupportedEncodingException(encoding);
        }
        Reader reader = new InputStreamReader(head, charset.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT));
        return new XmlInput(name, reader, label, publicId, systemId);
    }

    /** A stream whose first bytes have been looked at. */
    private static final class Head extends InputStream {
        private final InputStream in;
        private byte[] first = new byte[64];
        private int at, length;
        boolean marked16;

        Head(InputStream in) {
            this.in = in;
        }

        private boolean want(int n) throws IOException {
            while (length < n) {
                if (length == first.length) first = java.util.Arrays.copyOf(first, length * 2);
                int got = in.read(first, length, first.length - length);
                if (got < 0) return false;
                length += got;
            }
            return true;
        }

        private int at(int i) {
            return i < length ? first[i] & 255 : -1;
        }

        /** XML 1.0, appendix F. */
        String detect() throws IOException {
            want(4);
            int four = at(0) << 24 | (at(1) & 255) << 16 | (at(2) & 255) << 8 | at(3) & 255;
            if (at(0) == 0xEF && at(1) == 0xBB && at(2) == 0xBF) {
                at = 3;
                String declared = declared();
                return declared == null ? "UTF-8" : declared;
            }
            if (at(0) == 0xFE && at(1) == 0xFF || at(0) == 0xFF && at(1) == 0xFE) {
                at = 2;
                marked16 = true;
                return at(0) == 0xFE ? "UTF-16BE" : "UTF-16LE";
            }
            if (four == 0x003C003F) return "UTF-16BE";
            if (four == 0x3C003F00) return "UTF-16LE";
            if (four == 0x4C6FA794) return "IBM037";
            String declared = declared();
            return declared == null ? "UTF-8" : declared;
        }

        /** An encoding was given: a mark of it at the front is none of the text. */
        void skipMark(String encoding) {
            if (at > 0 && !encoding.toUpperCase(java.util.Locale.ROOT).startsWith("UTF")) at = 0;
        }

        /** The encoding of an XML or text declaration in an encoding that contains ASCII, or null. */
        private String declared() throws IOException {
            String start = "<?xml";
            if (!want(at + 6)) return null;
            for (int i = 0; i < 5; i++)
                if (at(at + i) != start.charAt(i)) return null;
            if (!XmlChars.isSpace(at(at + 5))) return null;
            int end = at + 5;
            while (want(end + 1) && at(end) != '>' && end < 4000) end++;
            StringBuilder text = new StringBuilder();
            for (int i = at; i < end && i < length; i++) text.append((char) at(i));
            int i = text.indexOf("encoding");
            if (i < 0) return null;
            i += 8;
            while (i < text.length() && (XmlChars.isSpace(text.charAt(i)) || text.charAt(i) == '=')) i++;
            if (i >= text.length() || text.charAt(i) != '"' && text.charAt(i) != '\'') return null;
            int close = text.indexOf(text.substring(i, i + 1), i + 1);
            if (close <= i + 1) return null;
            String name = text.substring(i + 1, close);
            // A declaration that can be read byte by byte is not in UTF-16, whatever it says.
            return name.toUpperCase(java.util.Locale.ROOT).startsWith("UTF-16") ? null : name;
        }

        @Override
        public int read() throws IOException {
            return at < length ? first[at++] & 255 : in.read();
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            if (at >= length) return in.read(b, off, len);
            int n = Math.min(len, length - at);
            System.arraycopy(first, at, b, off, n);
            at += n;
            return n;
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
