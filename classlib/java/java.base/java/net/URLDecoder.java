// SPDX-License-Identifier: MIT
package java.net;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;

/** Reads a string in the form application/x-www-form-urlencoded. */
public class URLDecoder {
    private URLDecoder() {
    }

    @Deprecated
    public static String decode(String s) {
        return decode(s, Charset.defaultCharset());
    }

    public static String decode(String s, String enc) throws UnsupportedEncodingException {
        if (enc.isEmpty()) throw new UnsupportedEncodingException("URLDecoder: empty string enc parameter");
        return decode(s, URLEncoder.named(enc));
    }

    public static String decode(String s, Charset charset) {
        java.util.Objects.requireNonNull(charset, "Charset");
        StringBuilder sb = new StringBuilder(s.length());
        int n = s.length();
        for (int i = 0; i < n;) {
            char c = s.charAt(i);
            if (c != '%') {
                sb.append(c == '+' ? ' ' : c);
                i++;
                continue;
            }
            byte[] b = new byte[(n - i) / 3];
            int k = 0;
            for (; i < n && s.charAt(i) == '%'; i += 3) {
                if (i + 2 >= n)
                    throw new IllegalArgumentException("URLDecoder: Incomplete trailing escape (%) pattern");
                String hex = s.substring(i + 1, i + 3);
                int v;
                try {
                    v = Integer.parseInt(hex, 16);
                } catch (NumberFormatException e) {
                    throw new IllegalArgumentException("URLDecoder: Illegal hex characters in escape (%) pattern - "
                            + e.getMessage());
                }
                if (v < 0) throw new IllegalArgumentException(
                        "URLDecoder: Illegal hex characters in escape (%) pattern - negative value");
                b[k++] = (byte) v;
            }
            sb.append(new String(b, 0, k, charset));
        }
        return sb.toString();
    }
}
