// SPDX-License-Identifier: MIT
package java.util.regex;

/** A regular expression that cannot be read: what is wrong, in which expression, and where if that is known. */
public class PatternSyntaxException extends IllegalArgumentException {
    private static final long serialVersionUID = -3864639126226059218L;

    private final String desc;
    private final String pattern;
    private final int index;

    public PatternSyntaxException(String desc, String regex, int index) {
        this.desc = desc;
        this.pattern = regex;
        this.index = index;
    }

    public String getDescription() {
        return desc;
    }

    public String getPattern() {
        return pattern;
    }

    public int getIndex() {
        return index;
    }

    /** Up to three lines: the error, the expression, and a pointer below the place in it. */
    @Override
    public String getMessage() {
        String end = System.lineSeparator();
        String place = index < 0 ? "" : " near index " + index;
        String text = desc + place + end + pattern;
        boolean inside = pattern != null && index >= 0 && index < pattern.length();
        return inside ? text + end + blanks(pattern, index) + "^" : text;
    }

    /** As wide as the first `n` characters of a text: tabs stay what they are. */
    private static String blanks(String text, int n) {
        char[] line = text.substring(0, n).toCharArray();
        for (int i = 0; i < n; i++) {
            if (line[i] != '\t') line[i] = ' ';
        }
        return new String(line);
    }
}
