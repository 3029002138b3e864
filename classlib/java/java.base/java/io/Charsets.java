// SPDX-License-Identifier: MIT
package java.io;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;

/** Charset names as the classes of this package take and give them. */
final class Charsets {
    private Charsets() {
    }

    static Charset named(String name) throws UnsupportedEncodingException {
        if (name == null) throw new NullPointerException("charsetName");
        try {
            return Charset.forName(name);
        } catch (IllegalCharsetNameException e) {
            throw new UnsupportedEncodingException(name);
        } catch (UnsupportedCharsetException e) {
            throw new UnsupportedEncodingException(name);
        }
    }

    /** getEncoding gives the old Java names where there are any. */
    static String historicalName(Charset cs) {
        String n = cs.name();
        if (n.equals("UTF-8")) return "UTF8";
        if (n.equals("US-ASCII")) return "ASCII";
        if (n.startsWith("ISO-8859-")) return "ISO8859_" + n.substring(9);
        if (n.startsWith("windows-125")) return "Cp" + n.substring(8);
        if (n.startsWith("IBM") && Character.isDigit(n.charAt(3))) return "Cp" + n.substring(3);
        if (n.equals("KOI8-R") || n.equals("KOI8-U") || n.startsWith("EUC-")) return n.replace('-', '_');
        if (n.equals("Shift_JIS")) return "SJIS";
        if (n.equals("UTF-16BE")) return "UnicodeBigUnmarked";
        if (n.equals("UTF-16LE")) return "UnicodeLittleUnmarked";
        return n;
    }
}
