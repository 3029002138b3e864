// SPDX-License-Identifier: MIT
package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;

/** UTF-8. Malformed input is cut as Unicode advises: each byte that starts nothing, or the longest good start. */
final class Utf8 extends Charset {
    Utf8() {
        super("UTF-8", new String[] {"UTF8", "unicode-1-1-utf-8"});
    }

    @Override
    public boolean contains(Charset cs) {
        return true;
    }

    @Override
    public CharsetDecoder newDecoder() {
        return new CharsetDecoder(this, 1, 1) {
            @Override
            protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
                return decode8(in, out);
            }
        };
    }

    private static CoderResult decode8(ByteBuffer in, CharBuffer out) {
        while (in.hasRemaining()) {
            int at = in.position();
            int c = in.get();
            if (c >= 0) {
                if (!out.hasRemaining()) return back(in, at, CoderResult.OVERFLOW);
                out.put((char) c);
                continue;
            }
            c &= 255;
            int more = c >= 0xC2 && c < 0xE0 ? 1 : c >= 0xE0 && c < 0xF0 ? 2 : c >= 0xF0 && c < 0xF5 ? 3 : 0;
            if (more == 0) return back(in, at, CoderResult.malformedForLength(1));
            int v = c & 0x3F >> more;
            for (int i = 1; i <= more; i++) {
                if (!in.hasRemaining()) return back(in, at, CoderResult.UNDERFLOW);
                int b = in.get();
                v = v << 6 | b & 63;
                boolean bad = (b & 0xC0) != 0x80;
                if (i == 1 && !bad) {
                    if (more == 2) bad = v < 0x20 || v >= 0x360 && v < 0x380;
                    else if (more == 3) bad = v < 0x10 || v >= 0x110;
                }
                if (bad) {
                    int length = i == 1 && more == 2 && (b & 0xC0) == 0x80 && v >= 0x360 ? 1 : i;
                    return back(in, at, CoderResult.malformedForLength(length));
                }
            }
            int need = v >= 0x10000 ? 2 : 1;
            if (out.remaining() < need) return back(in, at, CoderResult.OVERFLOW);
            if (need == 1) {
                out.put((char) v);
            } else {
                out.put(Character.highSurrogate(v));
                out.put(Character.lowSurrogate(v));
            }
        }
        return CoderResult.UNDERFLOW;
    }

    private static CoderResult back(ByteBuffer in, int at, CoderResult r) {
        in.position(at);
        return r;
    }

    @Override
    public CharsetEncoder newEncoder() {
        return new CharsetEncoder(this, 1.1f, 3) {
            @Override
            protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
                return encode8(in, out);
            }

            @Override
            public boolean canEncode(char c) {
                return !Character.isSurrogate(c);
            }

            @Override
            public boolean isLegalReplacement(byte[] repl) {
                return repl.length == 1 && repl[0] >= 0 || super.isLegalReplacement(repl);
            }
        };
    }

    private static CoderResult encode8(CharBuffer in, ByteBuffer out) {
        while (in.hasRemaining()) {
            int at = in.position();
            int c = in.get();
            if (Character.isSurrogate((char) c)) {
                if (Character.isLowSurrogate((char) c)) return back(in, at, CoderResult.malformedForLength(1));
                if (!in.hasRemaining()) return back(in, at, CoderResult.UNDERFLOW);
                char low = in.get();
                if (!Character.isLowSurrogate(low)) return back(in, at, CoderResult.malformedForLength(1));
                c = Character.toCodePoint((char) c, low);
            }
            int n = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
            if (out.remaining() < n) return back(in, at, CoderResult.OVERFLOW);
            if (n == 1) {
                out.put((byte) c);
                continue;
            }
            out.put((byte) (0xF00 >> n | c >> 6 * (n - 1)));
            for (int shift = 6 * (n - 2); shift >= 0; shift -= 6) out.put((byte) (0x80 | c >> shift & 63));
        }
        return CoderResult.UNDERFLOW;
    }

    private static CoderResult back(CharBuffer in, int at, CoderResult r) {
        in.position(at);
        return r;
    }
}
