// SPDX-License-Identifier: MIT
package java.time.format;

/** Parts in a row, perhaps optional as a whole. */
final class CompositePart extends Part {
    final Part[] parts;
    final boolean optional;

    CompositePart(Part[] parts, boolean optional) {
        this.parts = parts;
        this.optional = optional;
    }

    @Override
    boolean print(PrintContext c, StringBuilder sb) {
        int length = sb.length();
        if (optional) c.optional++;
        try {
            for (int i = 0; i < parts.length; i++) {
                if (!parts[i].print(c, sb)) {
                    sb.setLength(length);
                    return true;
                }
            }
        } finally {
            if (optional) c.optional--;
        }
        return true;
    }

    @Override
    int parse(ParseContext c, CharSequence text, int at) {
        if (optional) c.startOptional();
        int pos = at;
        for (int i = 0; i < parts.length && pos >= 0; i++) pos = parts[i].parse(c, text, pos);
        if (!optional) return pos;
        c.endOptional(pos >= 0);
        return pos >= 0 ? pos : at;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        if (parts.length > 0) {
            sb.append(optional ? "[" : "(");
            for (int i = 0; i < parts.length; i++) sb.append(parts[i]);
            sb.append(optional ? "]" : ")");
        }
        return sb.toString();
    }
}
