package java.lang;

import java.util.Locale;

/**
 * Case mapping of whole strings: what goes beyond one char for one char. Three things do: letters whose upper case is
 * longer (sharp s), the Greek final sigma, and the dotted and dotless i of Turkish and Azeri.
 */
final class CaseMapping {
    /** Records of letter, length as a digit, upper case form. */
    private static final String LONGER_UPPER = "\u00DF2SS\u01492\u02BCN\u01F02J\u030C\u03903\u0399\u0308\u0301"
            + "\u03B03\u03A5\u0308\u0301\u05872\u0535\u0552\u1E962H\u0331\u1E972T\u0308"
            + "\u1E982W\u030A\u1E992Y\u030A\u1E9A2A\u02BE\u1F502\u03A5\u0313"
            + "\u1F523\u03A5\u0313\u0300\u1F543\u03A5\u0313\u0301\u1F563\u03A5\u0313\u0342"
            + "\u1F802\u1F08\u0399\u1F812\u1F09\u0399\u1F822\u1F0A\u0399\u1F832\u1F0B\u0399"
            + "\u1F842\u1F0C\u0399\u1F852\u1F0D\u0399\u1F862\u1F0E\u0399\u1F872\u1F0F\u0399"
            + "\u1F882\u1F08\u0399\u1F892\u1F09\u0399\u1F8A2\u1F0A\u0399\u1F8B2\u1F0B\u0399"
            + "\u1F8C2\u1F0C\u0399\u1F8D2\u1F0D\u0399\u1F8E2\u1F0E\u0399\u1F8F2\u1F0F\u0399"
            + "\u1F902\u1F28\u0399\u1F912\u1F29\u0399\u1F922\u1F2A\u0399\u1F932\u1F2B\u0399"
            + "\u1F942\u1F2C\u0399\u1F952\u1F2D\u0399\u1F962\u1F2E\u0399\u1F972\u1F2F\u0399"
            + "\u1F982\u1F28\u0399\u1F992\u1F29\u0399\u1F9A2\u1F2A\u0399\u1F9B2\u1F2B\u0399"
            + "\u1F9C2\u1F2C\u0399\u1F9D2\u1F2D\u0399\u1F9E2\u1F2E\u0399\u1F9F2\u1F2F\u0399"
            + "\u1FA02\u1F68\u0399\u1FA12\u1F69\u0399\u1FA22\u1F6A\u0399\u1FA32\u1F6B\u0399"
            + "\u1FA42\u1F6C\u0399\u1FA52\u1F6D\u0399\u1FA62\u1F6E\u0399\u1FA72\u1F6F\u0399"
            + "\u1FA82\u1F68\u0399\u1FA92\u1F69\u0399\u1FAA2\u1F6A\u0399\u1FAB2\u1F6B\u0399"
            + "\u1FAC2\u1F6C\u0399\u1FAD2\u1F6D\u0399\u1FAE2\u1F6E\u0399\u1FAF2\u1F6F\u0399"
            + "\u1FB22\u1FBA\u0399\u1FB32\u0391\u0399\u1FB42\u0386\u0399\u1FB62\u0391\u0342"
            + "\u1FB73\u0391\u0342\u0399\u1FBC2\u0391\u0399\u1FC22\u1FCA\u0399\u1FC32\u0397\u0399"
            + "\u1FC42\u0389\u0399\u1FC62\u0397\u0342\u1FC73\u0397\u0342\u0399\u1FCC2\u0397\u0399"
            + "\u1FD23\u0399\u0308\u0300\u1FD33\u0399\u0308\u0301\u1FD62\u0399\u0342"
            + "\u1FD73\u0399\u0308\u0342\u1FE23\u03A5\u0308\u0300\u1FE33\u03A5\u0308\u0301"
            + "\u1FE42\u03A1\u0313\u1FE62\u03A5\u0342\u1FE73\u03A5\u0308\u0342\u1FF22\u1FFA\u0399"
            + "\u1FF32\u03A9\u0399\u1FF42\u038F\u0399\u1FF62\u03A9\u0342\u1FF73\u03A9\u0342\u0399"
            + "\u1FFC2\u03A9\u0399\uFB002FF\uFB012FI\uFB022FL\uFB033FFI\uFB043FFL\uFB052ST\uFB062ST"
            + "\uFB132\u0544\u0546\uFB142\u0544\u0535\uFB152\u0544\u053B\uFB162\u054E\u0546"
            + "\uFB172\u0544\u053D";

