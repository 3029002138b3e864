// SPDX-License-Identifier: MIT
package java.time.format;

/** Fixed text. */
final class LiteralPart extends Part {
    private final String text;

    LiteralPart(String text) {
        this.text = text;
    }

    @Override
    boolean print(PrintContext c, StringBuilder sb) {
        sb.append(text);
        return true;
    }

    @Override
    int parse(ParseContext c, CharSequence s, int at) {
        return c.matches(s, at, text) ? at + text.length() : ~at;
    }

    @Override
    public String toString() {
        return text.equals("'") ? "''" : "'" + text.replace("'", "''") + "'";
    }
}
