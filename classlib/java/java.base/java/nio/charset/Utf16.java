// SPDX-License-Identifier: MIT
package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;

/** UTF-16 in one byte order, or (marked) in the order that a byte order mark tells; written with a mark then. */
final class Utf16 extends Charset {
    private final boolean little, marked;

    Utf16(String name, boolean little, boolean marked, String... aliases) {
        super(name, aliases);
        this.little = little;
        this.marked = marked;
    }

    @Override
    public boolean contains(Charset cs) {
        return true;
    }

    /** What is wrong at the encoder's position: half a pair, or a character (of one or two chars) without bytes. */
    static CoderResult unmappable(CharBuffer in) {
        char c = in.get(in.position());
        if (Character.isLowSurrogate(c)) return CoderResult.malformedForLength(1);
        if (!Character.isHighSurrogate(c)) return CoderResult.unmappableForLength(1);
        if (in.remaining() < 2) return CoderResult.UNDERFLOW;
        return Character.isLowSurrogate(in.get(in.position() + 1)) ? CoderResult.unmappableForLength(2)
                : CoderResult.malformedForLength(1);
    }

    @Override
    public CharsetDecoder newDecoder() {
        return new CharsetDecoder(this, 0.5f, 1) {
            private boolean begun, le = little;

            @Override
            protected void implReset() {
                begun = false;
                le = little;
            }

            private char unit(ByteBuffer in, int at) {
                int a = in.get(at) & 255, b = in.get(at + 1) & 255;
                return (char) (le ? b << 8 | a : a << 8 | b);
            }

            @Override
            protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
                while (in.remaining() >= 2) {
                    int at = in.position();
                    char c = unit(in, at);
                    if (!begun) {
                        begun = true;
                        if (marked && (c == 0xFEFF || c == 0xFFFE)) {
                            le ^= c == 0xFFFE;
                            in.position(at + 2);
                            continue;
                        }
                    }
                    if (Character.isLowSurrogate(c)) return CoderResult.malformedForLength(2);
                    int n = 1;
                    if (Character.isHighSurrogate(c)) {
                        if (in.remaining() < 4) return CoderResult.UNDERFLOW;
                        if (!Character.isLowSurrogate(unit(in, at + 2))) return CoderResult.malformedForLength(4);
                        n = 2;
                    }
                    if (out.remaining() < n) return CoderResult.OVERFLOW;
                    out.put(c);
                    if (n == 2) out.put(unit(in, at + 2));
                    in.position(at + 2 * n);
                }
                return CoderResult.UNDERFLOW;
            }
        };
    }

    @Override
    public CharsetEncoder newEncoder() {
        return new CharsetEncoder(this, 2, marked ? 4 : 2, little ? new byte[] {(byte) 0xFD, (byte) 0xFF}
                : new byte[] {(byte) 0xFF, (byte) 0xFD}) {
            private boolean begun;

            @Override
            protected void implReset() {
                begun = false;
            }

            private void put(ByteBuffer out, int c) {
                out.put((byte) (little ? c : c >> 8));
                out.put((byte) (little ? c >> 8 : c));
            }

            @Override
            protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
                if (marked && !begun && in.hasRemaining()) {
                    if (out.remaining() < 2) return CoderResult.OVERFLOW;
                    put(out, 0xFEFF);
                }
                if (in.hasRemaining()) begun = true;
                while (in.hasRemaining()) {
                    char c = in.get(in.position());
                    int n = 1;
                    if (Character.isSurrogate(c)) {
                        CoderResult r = unmappable(in);
                        if (!r.isUnmappable()) return r;
                        n = 2;
                    }
                    if (out.remaining() < 2 * n) return CoderResult.OVERFLOW;
                    for (; n > 0; n--) put(out, in.get());
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
