// SPDX-License-Identifier: MIT
package java.net;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;

/** Writes a string in the form application/x-www-form-urlencoded. */
public class URLEncoder {
    private URLEncoder() {
    }

    @Deprecated
    public static String encode(String s) {
        return encode(s, Charset.defaultCharset());
    }

    static Charset named(String enc) throws UnsupportedEncodingException {
        try {
            return Charset.forName(enc);
        } catch (IllegalCharsetNameException e) {
            throw new UnsupportedEncodingException(enc);
        } catch (UnsupportedCharsetException e) {
            throw new UnsupportedEncodingException(enc);
        }
    }

    public static String encode(String s, String enc) throws UnsupportedEncodingException {
        if (enc == null) throw new NullPointerException("charsetName");
        return encode(s, named(enc));
    }

    private static boolean plain(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || "-_.*".indexOf(c) >= 0;
    }

    public static String encode(String s, Charset charset) {
        java.util.Objects.requireNonNull(charset, "charset");
        StringBuilder sb = new StringBuilder(s.length());
        for (int i = 0; i < s.length();) {
            char c = s.charAt(i);
            if (plain(c) || c == ' ') {
                sb.append(c == ' ' ? '+' : c);
                i++;
                continue;
            }
            int from = i;
            while (i < s.length() && !plain(s.charAt(i)) && s.charAt(i) != ' ') i++;
            byte[] b = s.substring(from, i).getBytes(charset);
            for (int k = 0; k < b.length; k++) {
                sb.append('%').append("0123456789ABCDEF".charAt(b[k] >> 4 & 15));
                sb.append("0123456789ABCDEF".charAt(b[k] & 15));
            }
        }
        return sb.toString();
    }
}
