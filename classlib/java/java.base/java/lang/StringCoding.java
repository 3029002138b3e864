package java.lang;

/**
 * Bytes to chars and back for the charsets that are always there. Malformed or unmappable input is replaced:
 * by U+FFFD when decoding, by '?' when encoding. Other charsets go through java.nio.charset.
 */
final class StringCoding {
    static final int UTF_8 = 0;
    static final int ISO_8859_1 = 1;
    static final int US_ASCII = 2;
    static final int OTHER = -1;

    private StringCoding() {
    }

    /** Which of the built-in charsets this canonical name or usual alias means. */
    static int kindOf(String name) {
        switch (name) {
            case "UTF-8":
            case "utf-8":
            case "UTF8":
            case "utf8":
                return UTF_8;
            case "ISO-8859-1":
            case "iso-8859-1":
            case "ISO8859_1":
            case "ISO8859-1":
            case "latin1":
                return ISO_8859_1;
            case "US-ASCII":
            case "us-ascii":
            case "ASCII":
                return US_ASCII;
            default:
                return OTHER;
        }
    }

    /** The ranges must have been checked. */
    static native char[] decode(int kind, byte[] bytes, int offset, int length);

    static native byte[] encode(int kind, char[] chars, int offset, int length);
}