    private CaseMapping() {
    }

    static String lower(String s, char[] v, Locale locale) {
        boolean turkic = isTurkic(locale);
        StringBuilder sb = null;
        int n = v.length;
        for (int i = 0; i < n;) {
            int cp = Character.codePointIn(v, i, n);
            int width = Character.charCount(cp);
            int mapped = Character.toLowerCase(cp);
            String form = null;
            if (cp == 0x3a3 && isFinalSigma(v, i)) {
                mapped = 0x3c2;
            } else if (cp == 0x130) {
                form = turkic ? "i" : "i\u0307";
            } else if (turkic && cp == 'I') {
                mapped = 0x131;
                if (i + 1 < n && v[i + 1] == 0x307) {
                    mapped = 'i';
                    width = 2;
                }
            }
            if (sb == null && (mapped != cp || form != null)) {
                sb = new StringBuilder(n + 8);
                sb.append(v, 0, i);
            }
            if (sb != null) {
                append(sb, mapped, form);
            }
            i += width;
        }
        return sb == null ? s : sb.toString();
    }

    static String upper(String s, char[] v, Locale locale) {
        boolean turkic = isTurkic(locale);
        StringBuilder sb = null;
        int n = v.length;
        for (int i = 0; i < n;) {
            int cp = Character.codePointIn(v, i, n);
            int mapped = Character.toUpperCase(cp);
            String form = cp < 0xdf ? null : longerUpper(cp);
            if (turkic && cp == 'i') {
                mapped = 0x130;
            }
            if (sb == null && (mapped != cp || form != null)) {
                sb = new StringBuilder(n + 8);
                sb.append(v, 0, i);
            }
            if (sb != null) {
                append(sb, mapped, form);
            }
            i += Character.charCount(cp);
        }
        return sb == null ? s : sb.toString();
    }

    private static void append(StringBuilder sb, int cp, String form) {
        if (form != null) {
            sb.append(form);
        } else {
            sb.appendCodePoint(cp);
        }
    }

    private static String longerUpper(int cp) {
        String t = LONGER_UPPER;
        for (int i = 0; i < t.length();) {
            int n = t.charAt(i + 1) - '0';
            if (t.charAt(i) == cp) {
                return t.substring(i + 2, i + 2 + n);
            }
            i += 2 + n;
        }
        return null;
    }

    private static boolean isTurkic(Locale locale) {
        String language = locale.getLanguage();
        return language.equals("tr") || language.equals("az");
    }

    /** A sigma after a letter and not before one; case-ignorable characters between do not count. */
    private static boolean isFinalSigma(char[] v, int at) {
        int i = at;
        boolean before = false;
        while (i > 0) {
            int cp = Character.codePointEnding(v, i, 0);
            i -= Character.charCount(cp);
            if (isCased(cp)) {
                before = true;
                break;
            }
            if (!isIgnorable(cp)) {
                break;
            }
        }
        if (!before) {
            return false;
        }
        for (i = at + 1; i < v.length;) {
            int cp = Character.codePointIn(v, i, v.length);
            if (isCased(cp)) {
                return false;
            }
            if (!isIgnorable(cp)) {
                return true;
            }
            i += Character.charCount(cp);
        }
        return true;
    }

    private static boolean isCased(int cp) {
        return Character.isLowerCase(cp) || Character.isUpperCase(cp) || Character.isTitleCase(cp);
    }

    private static boolean isIgnorable(int cp) {
        switch (Character.getType(cp)) {
            case Character.NON_SPACING_MARK:
            case Character.ENCLOSING_MARK:
            case Character.FORMAT:
            case Character.MODIFIER_LETTER:
            case Character.MODIFIER_SYMBOL:
                return true;
            default:
                return cp == '\'' || cp == '.' || cp == ':' || cp == 0xb7 || cp == 0x2019;
        }
    }
}
