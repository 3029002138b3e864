// SPDX-License-Identifier: MIT
package java.nio.charset;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;

/** Why a coder stopped. */
public class CoderResult {
    private static final String[] NAMES = {"UNDERFLOW", "OVERFLOW", "MALFORMED", "UNMAPPABLE"};

    public static final CoderResult UNDERFLOW = new CoderResult(0, 0);
    public static final CoderResult OVERFLOW = new CoderResult(1, 0);
    private static final CoderResult[] MALFORMED = new CoderResult[5], UNMAPPABLE = new CoderResult[5];

    private final int kind, length;

    private CoderResult(int kind, int length) {
        this.kind = kind;
        this.length = length;
    }

    private static CoderResult of(CoderResult[] cache, int kind, int length) {
        if (length <= 0) throw new IllegalArgumentException("Non-positive length");
        if (length >= cache.length) return new CoderResult(kind, length);
        if (cache[length] == null) cache[length] = new CoderResult(kind, length);
        return cache[length];
    }

    public static CoderResult malformedForLength(int length) {
        return of(MALFORMED, 2, length);
    }

    public static CoderResult unmappableForLength(int length) {
        return of(UNMAPPABLE, 3, length);
    }

    public boolean isUnderflow() {
        return kind == 0;
    }

    public boolean isOverflow() {
        return kind == 1;
    }

    public boolean isError() {
        return kind >= 2;
    }

    public boolean isMalformed() {
        return kind == 2;
    }

    public boolean isUnmappable() {
        return kind == 3;
    }

    public int length() {
        if (!isError()) throw new UnsupportedOperationException();
        return length;
    }

    public void throwException() throws CharacterCodingException {
        if (kind == 0) throw new BufferUnderflowException();
        if (kind == 1) throw new BufferOverflowException();
        if (kind == 2) throw new MalformedInputException(length);
        throw new UnmappableCharacterException(length);
    }

    public String toString() {
        return isError() ? NAMES[kind] + "[" + length + "]" : NAMES[kind];
    }
}
