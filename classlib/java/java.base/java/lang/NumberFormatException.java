package java.lang;

/** A string is not a number. */
public class NumberFormatException extends IllegalArgumentException {
    private static final long serialVersionUID = -2848938806368998894L;

    public NumberFormatException() {
    }

    public NumberFormatException(String message) {
        super(message);
    }

    /** What the number classes throw for text that they cannot read. */
    static NumberFormatException of(CharSequence s, int radix) {
        String under = radix == 10 ? "" : " under radix " + radix;
        return new NumberFormatException("For input string: \"" + s + "\"" + under);
    }

    static NumberFormatException at(int index, CharSequence s, int begin, int end) {
        return new NumberFormatException("Error at index " + index + " in: \"" + s.subSequence(begin, end) + "\"");
    }

    static void checkRadix(int radix) {
        if (radix < Character.MIN_RADIX) {
            throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
        }
        if (radix > Character.MAX_RADIX) {
            throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
        }
    }
}
