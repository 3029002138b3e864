/* UnicodeTables.java - writes the Unicode tables of the class library from what the JDK that runs it knows.
 *
 *   java tools/UnicodeTables.java names > classlib/java/java.base/java/lang/unicode-names.dat
 *   java tools/UnicodeTables.java normal > classlib/java/java.base/java/text/normalizer.dat
 *   java tools/UnicodeTables.java properties > vm/base/unicode_data.h
 *   java tools/UnicodeTables.java blocks | scripts | emoji    text for java/lang/Character.java
 *
 * All from one JDK, so that one version of Unicode holds everywhere: JDK 25, Unicode 16.
 * Run by hand when the version of Unicode changes; nothing in the build needs it. All tables are ASCII text in lines;
 * what a line says stands at the method that writes it, the layout of vm/base/unicode_data.h in vm/base/unicode.c. */
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

class UnicodeTables {
    static final PrintStream OUT = System.out;

    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case "names": names(); break;
            case "normal": normal(); break;
            case "properties": properties(); break;
            case "blocks": blocks(); break;
            case "scripts": scripts(); break;
            case "emoji": emoji(); break;
            default: throw new IllegalArgumentException(args[0]);
        }
    }

    static String text(int c) {
        return new String(Character.toChars(c));
    }

    /** A name that the name of the block and the number make up is not in the table. */
    static boolean named(int c) {
        String name = Character.getName(c);
        return name != null && !name.endsWith(" " + Integer.toHexString(c).toUpperCase()) | c < 0x20;
    }

    /**
     * "=41 LATIN CAPITAL LETTER A" begins a group; each further line is the next code point, or after "+n " the n-th
     * from the one before: a letter that says how many leading words are those of the line before (A = none), then
     * the others.
     */
    static void names() {
        int last = -2, inGroup = 0;
        String[] before = {};
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            if (!named(c)) continue;
            String name = Character.getName(c);
            String[] words = name.split(" ");
            if (inGroup == 0 || inGroup == 64 || c - last > 64) {
                OUT.println("=" + Integer.toHexString(c) + " " + name);
                inGroup = 0;
            } else {
                int same = 0;
                while (same < words.length && same < before.length && words[same].equals(before[same])) same++;
                String rest = String.join(" ", Arrays.asList(words).subList(same, words.length));
                OUT.println((c - last > 1 ? "+" + (c - last) + " " : "") + (char) ('A' + same) + rest);
            }
            inGroup++;
            last = c;
            before = words;
        }
    }

    static String nfd(String s) {
        return Normalizer.normalize(s, Normalizer.Form.NFD);
    }

    static String nfc(String s) {
        return Normalizer.normalize(s, Normalizer.Form.NFC);
    }

    static String hex(String s) {
        StringBuilder sb = new StringBuilder();
        s.codePoints().forEach(c -> sb.append(sb.length() > 0 ? " " : "").append(Integer.toHexString(c)));
        return sb.toString();
    }

    /**
     * Marks: "@rank first-last ...": the order in which marks on one letter stand. Then a line for each code point that
     * decomposes: distance from the one before, "=" (canonical, composes again), "!" (canonical only) or "~"
     * (compatible), and what it is made of, once where it composes, wholly where not. Hangul syllables are left out.
     */
    static void normal() {
        ranks();
        int last = 0;
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            if (c >= 0xd800 && c < 0xe000 || c >= 0xac00 && c < 0xd7a4) continue;
            String s = text(c), d = nfd(s), k = Normalizer.normalize(s, Normalizer.Form.NFKD);
            if (!d.equals(s)) {
                boolean composes = nfc(d).equals(s);
                if (composes) {
                    int cut = d.offsetByCodePoints(d.length(), -1);
                    d = nfc(d.substring(0, cut)) + d.substring(cut);
                    if (d.codePointCount(0, d.length()) != 2 || !nfc(d).equals(s)) throw new AssertionError(hex(s));
                }
                OUT.println(Integer.toHexString(c - last) + (composes ? "=" : "!") + hex(d));
                last = c;
            }
            if (!k.equals(nfd(s))) {
                // what the canonical parts make anyway need not be said
                StringBuilder parts = new StringBuilder();
                nfd(s).codePoints().forEach(p -> parts.append(Normalizer.normalize(text(p), Normalizer.Form.NFKD)));
                if (!nfd(s).equals(s) && parts.toString().equals(k)) continue;
                OUT.println(Integer.toHexString(c - last) + "~" + hex(k));
                last = c;
            }
        }
    }

    /** Two marks change places if the second must stand first: that sorts all marks. */
    static void ranks() {
        List<Integer> marks = new ArrayList<>();
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            if (c >= 0xd800 && c < 0xe000 || !Character.isDefined(c) || !nfd(text(c)).equals(text(c))) continue;
            if (moves(0x345, c) || moves(c, 0x334)) marks.add(c);
        }
        marks.sort((a, b) -> moves(a, b) ? 1 : moves(b, a) ? -1 : 0);
        TreeMap<Integer, List<Integer>> byRank = new TreeMap<>();
        int rank = 0;
        for (int i = 0; i < marks.size(); i++) {
            if (i == 0 || moves(marks.get(i), marks.get(i - 1))) rank++;
            byRank.computeIfAbsent(rank, k -> new ArrayList<>()).add(marks.get(i));
        }
        for (Map.Entry<Integer, List<Integer>> e : byRank.entrySet()) {
            StringBuilder sb = new StringBuilder("@" + e.getKey());
            List<Integer> all = e.getValue();
            all.sort(null);
            for (int i = 0; i < all.size(); i++) {
                int from = all.get(i);
                while (i + 1 < all.size() && all.get(i + 1) == all.get(i) + 1) i++;
                sb.append(' ').append(Integer.toHexString(from));
                if (all.get(i) > from) sb.append('-').append(Integer.toHexString(all.get(i)));
            }
            OUT.println(sb);
        }
    }

    static boolean moves(int a, int b) {
        String s = text(a) + text(b);
        return a != b && nfd(s).equals(text(b) + text(a));
    }

    /** The three tables of vm/base/unicode.c as C source. */
    static void properties() {
        List<String> records = new ArrayList<>();
        int[] record = new int[Character.MAX_CODE_POINT + 1];
        Map<String, Integer> known = new TreeMap<>();
        for (int c = 0; c < record.length; c++) {
            String r = String.format("{0x%x, %d, %d, %d}", bits(c), Character.toLowerCase(c) - c,
                Character.toUpperCase(c) - c, Character.toTitleCase(c) - c);
            Integer index = known.get(r);
            if (index == null) {
                known.put(r, index = records.size());
                records.add(r);
            }
            record[c] = index;
        }
        OUT.println("/* unicode_data.h - properties of all code points (Unicode 16.0), as facts for unicode.c, which tells"
            + "\n * the layout; tools/UnicodeTables.java writes it. */");
        table("CharRecord char_records", records);
        table("CharRun char_runs", runs(record));
        table("CharNumber char_numbers", numbers());
    }

    static void table(String name, List<String> entries) {
        OUT.println("static const struct " + name + "[] = {");
        StringBuilder line = new StringBuilder("   ");
        for (String e : entries) {
            if (line.length() + e.length() + 2 > 118) {
                OUT.println(line);
                line.setLength(3);
            }
            line.append(' ').append(e).append(',');
        }
        OUT.println(line + "\n};");
    }

    /** The property word of vm/base/unicode.h. */
    static int bits(int c) {
        boolean[] flags = {Character.isMirrored(c),
            Character.isJavaIdentifierStart(c), Character.isJavaIdentifierPart(c),
            Character.isUnicodeIdentifierStart(c), Character.isUnicodeIdentifierPart(c),
            Character.isIdentifierIgnorable(c), Character.isWhitespace(c), Character.isAlphabetic(c),
            Character.isIdeographic(c), Character.isLowerCase(c), Character.isUpperCase(c)};
        int word = Character.getType(c) | Character.getDirectionality(c) + 1 << 5;
        for (int i = 0; i < flags.length; i++)
            if (flags[i]) word |= 1 << 10 + i;
        return word;
    }

    /** Each run is as long as it can be, which makes them the fewest there can be: a part of a run would be one too. */
    static List<String> runs(int[] record) {
        List<String> all = new ArrayList<>();
        for (int c = 0, next; c < record.length; c = next) {
            int odd = c + 1 < record.length ? record[c + 1] : record[c];
            for (next = c + 1; next < record.length && record[next] == ((next - c) % 2 == 0 ? record[c] : odd);) next++;
            all.add(String.format("{0x%x, %d, %d}", c, record[c], odd));
        }
        return all;
    }

    static List<String> numbers() {
        List<String> all = new ArrayList<>();
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            int digit = Character.digit(c, 36), value = Character.getNumericValue(c);
            if (digit < 0 && value == -1) continue;
            int end = c + 1, step = continues(c, end, 1) ? 1 : 0;
            while (continues(c, end, step)) end++;
            all.add(String.format("{0x%x, 0x%x, %d, %d, %d}", c, end - 1, digit, value, step));
            c = end - 1;
        }
        return all;
    }

    /** Whether the values grow by that step from the one code point to the other. */
    static boolean continues(int first, int c, int step) {
        int digit = Character.digit(first, 36), by = (c - first) * step;
        return c <= Character.MAX_CODE_POINT && Character.digit(c, 36) == (digit < 0 ? -1 : digit + by)
            && Character.getNumericValue(c) == Character.getNumericValue(first) + by;
    }

    /** Names of the blocks in the order of their code points, then "start:index" of each, "start" of each gap. */
    static void blocks() throws Exception {
        List<String> order = new ArrayList<>();
        StringBuilder table = new StringBuilder();
        Character.UnicodeBlock last = null;
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            Character.UnicodeBlock b = Character.UnicodeBlock.of(c);
            if (b == last && c > 0) continue;
            last = b;
            if (b != null) {
                order.add(b.toString());
                OUT.println(b);
            }
            table.append(Integer.toHexString(c)).append(b == null ? " " : ":" + (order.size() - 1) + " ");
        }
        OUT.println(table);
    }

    /** "distance from the start of the run before" in hexadecimal, ".", the script's ordinal, for each run. */
    static void scripts() {
        for (Character.UnicodeScript s : Character.UnicodeScript.values()) OUT.println(s + " " + s.ordinal());
        StringBuilder table = new StringBuilder();
        int last = 0;
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            Character.UnicodeScript s = Character.UnicodeScript.of(c);
            if (c > 0 && s == Character.UnicodeScript.of(c - 1)) continue;
            table.append(Integer.toHexString(c - last)).append('.').append(s.ordinal()).append(' ');
            last = c;
        }
        OUT.println(table);
    }

    /** For each property a line of runs: distance from the end of the run before, length, in hexadecimal. */
    static void emoji() throws Exception {
        for (String name : new String[] {"isEmoji", "isEmojiPresentation", "isEmojiModifier", "isEmojiModifierBase",
            "isEmojiComponent", "isExtendedPictographic"}) {
            Method m = Character.class.getMethod(name, int.class);
            StringBuilder sb = new StringBuilder();
            int end = 0;
            for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
                if (!(Boolean) m.invoke(null, c)) continue;
                int from = c;
                while (c < Character.MAX_CODE_POINT && (Boolean) m.invoke(null, c + 1)) c++;
                sb.append(Integer.toHexString(from - end)).append('.');
                sb.append(Integer.toHexString(c + 1 - from)).append(' ');
                end = c + 1;
            }
            OUT.println(name + ": " + sb);
        }
    }
}
