// SPDX-License-Identifier: MIT
package java.nio.charset;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;

/**
 * Turns bytes into characters, piece by piece: reset, decode as often as needed, decode with the end of input, flush.
 */
public abstract class CharsetDecoder {
    private static final int RESET = 0, CODING = 1, END = 2, FLUSHED = 3;
    private static final String[] STATES = {"RESET", "CODING", "CODING_END", "FLUSHED"};

    private final Charset charset;
    private final float average, max;
    private String replacement;
    private CodingErrorAction onMalformed = CodingErrorAction.REPORT, onUnmappable = CodingErrorAction.REPORT;
    private int state = RESET;

    protected CharsetDecoder(Charset cs, float averageCharsPerByte, float maxCharsPerByte) {
        if (averageCharsPerByte <= 0.0f) throw new IllegalArgumentException("Non-positive averageCharsPerByte");
        if (maxCharsPerByte <= 0.0f) throw new IllegalArgumentException("Non-positive maxCharsPerByte");
        if (averageCharsPerByte > maxCharsPerByte)
            throw new IllegalArgumentException("averageCharsPerByte exceeds maxCharsPerByte");
        charset = cs;
        average = averageCharsPerByte;
        max = maxCharsPerByte;
        replacement = "\uFFFD";
    }

    public final Charset charset() {
        return charset;
    }

    public final String replacement() {
        return replacement;
    }

    public final CharsetDecoder replaceWith(String newReplacement) {
        CharsetEncoder.checkReplacement(newReplacement == null ? -1 : newReplacement.length(), max);
        replacement = newReplacement;
        implReplaceWith(newReplacement);
        return this;
    }

    protected void implReplaceWith(String newReplacement) {
    }

    public CodingErrorAction malformedInputAction() {
        return onMalformed;
    }

    public final CharsetDecoder onMalformedInput(CodingErrorAction newAction) {
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

    public final CharsetDecoder onUnmappableCharacter(CodingErrorAction newAction) {
        if (newAction == null) throw new IllegalArgumentException("Null action");
        onUnmappable = newAction;
        implOnUnmappableCharacter(newAction);
        return this;
    }

    protected void implOnUnmappableCharacter(CodingErrorAction newAction) {
    }

    public final float averageCharsPerByte() {
        return average;
    }

    public final float maxCharsPerByte() {
        return max;
    }

    private IllegalStateException wrongState(int next) {
        return new IllegalStateException("Current state = " + STATES[state] + ", new state = " + STATES[next]);
    }

    public final CoderResult decode(ByteBuffer in, CharBuffer out, boolean endOfInput) {
        int next = endOfInput ? END : CODING;
        if (state == FLUSHED || state == END && !endOfInput) throw wrongState(next);
        state = next;
        while (true) {
            CoderResult r;
            try {
                r = decodeLoop(in, out);
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
                if (out.remaining() < replacement.length()) return CoderResult.OVERFLOW;
                out.put(replacement);
            }
            in.position(in.position() + r.length());
        }
    }

    public final CoderResult flush(CharBuffer out) {
        if (state == FLUSHED) return CoderResult.UNDERFLOW;
        if (state != END) throw wrongState(FLUSHED);
        CoderResult r = implFlush(out);
        if (r.isUnderflow()) state = FLUSHED;
        return r;
    }

    protected CoderResult implFlush(CharBuffer out) {
        return CoderResult.UNDERFLOW;
    }

    public final CharsetDecoder reset() {
        implReset();
        state = RESET;
        return this;
    }

    protected void implReset() {
    }

    protected abstract CoderResult decodeLoop(ByteBuffer in, CharBuffer out);

    /** The whole input at once. */
    public final CharBuffer decode(ByteBuffer in) throws CharacterCodingException {
        CharBuffer out = CharBuffer.allocate((int) (in.remaining() * average));
        if (!in.hasRemaining()) return out;
        reset();
        for (CoderResult r = decodeRest(in, out); !r.isUnderflow(); r = decodeRest(in, out)) {
            if (!r.isOverflow()) r.throwException();
            out = CharBuffer.allocate(2 * out.capacity() + 1).put(out.flip());
        }
        return out.flip();
    }

    /** Goes on until all is written, or something is in the way. */
    private CoderResult decodeRest(ByteBuffer in, CharBuffer out) {
        boolean done = state == END && !in.hasRemaining();
        CoderResult r = done ? CoderResult.UNDERFLOW : decode(in, out, true);
        return r.isUnderflow() ? flush(out) : r;
    }

    public boolean isAutoDetecting() {
        return false;
    }

    public boolean isCharsetDetected() {
        throw new UnsupportedOperationException();
    }

    public Charset detectedCharset() {
        throw new UnsupportedOperationException();
    }
}
