// SPDX-License-Identifier: MIT
package java.nio.charset;

/** The character sets that are always there. */
public final class StandardCharsets {
    private StandardCharsets() {
    }

    public static final Charset US_ASCII = new SingleByte("US-ASCII", 0x7F, "ASCII", "ANSI_X3.4-1968", "ISO646-US",
            "iso-ir-6", "ANSI_X3.4-1986", "ISO_646.irv:1991", "us", "IBM367", "cp367", "csASCII", "646", "default",
            "iso_646.irv:1983", "ascii7");
    public static final Charset ISO_8859_1 = new SingleByte("ISO-8859-1", 0xFF, "ISO8859_1", "latin1", "l1",
            "ISO_8859-1", "ISO8859-1", "ISO_8859_1", "iso-ir-100", "ISO_8859-1:1987", "IBM819", "cp819", "IBM-819",
            "8859_1", "819", "csISOLatin1");
    public static final Charset UTF_8 = new Utf8();
    public static final Charset UTF_16BE = new Utf16("UTF-16BE", false, false, "UTF_16BE", "ISO-10646-UCS-2",
            "X-UTF-16BE", "UnicodeBigUnmarked");
    public static final Charset UTF_16LE = new Utf16("UTF-16LE", true, false, "UTF_16LE", "X-UTF-16LE",
            "UnicodeLittleUnmarked");
    public static final Charset UTF_16 = new Utf16("UTF-16", false, true, "UTF_16", "utf16", "unicode", "UnicodeBig");

    public static final Charset UTF_32BE = new Utf32("UTF-32BE", false, false, "UTF_32BE", "X-UTF-32BE");
    public static final Charset UTF_32LE = new Utf32("UTF-32LE", true, false, "UTF_32LE", "X-UTF-32LE");
    public static final Charset UTF_32 = new Utf32("UTF-32", false, true, "UTF_32", "UTF32", "ISO-10646-UCS-4");

    private static final Charset UTF_16LE_BOM = new Utf16("x-UTF-16LE-BOM", true, true, "UnicodeLittle");
    private static final Charset UTF_32LE_BOM = new Utf32("X-UTF-32LE-BOM", true, true, "UTF_32LE_BOM",
            "UTF-32LE-BOM");
    private static final Charset UTF_32BE_BOM = new Utf32("X-UTF-32BE-BOM", false, true, "UTF_32BE_BOM",
            "UTF-32BE-BOM");

    static final Charset[] ALL = {UTF_8, ISO_8859_1, US_ASCII, UTF_16, UTF_16BE, UTF_16LE, UTF_32, UTF_32BE, UTF_32LE,
            UTF_16LE_BOM, UTF_32LE_BOM, UTF_32BE_BOM};
}
