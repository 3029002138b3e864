// SPDX-License-Identifier: MIT
package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.util.Arrays;
import jdk.internal.util.Tables;

/** A character set that is a table of characters and their bytes, one to four; tools/CharsetTables.java writes them. */
final class TableCharset extends Charset {
    private static final char NONE = '\uffff';

    /** All such sets, when one is asked for first. */
    private static final class Index {
        static final TableCharset[] ALL;

        static {
            String[] lines = new String(Tables.read(TableCharset.class, "charsets.dat"), StandardCharsets.US_ASCII)
                    .split("\n");
            ALL = new TableCharset[lines.length];
            for (int i = 0; i < ALL.length; i++) {
                String[] names = lines[i].split(" ");
                ALL[i] = new TableCharset(names[0], Arrays.copyOfRange(names, 1, names.length));
            }
        }
    }

    /** What a file says, both ways round. A character's code is its length in the upper byte, its key in the others. */
    private static final class Maps {
        final char[] one = new char[256];
        char[] two, three;
        final boolean[] leads = new boolean[256], trails = new boolean[256];
        final int[] codes = new int[65536];
        int[] fourKeys = new int[64], fourCharacters = new int[64], fourCounts = new int[64];
        int fours;
        int longest = 1;

        Maps(byte[] file) {
            Arrays.fill(one, NONE);
            for (int i = 0; i < file.length; i += 11) {
                int key = number(file, i + 2, 4), c = number(file, i + 6, 3), n = number(file, i + 9, 2);
                for (int k = 0; k < n && c + k < 65536; k++) add(file[i], file[i + 1], key + k, c + k);
                if (c > 65535) addFours(key, c, n);
                longest = Math.max(longest, file[i + 1]);
            }
        }

        private static int number(byte[] b, int at, int n) {
            int v = 0;
            for (int i = 0; i < n; i++) v = v << 8 | b[at + i] & 255;
            return v;
        }

        private static char[] empty(char[] there) {
            if (there != null) return there;
            char[] a = new char[65536];
            Arrays.fill(a, NONE);
            return a;
        }

        private void add(int direction, int length, int key, int c) {
            if ((direction & 2) != 0) codes[c] = length << 24 | key;
            if ((direction & 1) == 0) return;
            if (length == 1) {
                one[key] = (char) c;
            } else if (length == 4) {
                addFours(key, c, 1);
            } else {
                leads[key >> 8 * (length - 1)] = true;
                trails[key & 255] = true;
                if (length == 2) (two = empty(two))[key] = (char) c;
                else (three = empty(three))[key & 65535] = (char) c;
            }
        }

        /** Runs in ascending order. */
        private void addFours(int key, int c, int n) {
            int last = fours - 1;
            if (last >= 0 && fourKeys[last] + fourCounts[last] == key && fourCharacters[last] + fourCounts[last] == c) {
                fourCounts[last] += n;
                return;
            }
            if (fours == fourKeys.length) {
                fourKeys = Arrays.copyOf(fourKeys, 2 * fours);
                fourCharacters = Arrays.copyOf(fourCharacters, 2 * fours);
                fourCounts = Arrays.copyOf(fourCounts, 2 * fours);
            }
            fourKeys[fours] = key;
            fourCharacters[fours] = c;
            fourCounts[fours++] = n;
        }

        /** From one column of the runs to the other; -1 if it is in none. */
        private int across(int[] from, int[] to, int v) {
            for (int i = 0; i < fours; i++) {
                if (v >= from[i] && v - from[i] < fourCounts[i]) return to[i] + v - from[i];
            }
            return -1;
        }

        int characterOfFour(int place) {
            return across(fourKeys, fourCharacters, place);
        }

        /** The code of a character, 0 if it has none. */
        int code(int c) {
            if (c < 65536) return codes[c];
            int place = across(fourCharacters, fourKeys, c);
            return place < 0 ? 0 : 4 << 24 | place;
        }
    }

    private final String[] otherNames;
    private volatile Maps maps;

    private TableCharset(String name, String[] aliases) {
        super(name, aliases);
        otherNames = aliases;
    }

    static Charset find(String name) {
        for (TableCharset cs : Index.ALL) {
            if (cs.name().equalsIgnoreCase(name)) return cs;
            for (String alias : cs.otherNames) {
                if (alias.equalsIgnoreCase(name)) return cs;
            }
        }
        return null;
    }

    static Charset[] all() {
        return Index.ALL;
    }

