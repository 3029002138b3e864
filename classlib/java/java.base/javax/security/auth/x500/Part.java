// SPDX-License-Identifier: MIT
package javax.security.auth.x500;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import jdk.internal.security.Der;

/** One type and value of a name: CN=Duke. The value is kept as its BER, with the string that it stands for, if any. */
final class Part {
    private static final int UTF8 = 12, PRINTABLE = 19, TELETEX = 20, IA5 = 22, UNIVERSAL = 28, BMP = 30;
    private static final String EMAIL = "1.2.840.113549.1.9.1", DOMAIN = "0.9.2342.19200300.100.1.25";
    private static final String USER = "0.9.2342.19200300.100.1.1", COUNTRY = "2.5.4.6";
    /** Keyword, type, and in which formats it is written: a of RFC 1779, b of RFC 2253, c for people. */
    private static final String[][] KEYWORDS = {{"CN", "2.5.4.3", "abc"}, {"C", COUNTRY, "abc"}, {"L", "2.5.4.7", "abc"},
        {"ST", "2.5.4.8", "abc"}, {"S", "2.5.4.8", ""}, {"O", "2.5.4.10", "abc"}, {"OU", "2.5.4.11", "abc"},
        {"STREET", "2.5.4.9", "abc"}, {"DC", DOMAIN, "bc"}, {"UID", USER, "bc"}, {"T", "2.5.4.12", "c"},
        {"IP", "1.3.6.1.4.1.42.2.11.2.1", "c"}, {"EMAILADDRESS", EMAIL, "c"}, {"EMAIL", EMAIL, ""},
        {"DNQ", "2.5.4.46", "c"}, {"DNQUALIFIER", "2.5.4.46", ""}, {"SURNAME", "2.5.4.4", "c"},
        {"GIVENNAME", "2.5.4.42", "c"}, {"INITIALS", "2.5.4.43", "c"}, {"GENERATION", "2.5.4.44", "c"},
        {"SERIALNUMBER", "2.5.4.5", "c"}};

    final String type;
    final byte[] value;
    private final String text; // or null

    Part(String type, byte[] value) {
        this.type = type;
        this.value = value;
        this.text = textOf(value);
    }

    static Part of(String type, String text) {
        boolean ia5 = type.equals(EMAIL) || type.equals(DOMAIN);
        int tag = ia5 && text.chars().allMatch(c -> c < 128) ? IA5 : text.chars().allMatch(Part::isPrintable) ? PRINTABLE : UTF8;
        return new Part(type, Der.element(tag, text.getBytes(StandardCharsets.UTF_8)));
    }

    private static boolean isPrintable(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || " '()+,-./:=?".indexOf(c) >= 0;
    }

    private static String textOf(byte[] value) {
        Charset charset;
        switch (value[0]) {
            case UTF8: charset = StandardCharsets.UTF_8; break;
            case PRINTABLE: case IA5: charset = StandardCharsets.US_ASCII; break;
            case TELETEX: charset = StandardCharsets.ISO_8859_1; break;
            case BMP: charset = StandardCharsets.UTF_16BE; break;
            case UNIVERSAL: charset = Charset.forName("UTF-32BE"); break;
            default: return null;
        }
        return new String(new Der(value).next(value[0]).bytes(), charset);
    }

    /** The type that a name's writer means by this word; null if there is none. */
    static String typeOf(String word, Map<String, String> own) {
        String upper = word.toUpperCase(Locale.ENGLISH), type = own.get(upper);
        if (type != null) return type;
        for (String[] k : KEYWORDS) if (k[0].equals(upper)) return k[1];
        String number = upper.startsWith("OID.") ? word.substring(4) : word;
        return number.matches("[0-2](\\.(0|[1-9][0-9]*))+") ? number : null;
    }

    /** The word for the type in this format, null if it has none. */
    private String keyword(char format, Map<String, String> own) {
        if (own.containsKey(type)) return own.get(type);
        for (String[] k : KEYWORDS) if (k[1].equals(type) && k[2].indexOf(format) >= 0) return k[0];
        return null;
    }

    private String hex() {
        StringBuilder s = new StringBuilder("#");
        for (byte b : value) s.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
        return s.toString();
    }

    /** As RFC 1779 has it (format a), and for people (c). */
    String quoted(char format, Map<String, String> own) {
        String word = keyword(format, own);
        return (word == null ? "OID." + type : word) + '=' + (text == null ? hex() : quoted(text));
    }

    private static String quoted(String s) {
        boolean special = s.startsWith(" ") || s.endsWith(" ") || s.contains("  ");
        StringBuilder in = new StringBuilder();
        for (char c : s.toCharArray()) {
            special |= ",+=\n<>#;\\\"".indexOf(c) >= 0;
            if (c == '"' || c == '\\') in.append('\\');
            in.append(c);
        }
        return special ? "\"" + in + '"' : s;
    }

    /** As RFC 2253 has it. */
    String escaped(Map<String, String> own) {
        String word = keyword('b', own);
        return word == null ? type + '=' + hex() : word + '=' + (text == null ? hex() : escaped(text, ",=+<>#;\"\\"));
    }

    private static String escaped(String s, String special) {
        StringBuilder out = new StringBuilder();
        int first = 0, last = s.length();
        while (first < last && s.charAt(first) == ' ') first++;
        while (last > first && s.charAt(last - 1) == ' ') last--;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (special.indexOf(c) >= 0 || i < first || i >= last) out.append('\\');
            out.append(c);
        }
        return out.toString();
    }

    /** The canonical form, before the whole name's case is folded. */
    String canonical() {
        String word = keyword('b', Map.of());
        if (word == null || value[0] != UTF8 && value[0] != PRINTABLE) return (word == null ? type : word) + '=' + hex();
        String s = text.isBlank() ? text : text.strip().replaceAll("\\s{2,}", " ");
        boolean number = s.startsWith("#");
        return word + '=' + (number ? "\\#" : "") + escaped(number ? s.substring(1) : s, ",+<>;\"\\");
    }

    boolean hasKeyword() {
        return keyword('b', Map.of()) != null;
    }

    void write(ByteArrayOutputStream to) {
        byte[] id = Der.type(type);
        byte[] both = Arrays.copyOf(id, id.length + value.length);
        System.arraycopy(value, 0, both, id.length, value.length);
        to.writeBytes(Der.element(Der.SEQUENCE, both));
    }
}
