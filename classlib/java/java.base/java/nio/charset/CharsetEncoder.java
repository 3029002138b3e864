// SPDX-License-Identifier: MIT
package java.nio.charset;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;

/**
 * Turns characters into bytes, piece by piece: reset, encode as often as needed, encode with the end of input, flush.
 */
public abstract class CharsetEncoder {
    private static final int RESET = 0, CODING = 1, END = 2, FLUSHED = 3;
    private static final String[] STATES = {"RESET", "CODING", "CODING_END", "FLUSHED"};

    private final Charset charset;
    private final float average, max;
    private byte[] replacement;
    private CodingErrorAction onMalformed = CodingErrorAction.REPORT, onUnmappable = CodingErrorAction.REPORT;
    private int state = RESET;

    protected CharsetEncoder(Charset cs, float averageBytesPerChar, float maxBytesPerChar, byte[] replacement) {
        if (averageBytesPerChar <= 0.0f) throw new IllegalArgumentException("Non-positive averageBytesPerChar");
        if (maxBytesPerChar <= 0.0f) throw new IllegalArgumentException("Non-positive maxBytesPerChar");
        if (averageBytesPerChar > maxBytesPerChar)
            throw new IllegalArgumentException("averageBytesPerChar exceeds maxBytesPerChar");
        charset = cs;
        average = averageBytesPerChar;
        max = maxBytesPerChar;
        this.replacement = replacement;
    }

    protected CharsetEncoder(Charset cs, float averageBytesPerChar, float maxBytesPerChar) {
        this(cs, averageBytesPerChar, maxBytesPerChar, new byte[] {(byte) '?'});
    }

    public final Charset charset() {
        return charset;
    }

    public final byte[] replacement() {
        return replacement.clone();
    }

    /** For decoders, too. The length is -1 if there is no replacement. */
    static void checkReplacement(int length, float max) {
        if (length > 0 && length <= max) return;
        throw new IllegalArgumentException(
            length < 0 ? "Null replacement" : length == 0 ? "Empty replacement" : "Replacement too long");
    }

    public final CharsetEncoder replaceWith(byte[] newReplacement) {
        checkReplacement(newReplacement == null ? -1 : newReplacement.length, max);
        if (!isLegalReplacement(newReplacement)) throw new IllegalArgumentException("Illegal replacement");
        replacement = newReplacement;
        implReplaceWith(newReplacement);
        return this;
    }

    protected void implReplaceWith(byte[] newReplacement) {
    }

    public boolean isLegalReplacement(byte[] repl) {
        ByteBuffer in = ByteBuffer.wrap(repl);
        CharBuffer out = CharBuffer.allocate((int) (repl.length * charset.newDecoder().maxCharsPerByte()) + 1);
        return !charset.newDecoder().decode(in, out, true).isError();
    }

    public CodingErrorAction malformedInputAction() {
        return onMalformed;
    }

    public final CharsetEncoder onMalformedInput(CodingErrorAction newAction) {
        if (newAction == null) throw new IllegalArgumentException("Null action");
        onMalformed = newAction;
        implOnMalformedInput(newAction);
        return this;
    }

    protected void implOnMalformedInput(CodingErrorAction newAction) {
    }

    public CodingErrorAction unmappableCharacterAction() {
        return onUnmappable;
    }

    public final CharsetEncoder onUnmappableCharacter(CodingErrorAction newAction) {
        if (newAction == null) throw new IllegalArgumentException("Null action");
        onUnmappable = newAction;
        implOnUnmappableCharacter(newAction);
        return this;
    }

    protected void implOnUnmappableCharacter(CodingErrorAction newAction) {
    }

    public final float averageBytesPerChar() {
        return average;
    }

    public final float maxBytesPerChar() {
        return max;
    }

    private IllegalStateException wrongState(int next) {
        return new IllegalStateException("Current state = " + STATES[state] + ", new state = " + STATES[next]);
    }

    public final CoderResult encode(CharBuffer in, ByteBuffer out, boolean endOfInput) {
        int next = endOfInput ? END : CODING;
        if (state == FLUSHED || state == END && !endOfInput) throw wrongState(next);
        state = next;
        while (true) {
            CoderResult r;
            try {
                r = encodeLoop(in, out);
            } catch (BufferUnderflowException e) {
                throw new CoderMalfunctionError(e);
            } catch (BufferOverflowException e) {
                throw new CoderMalfunctionError(e);
            }
            if (r.isOverflow()) return r;
            if (r.isUnderflow()) {
                if (!endOfInput || !in.hasRemaining()) return r;
                r = CoderResult.malformedForLength(in.remaining());
            }
            CodingErrorAction action = r.isMalformed() ? onMalformed : onUnmappable;
            if (action == CodingErrorAction.REPORT) return r;
            if (action == CodingErrorAction.REPLACE) {
                if (out.remaining() < replacement.length) return CoderResult.OVERFLOW;
                out.put(replacement);
            }
            in.position(in.position() + r.length());
        }
    }

    public final CoderResult flush(ByteBuffer out) {
        if (state == FLUSHED) return CoderResult.UNDERFLOW;
        if (state != END) throw wrongState(FLUSHED);
        CoderResult r = implFlush(out);
        if (r.isUnderflow()) state = FLUSHED;
        return r;
    }

    protected CoderResult implFlush(ByteBuffer out) {
        return CoderResult.UNDERFLOW;
    }

    public final CharsetEncoder reset() {
        implReset();
        state = RESET;
        return this;
    }

    protected void implReset() {
    }

    protected abstract CoderResult encodeLoop(CharBuffer in, ByteBuffer out);

    /** The whole input at once. */
    public final ByteBuffer encode(CharBuffer in) throws CharacterCodingException {
        ByteBuffer out = ByteBuffer.allocate((int) (in.remaining() * average));
        if (!in.hasRemaining()) return out;
        reset();
        for (CoderResult r = encodeRest(in, out); !r.isUnderflow(); r = encodeRest(in, out)) {
            if (!r.isOverflow()) r.throwException();
            out = ByteBuffer.allocate(2 * out.capacity() + 1).put(out.flip());
        }
        return out.flip();
    }

    /** Goes on until all is written, or something is in the way. */
    private CoderResult encodeRest(CharBuffer in, ByteBuffer out) {
        boolean done = state == END && !in.hasRemaining();
        CoderResult r = done ? CoderResult.UNDERFLOW : encode(in, out, true);
        return r.isUnderflow() ? flush(out) : r;
    }

    public boolean canEncode(char c) {
        return canEncode(CharBuffer.wrap(new char[] {c}));
    }

    public boolean canEncode(CharSequence cs) {
        return canEncode(CharBuffer.wrap(cs.toString()));
    }

    private boolean canEncode(CharBuffer cb) {
        if (state == FLUSHED) reset();
        else if (state != RESET) throw wrongState(CODING);
        CodingErrorAction m = onMalformed, u = onUnmappable;
        try {
            onMalformed = onUnmappable = CodingErrorAction.REPORT;
            encode(cb);
        } catch (CharacterCodingException e) {
            return false;
        } finally {
            onMalformed = m;
            onUnmappable = u;
            reset();
        }
        return true;
    }
}
