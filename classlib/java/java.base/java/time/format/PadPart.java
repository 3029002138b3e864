// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.DateTimeException;

/** Another part, filled up on the left to a width. */
final class PadPart extends Part {
    private final Part part;
    private final int width;
    private final char fill;

    PadPart(Part part, int width, char fill) {
        this.part = part;
        this.width = width;
        this.fill = fill;
    }

    @Override
    boolean print(PrintContext c, StringBuilder sb) {
        int start = sb.length();
        if (!part.print(c, sb)) return false;
        int length = sb.length() - start;
        if (length > width)
            throw new DateTimeException("Cannot print as output of " + length + " characters exceeds pad width of "
                    + width);
        for (; length < width; length++) sb.insert(start, fill);
        return true;
    }

    @Override
    int parse(ParseContext c, CharSequence text, int at) {
        if (at == text.length()) return ~at;
        int end = at + width;
        if (end > text.length()) {
            if (c.strict) return ~at;
            end = text.length();
        }
        int pos = at;
        while (pos < end && c.same(text.charAt(pos), fill)) pos++;
        int result = part.parse(c, text.subSequence(0, end), pos);
        return result != end && c.strict ? ~(at + pos) : result;
    }

    @Override
    public String toString() {
        return "Pad(" + part + "," + width + (fill == ' ' ? ")" : ",'" + fill + "')");
    }
}