    private Maps maps() {
        Maps m = maps;
        if (m == null) maps = m = new Maps(Tables.read(TableCharset.class, name() + ".dat"));
        return m;
    }

    @Override
    public boolean contains(Charset cs) {
        return cs == this || cs == StandardCharsets.US_ASCII && maps().one['a'] == 'a';
    }

    @Override
    public CharsetDecoder newDecoder() {
        return new Decoder(this, maps());
    }

    @Override
    public CharsetEncoder newEncoder() {
        return new Encoder(this, maps());
    }

    private static final class Decoder extends CharsetDecoder {
        private final Maps m;

        Decoder(Charset cs, Maps m) {
            super(cs, m.longest == 1 ? 1 : 0.5f, 1);
            this.m = m;
        }

        @Override
        protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
            while (in.hasRemaining()) {
                int first = in.get(in.position()) & 255;
                char c = m.one[first];
                if (c == NONE) {
                    CoderResult r = several(first, in, out);
                    if (r != null) return r;
                } else {
                    if (!out.hasRemaining()) return CoderResult.OVERFLOW;
                    in.get();
                    out.put(c);
                }
            }
            return CoderResult.UNDERFLOW;
        }

        /** A character of more than one byte; null if it was taken. */
        private CoderResult several(int first, ByteBuffer in, CharBuffer out) {
            if (m.longest == 1) return CoderResult.unmappableForLength(1);
            if (!m.leads[first]) return CoderResult.malformedForLength(1);
            if (in.remaining() < 2) return CoderResult.UNDERFLOW;
            int second = in.get(in.position() + 1) & 255;
            if (m.fours > 0 && second >= '0' && second <= '9') return four(in, out);
            int length = 2;
            char c = m.two[first << 8 | second];
            if (m.three != null && first == 0x8f) {
                if (in.remaining() < 3) return CoderResult.UNDERFLOW;
                length = 3;
                c = m.three[second << 8 | in.get(in.position() + 2) & 255];
            }
            if (c == NONE) {
                return m.trails[second] ? CoderResult.unmappableForLength(length) : CoderResult.malformedForLength(1);
            }
            if (!out.hasRemaining()) return CoderResult.OVERFLOW;
            in.position(in.position() + length);
            out.put(c);
            return null;
        }

        private CoderResult four(ByteBuffer in, CharBuffer out) {
            if (in.remaining() < 4) return CoderResult.UNDERFLOW;
            int at = in.position();
            int front = ((in.get(at) & 255) - 0x81) * 10 + (in.get(at + 1) & 255) - '0';
            int third = (in.get(at + 2) & 255) - 0x81, fourth = (in.get(at + 3) & 255) - '0';
            if (third < 0 || third > 125 || fourth < 0 || fourth > 9) return CoderResult.malformedForLength(1);
            int c = m.characterOfFour(front * 1260 + third * 10 + fourth);
            if (c < 0) return CoderResult.unmappableForLength(4);
            if (out.remaining() < Character.charCount(c)) return CoderResult.OVERFLOW;
            in.position(at + 4);
            out.put(Character.toChars(c));
            return null;
        }
    }

    private static final class Encoder extends CharsetEncoder {
        private final Maps m;

        Encoder(Charset cs, Maps m) {
            super(cs, m.longest == 1 ? 1 : 2, m.longest);
            this.m = m;
        }

        @Override
        protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
            while (in.hasRemaining()) {
                int c = in.get(in.position()), units = 1;
                if (m.fours > 0 && Character.isSurrogate((char) c)) {
                    CoderResult r = Utf16.unmappable(in);
                    if (!r.isUnmappable()) return r;
                    c = Character.toCodePoint((char) c, in.get(in.position() + 1));
                    units = 2;
                }
                int code = m.code(c);
                if (code == 0) return units == 2 ? CoderResult.unmappableForLength(2) : Utf16.unmappable(in);
                if (out.remaining() < code >> 24) return CoderResult.OVERFLOW;
                in.position(in.position() + units);
                put(code >> 24, code & 0xffffff, out);
            }
            return CoderResult.UNDERFLOW;
        }

        private static void put(int length, int key, ByteBuffer out) {
            if (length == 4) {
                out.put((byte) (0x81 + key / 12600)).put((byte) ('0' + key / 1260 % 10));
                out.put((byte) (0x81 + key / 10 % 126)).put((byte) ('0' + key % 10));
                return;
            }
            for (int i = length - 1; i >= 0; i--) out.put((byte) (key >> 8 * i));
        }

        @Override
        public boolean canEncode(char c) {
            return m.codes[c] != 0;
        }
    }
}
