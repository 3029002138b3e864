// SPDX-License-Identifier: MIT
package jdk.internal.util;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * What languages other than English write differently in numbers and dates, from the table locale-texts.dat: lines of
 * language, name and text, in which four hexadecimal digits stand for what is not ASCII. The table is read when the
 * first such language is asked for.
 */
public final class LocaleTexts {
    private LocaleTexts() {
    }

    private static final class Table {
        static final Map<String, String> TEXTS = new HashMap<String, String>();

        static {
            for (String line : text().split("\n"))
                TEXTS.put(line.substring(0, line.indexOf(' ', 3)), unescaped(line.substring(line.indexOf(' ', 3) + 1)));
        }
    }

    @SuppressWarnings("deprecation")
    private static String text() {
        return new String(Tables.read(LocaleTexts.class, "locale-texts.dat"), 0);
    }

    private static String unescaped(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == '\\') {
                sb.append((char) Integer.parseInt(s.substring(i + 2, i + 6), 16));
                i += 5;
            } else {
                sb.append(s.charAt(i));
            }
        }
        return sb.toString();
    }

    /** The text of that name in the locale's language, or what is English if there is none. */
    public static String get(Locale locale, String name, String english) {
        String language = locale.getLanguage();
        if (!language.equals("de") && !language.equals("fr")) return english;
        String country = locale.getCountry();
        if (!country.isEmpty() && !country.equals("DE") && !country.equals("FR")) return english;
        return Table.TEXTS.getOrDefault(language + " " + name, english);
    }

    public static boolean has(Locale locale) {
        return get(locale, "group", null) != null;
    }
}
