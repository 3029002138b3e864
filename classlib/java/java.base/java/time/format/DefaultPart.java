// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.temporal.TemporalField;

/** The value of a field that a text does not have. */
final class DefaultPart extends Part {
    private final TemporalField field;
    private final long value;

    DefaultPart(TemporalField field, long value) {
        this.field = field;
        this.value = value;
    }

    @Override
    boolean print(PrintContext c, StringBuilder sb) {
        return true;
    }

    @Override
    int parse(ParseContext c, CharSequence text, int at) {
        c.parsed().fields.putIfAbsent(field, value);
        return at;
    }

    @Override
    public String toString() {
        return "java.time.format.Parsed$DefaultValueParser(" + field + "," + value + ")";
    }
}
