// SPDX-License-Identifier: MIT
package java.text;

/**
 * The elements of a text under a RuleBasedCollator. An element is one word:
 *
 *    31            16 15         8 7         0
 *   +----------------+------------+-----------+
 *   |    primary     | secondary  | tertiary  |
 *   +----------------+------------+-----------+
 *
 * What the rules do not name has two elements: UNMAPPED, and the character as primary.
 */
public final class CollationElementIterator {
    public static final int NULLORDER = -1;
    static final int UNMAPPED = 0x7fff0000;

    private final RuleBasedCollator owner;
    private String text;            // as it is compared: normalized if the collator decomposes
    private int from, to;           // the characters whose elements are being given
    private int[] elements = {};
    private int next;               // in elements
    private boolean back;           // previous() was the last move

    CollationElementIterator(String text, RuleBasedCollator owner) {
        this.owner = owner;
        setText(text);
    }

    public void reset() {
        setOffset(0);
    }

    public int next() {
        back = false;
        while (next >= elements.length) {
            if (to >= text.length()) return NULLORDER;
            from = to;
            to += owner.table().lengthAt(text, from);
            elements = owner.table().elements(text, from, to);
            next = 0;
        }
        return elements[next++];
    }

    public int previous() {
        back = true;
        while (next <= 0) {
            if (from <= 0) return NULLORDER;
            to = from;
            from = owner.table().startBefore(text, to);
            elements = owner.table().elements(text, from, to);
            next = elements.length;
        }
        return elements[--next];
    }

    public static final int primaryOrder(int order) {
        return order >>> 16;
    }

    public static final short secondaryOrder(int order) {
        return (short) (order >> 8 & 0xff);
    }

    public static final short tertiaryOrder(int order) {
        return (short) (order & 0xff);
    }

    public void setOffset(int newOffset) {
        from = to = newOffset < 0 ? 0 : Math.min(newOffset, text.length());
        elements = new int[0];
        next = 0;
    }

    /** The end of the character whose element was given last; its beginning if that was by previous(). */
    public int getOffset() {
        return back ? from : to;
    }

    /** The most elements of a character whose last one is this. */
    public int getMaxExpansion(int order) {
        return owner.table().maxExpansion(order);
    }

    public void setText(String source) {
        text = owner.prepared(source);
        reset();
    }

    public void setText(CharacterIterator source) {
        StringBuilder sb = new StringBuilder();
        for (char c = source.first(); source.getIndex() < source.getEndIndex(); c = source.next()) sb.append(c);
        setText(sb.toString());
    }
}
