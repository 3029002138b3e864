// SPDX-License-Identifier: MIT
package java.io;

/** Modified UTF-8 (JVMS 4.4.7): NUL takes two bytes and supplementary characters are two surrogates of three. */
final class ModifiedUtf8 {
    private ModifiedUtf8() {
    }

    static long length(String s) {
        long n = 0;
        for (int i = 0, len = s.length(); i < len; i++) {
            char c = s.charAt(i);
            n += c >= 1 && c <= 0x7F ? 1 : c <= 0x7FF ? 2 : 3;
        }
        return n;
    }

    /** Writes s at b[at] and gives the index behind it. */
    static int encode(String s, byte[] b, int at) {
        for (int i = 0, len = s.length(); i < len; i++) {
            char c = s.charAt(i);
            if (c >= 1 && c <= 0x7F) {
                b[at++] = (byte) c;
            } else if (c <= 0x7FF) {
                b[at++] = (byte) (0xC0 | c >> 6);
                b[at++] = (byte) (0x80 | c & 63);
            } else {
                b[at++] = (byte) (0xE0 | c >> 12);
                b[at++] = (byte) (0x80 | c >> 6 & 63);
                b[at++] = (byte) (0x80 | c & 63);
            }
        }
        return at;
    }

    static String decode(byte[] b, int off, int len) throws UTFDataFormatException {
        char[] out = new char[len];
        int n = 0, i = 0;
        while (i < len) {
            int c = b[off + i] & 255;
            if (c < 0x80) {
                out[n++] = (char) c;
                i++;
                continue;
            }
            int more = c >> 5 == 6 ? 1 : c >> 4 == 14 ? 2 : 0;
            if (more == 0) throw new UTFDataFormatException("malformed input around byte " + i);
            if (i + more >= len) throw new UTFDataFormatException("malformed input: partial character at end");
            c &= more == 1 ? 31 : 15;
            for (int k = 1; k <= more; k++) {
                int x = b[off + i + k];
                if ((x & 0xC0) != 0x80) throw new UTFDataFormatException("malformed input around byte " + (i + more));
                c = c << 6 | x & 63;
            }
            out[n++] = (char) c;
            i += more + 1;
        }
        return new String(out, 0, n);
    }
}
