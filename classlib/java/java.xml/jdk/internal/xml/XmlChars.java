// SPDX-License-Identifier: MIT
package jdk.internal.xml;

/** Which characters XML 1.0 (fifth edition, productions 2 to 13) allows where. */
public final class XmlChars {
    private static final byte CHAR = 1, SPACE = 2, NAME_START = 4, NAME = 8, PUBID = 16;
    private static final byte[] ASCII = new byte[128];

    static {
        for (int c = 0x20; c < 128; c++) ASCII[c] = CHAR;
        mark(" \t\r\n", (byte) (CHAR | SPACE));
        mark(":_", (byte) (NAME_START | NAME));
        mark("-.", NAME);
        for (int c = 'a'; c <= 'z'; c++) {
            ASCII[c] |= NAME_START | NAME | PUBID;
            ASCII[c - 'a' + 'A'] |= NAME_START | NAME | PUBID;
        }
        for (int c = '0'; c <= '9'; c++) ASCII[c] |= NAME | PUBID;
        mark(" \r\n-'()+,./:=?;!*#@$_%", PUBID);
    }

    private XmlChars() {
    }

    private static void mark(String characters, byte flags) {
        for (int i = 0; i < characters.length(); i++) ASCII[characters.charAt(i)] |= flags;
    }

    /** A character of a document, as a code point. */
    public static boolean isChar(int c) {
        if (c < 128) return c >= 0 && (ASCII[c] & CHAR) != 0;
        return c < 0xD800 || c >= 0xE000 && c < 0xFFFE || c >= 0x10000 && c <= 0x10FFFF;
    }

    /** A code unit that needs no second look: no control, no surrogate, no non-character. */
    static boolean isPlain(char c) {
        return c < 128 ? (ASCII[c] & CHAR) != 0 : c < 0xD800 || c >= 0xE000 && c < 0xFFFE;
    }

    public static boolean isSpace(int c) {
        return c == ' ' || c == '\n' || c == '\t' || c == '\r';
    }

    static boolean isPubid(int c) {
        return c >= 0 && c < 128 && (ASCII[c] & PUBID) != 0;
    }

    public static boolean isNameStart(int c) {
        if (c < 128) return c >= 0 && (ASCII[c] & NAME_START) != 0;
        return c >= 0xC0 && c != 0xD7 && c != 0xF7 && c <= 0x2FF || c >= 0x370 && c != 0x37E && c <= 0x1FFF
                || c == 0x200C || c == 0x200D || c >= 0x2070 && c <= 0x218F || c >= 0x2C00 && c <= 0x2FEF
                || c >= 0x3001 && c <= 0xD7FF || c >= 0xF900 && c <= 0xFDCF || c >= 0xFDF0 && c <= 0xFFFD
                || c >= 0x10000 && c <= 0xEFFFF;
    }

    public static boolean isNameChar(int c) {
        if (c < 128) return c >= 0 && (ASCII[c] & NAME) != 0;
        return isNameStart(c) || c == 0xB7 || c >= 0x300 && c <= 0x36F || c == 0x203F || c == 0x2040;
    }

    public static boolean isName(String s) {
        if (s.isEmpty() || !isNameStart(s.codePointAt(0))) return false;
        return isNmtoken(s);
    }

    public static boolean isNmtoken(String s) {
        for (int i = 0; i < s.length(); i += Character.charCount(s.codePointAt(i)))
            if (!isNameChar(s.codePointAt(i))) return false;
        return !s.isEmpty();
    }

    /** A name without colon (Namespaces in XML, production 4). */
    public static boolean isNCName(String s) {
        return s.indexOf(':') < 0 && isName(s);
    }

    public static boolean isBlank(char[] ch, int start, int length) {
        for (int i = start; i < start + length; i++)
            if (!isSpace(ch[i])) return false;
        return true;
    }

    public static boolean isBlank(String s) {
        for (int i = 0; i < s.length(); i++)
            if (!isSpace(s.charAt(i))) return false;
        return true;
    }
}
