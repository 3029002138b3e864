// SPDX-License-Identifier: MIT
package java.sql;

/** Names of SQL, and how they are quoted. */
final class Identifiers {
    private Identifiers() {
    }

    /** A letter, then letters, digits and underscores, 128 at the most. */
    static boolean isSimple(String s) {
        int l = s.length();
        if (l < 1 || l > 128 || !letter(s.charAt(0))) return false;
        for (int i = 1; i < l; i++) {
            char c = s.charAt(i);
            if (!letter(c) && c != '_' && (c < '0' || c > '9')) return false;
        }
        return true;
    }

    private static boolean letter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    static String enquote(String s, boolean always) throws SQLException {
        if (s.isEmpty() || s.length() > 128) throw new SQLException("Invalid name");
        if (isSimple(s)) return always ? "\"" + s + "\"" : s;
        if (s.length() > 1 && s.startsWith("\"") && s.endsWith("\"")) s = s.substring(1, s.length() - 1);
        if (s.isEmpty() || s.length() > 126 || s.indexOf('"') >= 0
                || s.indexOf('\0') >= 0) throw new SQLException("Invalid name");
        return "\"" + s + "\"";
    }
}
