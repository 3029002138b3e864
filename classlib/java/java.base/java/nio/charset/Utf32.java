// SPDX-License-Identifier: MIT
package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;

/**
 * UTF-32 in one byte order, or (marked) in the order that a byte order mark tells. It is written without a mark, but by
 * those whose names end in BOM.
 */
final class Utf32 extends Charset {
    private final boolean little, marked, writesMark;

    Utf32(String name, boolean little, boolean marked, String... aliases) {
        super(name, aliases);
        this.little = little;
        this.marked = marked;
        writesMark = name.endsWith("-BOM");
    }

    @Override
    public boolean contains(Charset cs) {
        return true;
    }

    private static int order(int word, boolean little) {
        return little ? Integer.reverseBytes(word) : word;
    }

    private static int word(ByteBuffer in, int at) {
        return (in.get(at) & 255) << 24 | (in.get(at + 1) & 255) << 16 | (in.get(at + 2) & 255) << 8 | in.get(at + 3) & 255;
    }

    @Override
    public CharsetDecoder newDecoder() {
        return new CharsetDecoder(this, 0.25f, 1) {
            private boolean begun, le = little;

            @Override
            protected void implReset() {
                begun = false;
                le = little;
            }

            @Override
            protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
                for (; in.remaining() >= 4; in.position(in.position() + 4)) {
                    int word = word(in, in.position());
                    boolean first = !begun;
                    begun = true;
                    if (first && (marked || order(word, little) == 0xfeff) && (word == 0xfeff || word == 0xfffe0000)) {
                        if (marked) le = word != 0xfeff;
                        continue;
                    }
                    int c = order(word, le);
                    if (!Character.isValidCodePoint(c)) return CoderResult.malformedForLength(4);
                    if (out.remaining() < Character.charCount(c)) return CoderResult.OVERFLOW;
                    if (Character.isBmpCodePoint(c)) out.put((char) c);
                    else out.put(Character.highSurrogate(c)).put(Character.lowSurrogate(c));
                }
                return CoderResult.UNDERFLOW;
            }
        };
    }

    @Override
    public CharsetEncoder newEncoder() {
        byte[] replacement = new byte[4];
        replacement[little ? 1 : 2] = (byte) 0xff;
        replacement[little ? 0 : 3] = (byte) 0xfd;
        return new CharsetEncoder(this, 4, writesMark ? 8 : 4, replacement) {
            private boolean begun;

            @Override
            protected void implReset() {
                begun = false;
            }

            private void put(ByteBuffer out, int c) {
                int w = order(c, little);
                out.put((byte) (w >> 24)).put((byte) (w >> 16)).put((byte) (w >> 8)).put((byte) w);
            }

            @Override
            protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
                if (writesMark && !begun && in.hasRemaining()) {
                    if (out.remaining() < 4) return CoderResult.OVERFLOW;
                    put(out, 0xfeff);
                }
                if (in.hasRemaining()) begun = true;
                while (in.hasRemaining()) {
                    int c = in.get(in.position()), n = 1;
                    if (Character.isSurrogate((char) c)) {
                        CoderResult r = Utf16.unmappable(in);
                        if (!r.isUnmappable()) return r;
                        c = Character.toCodePoint((char) c, in.get(in.position() + 1));
                        n = 2;
                    }
                    if (out.remaining() < 4) return CoderResult.OVERFLOW;
                    put(out, c);
                    in.position(in.position() + n);
                }
                return CoderResult.UNDERFLOW;
            }

            @Override
            public boolean canEncode(char c) {
                return !Character.isSurrogate(c);
            }
        };
    }
}
