// SPDX-License-Identifier: MIT
package java.text;

import java.util.Objects;

/**
 * Where a field stands in formatted text. Formats tell each field that they write by note(); the first one that is
 * not empty and has
 * the wanted attribute (or number, if no attribute is wanted) is kept.
 */
public class FieldPosition {
    private final int field;
    private final Format.Field attribute;
    private int beginIndex;
    private int endIndex;
    private boolean found;

    public FieldPosition(int field) {
        this(null, field);
    }

    public FieldPosition(Format.Field attribute) {
        this(attribute, -1);
    }

    public FieldPosition(Format.Field attribute, int fieldID) {
        this.attribute = attribute;
        field = fieldID;
    }

    public Format.Field getFieldAttribute() {
        return attribute;
    }

    public int getField() {
        return field;
    }

    public int getBeginIndex() {
        return beginIndex;
    }

    public int getEndIndex() {
        return endIndex;
    }

    public void setBeginIndex(int bi) {
        beginIndex = bi;
    }

    public void setEndIndex(int ei) {
        endIndex = ei;
    }

    /** A format begins to write: what an earlier one noted no longer counts. */
    void start() {
        beginIndex = endIndex = 0;
        found = false;
    }

    /** Text from start to end is the field with this attribute and number (-1 if it has none). */
    void note(Format.Field what, int id, int start, int end) {
        boolean wanted = attribute != null ? attribute == what : id >= 0 && id == field;
        if (!wanted || found) return;
        beginIndex = start;
        endIndex = end;
        found = start != end;
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof FieldPosition)) return false;
        FieldPosition p = (FieldPosition) obj;
        return Objects.equals(attribute, p.attribute) && beginIndex == p.beginIndex && endIndex == p.endIndex
                && field == p.field;
    }

    @Override
    public int hashCode() {
        return field << 24 | beginIndex << 16 | endIndex;
    }

    @Override
    public String toString() {
        return getClass().getName() + "[field=" + field + ",attribute=" + attribute + ",beginIndex=" + beginIndex
                + ",endIndex=" + endIndex + ']';
    }
}
