// SPDX-License-Identifier: MIT
package java.util;

import java.nio.charset.StandardCharsets;
import jdk.internal.util.Tables;

/**
 * The codes of ISO 639, 3166 and 15924 with their English names, from the table locale-names.dat: lines that begin
 * with L (language), C
 * (country) or S (script), the code, for L and C its three letters, the name; P has the codes of former countries.
 */
final class LocaleNames {
    private static final Map<String, String> LINES = new LinkedHashMap<String, String>();
    private static final String FORMER;

    static {
        String text = new String(Tables.read(LocaleNames.class, "locale-names.dat"), StandardCharsets.UTF_8),
                former = "";
        for (int at = 0, end; at < text.length(); at = end + 1) {
            end = text.indexOf('\n', at);
            int space = text.indexOf(' ', at + 2);
            if (text.charAt(at) == 'P') former = text.substring(at + 2, end);
            else LINES.put(text.charAt(at) + text.substring(at + 2, space), text.substring(space + 1, end));
        }
        FORMER = former;
    }

    private LocaleNames() {
    }

    static boolean has(char kind, String code) {
        return LINES.containsKey(kind + code);
    }

    /** The English name, or the code itself. */
    static String name(char kind, String code) {
        String line = code.isEmpty() ? null : LINES.get(kind + code);
        return line == null ? code : kind == 'S' ? line : line.substring(4);
    }

    static String three(char kind, String code, String what, Locale l) {
        if (code.isEmpty() || kind == 'L' && code.length() == 3) return code;
        String line = LINES.get(kind + code);
        if (line != null) return line.substring(0, 3);
        throw new MissingResourceException("Couldn't find 3-letter " + what + " code for " + code, "FormatData_" + l,
                "Short" + Character.toUpperCase(what.charAt(0)) + what.substring(1));
    }

    static String[] codes(char kind) {
        List<String> codes = new ArrayList<String>();
        for (String key : LINES.keySet()) if (key.charAt(0) == kind) codes.add(key.substring(1));
        return codes.toArray(new String[0]);
    }

    /** type: two letters, three letters, former countries. */
    static Set<String> countries(int type) {
        Set<String> set = new HashSet<String>();
        if (type == 2) Collections.addAll(set, FORMER.split(" "));
        else for (String code : codes('C')) set.add(type == 0 ? code : LINES.get('C' + code).substring(0, 3));
        return Collections.unmodifiableSet(set);
    }
}
