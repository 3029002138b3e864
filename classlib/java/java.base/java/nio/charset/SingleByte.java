// SPDX-License-Identifier: MIT
package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;

/** Characters up to max as one byte each. */
final class SingleByte extends Charset {
    private final int max;

    SingleByte(String name, int max, String... aliases) {
        super(name, aliases);
        this.max = max;
    }

    @Override
    public boolean contains(Charset cs) {
        return cs instanceof SingleByte && ((SingleByte) cs).max <= max;
    }

    @Override
    public CharsetDecoder newDecoder() {
        return new CharsetDecoder(this, 1, 1) {
            @Override
            protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
                while (in.hasRemaining()) {
                    if (!out.hasRemaining()) return CoderResult.OVERFLOW;
                    int b = in.get() & 255;
                    if (b > max) {
                        in.position(in.position() - 1);
                        return CoderResult.malformedForLength(1);
                    }
                    out.put((char) b);
                }
                return CoderResult.UNDERFLOW;
            }
        };
    }

    @Override
    public CharsetEncoder newEncoder() {
        return new CharsetEncoder(this, 1, 1) {
            @Override
            protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
                while (in.hasRemaining()) {
                    if (!out.hasRemaining()) return CoderResult.OVERFLOW;
                    char c = in.get();
                    if (c > max) {
                        in.position(in.position() - 1);
                        return Utf16.unmappable(in);
                    }
                    out.put((byte) c);
                }
                return CoderResult.UNDERFLOW;
            }

            @Override
            public boolean canEncode(char c) {
                return c <= max;
            }
        };
    }
}
