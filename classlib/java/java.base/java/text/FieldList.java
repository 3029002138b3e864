// SPDX-License-Identifier: MIT
package java.text;

import java.util.ArrayList;
import java.util.List;

/** Keeps all fields that a format writes, and makes text with attributes of them. */
final class FieldList extends FieldPosition {
    private final List<AttributedCharacterIterator.Attribute> keys = new ArrayList<>();
    private final List<Object> values = new ArrayList<>();
    private final List<int[]> places = new ArrayList<>();

    FieldList() {
        super(-1);
    }

    @Override
    void start() {
    }

    @Override
    void note(Format.Field what, int id, int start, int end) {
        if (start < end && what != null) noteValue(what, what, start, end);
    }

    void noteValue(AttributedCharacterIterator.Attribute key, Object value, int start, int end) {
        keys.add(key);
        values.add(value);
        places.add(new int[] {start, end});
    }

    /** Copies the attributes of text that was written from position `at` on. */
    void noteAll(AttributedCharacterIterator text, int at) {
        int limit;
        for (int i = text.getBeginIndex(); i < text.getEndIndex(); i = limit) {
            text.setIndex(i);
            limit = text.getRunLimit();
            for (java.util.Map.Entry<AttributedCharacterIterator.Attribute, Object> e : text.getAttributes().entrySet())
                noteValue(e.getKey(), e.getValue(), at + i, at + limit);
        }
    }

    AttributedCharacterIterator iterator(String text) {
        AttributedString s = new AttributedString(text);
        for (int i = 0; i < keys.size(); i++) {
            int[] place = places.get(i);
            if (place[0] < place[1]) s.addAttribute(keys.get(i), values.get(i), place[0], place[1]);
        }
        return s.getIterator();
    }
}
