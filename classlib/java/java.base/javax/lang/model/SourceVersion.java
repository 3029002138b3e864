// SPDX-License-Identifier: MIT
package javax.lang.model;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** The versions of the Java language, and what is a name in each. */
public enum SourceVersion {
    RELEASE_0, RELEASE_1, RELEASE_2, RELEASE_3, RELEASE_4, RELEASE_5, RELEASE_6, RELEASE_7, RELEASE_8, RELEASE_9,
    RELEASE_10, RELEASE_11, RELEASE_12, RELEASE_13, RELEASE_14, RELEASE_15, RELEASE_16, RELEASE_17, RELEASE_18, RELEASE_19,
    RELEASE_20, RELEASE_21, RELEASE_22, RELEASE_23, RELEASE_24, RELEASE_25;

    private static final Set<String> ALWAYS = words("public protected private abstract static final transient volatile "
            + "synchronized native class interface extends package throws implements boolean byte char short int long float "
            + "double if else try catch finally do while for continue switch case default break throw return this new super "
            + "import instanceof goto const null true false void");

    private static Set<String> words(String list) {
        return Collections.unmodifiableSet(new HashSet<String>(Arrays.asList(list.split(" "))));
    }

    public static SourceVersion latest() {
        return RELEASE_25;
    }

    public static SourceVersion latestSupported() {
        return RELEASE_25;
    }

    /** The language of a platform; it must be one that is known here. */
    public static SourceVersion valueOf(Runtime.Version rv) {
        return valueOf("RELEASE_" + rv.feature());
    }

    /** The first platform that can run this language; null before the sixth. */
    public Runtime.Version runtimeVersion() {
        return ordinal() < RELEASE_6.ordinal() ? null : Runtime.Version.parse(Integer.toString(ordinal()));
    }

    public static boolean isIdentifier(CharSequence name) {
        String s = name.toString();
        if (s.isEmpty() || !Character.isJavaIdentifierStart(s.codePointAt(0))) return false;
        for (int i = Character.charCount(s.codePointAt(0)); i < s.length(); i += Character.charCount(s.codePointAt(i)))
            if (!Character.isJavaIdentifierPart(s.codePointAt(i))) return false;
        return true;
    }

    public static boolean isName(CharSequence name) {
        return isName(name, latest());
    }

    /** Identifiers that are no keywords, joined by dots. */
    public static boolean isName(CharSequence name, SourceVersion version) {
        String[] parts = name.toString().split("\\.", -1);
        for (int i = 0; i < parts.length; i++)
            if (!isIdentifier(parts[i]) || isKeyword(parts[i], version)) return false;
        return true;
    }

    public static boolean isKeyword(CharSequence s) {
        return isKeyword(s, latest());
    }

    /** Literals count as keywords; words that are reserved in some places only do not. */
    public static boolean isKeyword(CharSequence s, SourceVersion version) {
        String word = s.toString();
        if (word.equals("strictfp")) return version.ordinal() >= 2;
        if (word.equals("assert")) return version.ordinal() >= 4;
        if (word.equals("enum")) return version.ordinal() >= 5;
        if (word.equals("_")) return version.ordinal() >= 9;
        return ALWAYS.contains(word);
    }
}
