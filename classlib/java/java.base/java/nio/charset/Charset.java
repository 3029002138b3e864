// SPDX-License-Identifier: MIT
package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.util.Collections;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** A named way to write characters as bytes. */
public abstract class Charset implements Comparable<Charset> {
    private static volatile Charset defaultCharset;

    private final String name;
    private final String[] aliases;

    protected Charset(String canonicalName, String[] aliases) {
        checkName(canonicalName);
        name = canonicalName;
        this.aliases = aliases == null ? new String[0] : aliases;
    }

    private static void checkName(String s) {
        int n = s.length();
        if (n == 0) throw new IllegalCharsetNameException(s);
        for (int i = 0; i < n; i++) {
            char c = s.charAt(i);
            if (c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9') continue;
            if (i > 0 && (c == '-' || c == '+' || c == ':' || c == '_' || c == '.')) continue;
            throw new IllegalCharsetNameException(s);
        }
    }

    private static Charset find(String charsetName) {
        if (charsetName == null) throw new IllegalArgumentException("Null charset name");
        Charset[] all = StandardCharsets.ALL;
        for (int i = 0; i < all.length; i++) {
            if (all[i].name.equalsIgnoreCase(charsetName)) return all[i];
            for (int k = 0; k < all[i].aliases.length; k++)
                if (all[i].aliases[k].equalsIgnoreCase(charsetName)) return all[i];
        }
        checkName(charsetName);
        Charset table = TableCharset.find(charsetName);
        return table != null ? table : ProvidedCharsets.find(charsetName);
    }

    public static boolean isSupported(String charsetName) {
        return find(charsetName) != null;
    }

    public static Charset forName(String charsetName) {
        Charset c = find(charsetName);
        if (c == null) throw new UnsupportedCharsetException(charsetName);
        return c;
    }

    public static SortedMap<String, Charset> availableCharsets() {
        TreeMap<String, Charset> m = new TreeMap<String, Charset>(String.CASE_INSENSITIVE_ORDER);
        for (int i = 0; i < StandardCharsets.ALL.length; i++)
            m.put(StandardCharsets.ALL[i].name, StandardCharsets.ALL[i]);
        for (Charset table : TableCharset.all()) m.put(table.name(), table);
        ProvidedCharsets.addTo(m);
        return Collections.unmodifiableSortedMap(m);
    }

    /** The one that the property file.encoding named at the first question. */
    public static Charset defaultCharset() {
        Charset c = defaultCharset;
        if (c != null) return c;
        String n = System.getProperty("file.encoding");
        try {
            c = n == null ? null : find(n);
        } catch (IllegalCharsetNameException e) {
            c = null;
        }
        if (c == null) c = StandardCharsets.UTF_8;
        defaultCharset = c;
        return c;
    }

    public final String name() {
        return name;
    }

    public final Set<String> aliases() {
        HashSet<String> s = new HashSet<String>();
        for (int i = 0; i < aliases.length; i++) s.add(aliases[i]);
        return Collections.unmodifiableSet(s);
    }

    public String displayName() {
        return name;
    }

    public final boolean isRegistered() {
        return !name.startsWith("X-") && !name.startsWith("x-");
    }

    public String displayName(Locale locale) {
        return name;
    }

    public abstract boolean contains(Charset cs);

    public abstract CharsetDecoder newDecoder();

    public abstract CharsetEncoder newEncoder();

    public boolean canEncode() {
        return true;
    }

    public final CharBuffer decode(ByteBuffer bb) {
        try {
            return newDecoder().onMalformedInput(CodingErrorAction.REPLACE)
                    .onUnmappableCharacter(CodingErrorAction.REPLACE).decode(bb);
        } catch (CharacterCodingException e) {
            throw new Error(e);
        }
    }

    public final ByteBuffer encode(CharBuffer cb) {
        try {
            return newEncoder().onMalformedInput(CodingErrorAction.REPLACE)
                    .onUnmappableCharacter(CodingErrorAction.REPLACE).encode(cb);
        } catch (CharacterCodingException e) {
            throw new Error(e);
        }
    }

    public final ByteBuffer encode(String str) {
        return encode(CharBuffer.wrap(str));
    }

    public final int compareTo(Charset that) {
        return name.compareToIgnoreCase(that.name);
    }

    public final int hashCode() {
        return name.hashCode();
    }

    public final boolean equals(Object ob) {
        return ob instanceof Charset && name.equals(((Charset) ob).name);
    }

    public final String toString() {
        return name;
    }

    /** The other one if there is none of that name, or it can't be a name. */
    public static Charset forName(String charsetName, Charset fallback) {
        try {
            Charset c = find(charsetName);
            return c == null ? fallback : c;
        } catch (IllegalCharsetNameException e) {
            return fallback;
        }
    }
}
