// SPDX-License-Identifier: MIT
package java.text;

import java.io.Serializable;
import java.util.Objects;

/** From objects to text and back. */
public abstract class Format implements Serializable, Cloneable {
    private static final long serialVersionUID = -299282585814624189L;

    /** The attribute of a piece of formatted text. */
    public static class Field extends AttributedCharacterIterator.Attribute {
        private static final long serialVersionUID = 276966692217360283L;

        protected Field(String name) {
            super(name);
        }
    }

    protected Format() {
    }

    public final String format(Object obj) {
        return format(obj, new StringBuffer(), new FieldPosition(0)).toString();
    }

    public abstract StringBuffer format(Object obj, StringBuffer toAppendTo, FieldPosition pos);

    /** The text with its fields as attributes; formats that know no fields have none. */
    public AttributedCharacterIterator formatToCharacterIterator(Object obj) {
        return new AttributedString(format(Objects.requireNonNull(obj))).getIterator();
    }

    public abstract Object parseObject(String source, ParsePosition pos);

    public Object parseObject(String source) throws ParseException {
        ParsePosition pos = new ParsePosition(0);
        Object o = parseObject(source, pos);
        pos.checkMoved("Format.parseObject(String) failed", null);
        return o;
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }
}
