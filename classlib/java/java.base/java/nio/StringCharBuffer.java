// SPDX-License-Identifier: MIT
package java.nio;

/** A read-only buffer over the characters of a sequence, from offset on. */
final class StringCharBuffer extends CharBuffer {
    private final CharSequence text;
    private final int offset;

    StringCharBuffer(CharSequence text, int offset, int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
        this.text = text;
        this.offset = offset;
        readOnly = true;
    }

    @Override
    char at(int i) {
        return text.charAt(offset + i);
    }

    @Override
    void set(int i, char v) {
        throw new ReadOnlyBufferException();
    }

    @Override
    public boolean isDirect() {
        return false;
    }

    @Override
    CharBuffer view(int off, int mark, int pos, int lim, int cap, boolean readOnly) {
        return new StringCharBuffer(text, offset + off, mark, pos, lim, cap);
    }
}
