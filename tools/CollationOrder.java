/* CollationOrder.java - writes the order of the collator of no language from Unicode's table of collation elements.
 *
 *   java tools/CollationOrder.java /usr/share/perl/5.36/Unicode/Collate/allkeys.txt \
 *       > classlib/java/java.base/java/text/collation.dat
 *
 * The table is the DUCET of UTS #10; Debian has it in perl-modules. No package that the build asks for has it, and what
 * a machine has may be of any version, so the result is checked in rather than made at build time;
 * tests/resemblance/run compares it where the table of its version is at hand. Of its characters those are taken that
 * most texts in Latin letters are made of: Latin-1, the ligatures oe, marks that combine, blanks, dashes and
 * currencies.
 *
 * A line of the result is a relation of java.text.RuleBasedCollator and the code points, in hexadecimal, that follow
 * each other by it. In a line of `&` the last stands for the ones before.
 *
 *   =   no weight at all
 *   ;   no primary weight: blanks, then marks by their secondary weight
 *   ,   dashes, which like blanks count where nothing else differs; the first by itself
 *   <   signs, digits, letters by their primary weight; `;` and `,` where only a lower one differs
 */
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public class CollationOrder {
    /** A character and the weights of its elements, three each. */
    record Entry(int c, List<int[]> elements) {
        int weight(int level) {
            return elements.get(0)[level];
        }

        long primaries() {
            return elements.stream().filter(e -> e[0] != 0).count();
        }

        boolean isMark() {
            return primaries() == 0 && weight(1) != 0;
        }

        boolean isBlank() {
            return Character.isSpaceChar(c) || Character.isWhitespace(c);
        }

        boolean isDash() {
            return Character.getType(c) == Character.DASH_PUNCTUATION;
        }

        /** All secondary weights: the first, then those of elements that only add one. */
        String seconds() {
            return elements.stream().map(e -> String.format("%04x", e[1])).collect(Collectors.joining());
        }
    }

    static final int[][] TAKEN = {{0, 0xff}, {0x152, 0x153}, {0x300, 0x362}, {0x483, 0x487}, {0xe3f, 0xe3f},
        {0x2000, 0x2015}, {0x20a0, 0x20c0}, {0x20d0, 0x20e1}, {0x3000, 0x3000}, {0xfeff, 0xfeff}};
    static final Pattern LINE = Pattern.compile("([0-9A-F]{4}) +; ((?:\\[[^]]*\\])+).*");
    static final Pattern ELEMENT = Pattern.compile("\\[[.*]([0-9A-F]+)\\.([0-9A-F]+)\\.([0-9A-F]+)\\]");

    static boolean taken(int c) {
        for (int[] range : TAKEN) {
            if (c >= range[0] && c <= range[1]) {
                return java.text.Normalizer.isNormalized(Character.toString(c), java.text.Normalizer.Form.NFD);
            }
        }
        return false;
    }

    static List<Entry> read(Path table) throws IOException {
        List<Entry> all = new ArrayList<>();
        for (String line : Files.readAllLines(table)) {
            Matcher m = LINE.matcher(line);
            if (!m.matches() || !taken(Integer.parseInt(m.group(1), 16))) {
                continue;
            }
            List<int[]> elements = new ArrayList<>();
            Matcher e = ELEMENT.matcher(m.group(2));
            while (e.find()) {
                elements.add(new int[] {Integer.parseInt(e.group(1), 16), Integer.parseInt(e.group(2), 16),
                    Integer.parseInt(e.group(3), 16)});
            }
            all.add(new Entry(Integer.parseInt(m.group(1), 16), elements));
        }
        return all;
    }

    static void line(String relation, List<Entry> entries) {
        if (!entries.isEmpty()) {
            System.out.println(relation + entries.stream().map(e -> " " + Integer.toHexString(e.c))
                .collect(Collectors.joining()));
        }
    }

    /** Signs, digits and letters: a line for each step of the primary weight, and lines for what follows it closely. */
    static void ordered(List<Entry> entries) {
        Entry before = null;
        for (Entry e : entries) {
            boolean same = before != null && before.weight(0) == e.weight(0);
            line(!same ? "<" : before.seconds().equals(e.seconds()) ? "," : ";", List.of(e));
            before = e;
        }
    }

    /** A character that stands for several goes next to their capitals. */
    static void expansions(List<Entry> entries, List<Entry> simple) {
        for (Entry e : entries) {
            StringBuilder s = new StringBuilder("&");
            for (int[] element : e.elements) {
                simple.stream().filter(x -> element[0] != 0 && x.weight(0) == element[0] && x.c < 0x7f)
                    .reduce((small, capital) -> capital).ifPresent(x -> s.append(' ').append(Integer.toHexString(x.c)));
            }
            System.out.println(s + " " + Integer.toHexString(e.c));
        }
    }

    public static void main(String[] args) throws IOException {
        List<Entry> all = read(Path.of(args[0]));
        all.sort(Comparator.<Entry>comparingInt(e -> e.weight(0)).thenComparing(Entry::seconds)
            .thenComparingInt(e -> e.weight(2)).thenComparingInt(Entry::c));
        System.out.println("# " + Files.readAllLines(Path.of(args[0])).stream().filter(l -> l.startsWith("@version"))
            .findFirst().orElse("").replace("@version", "DUCET") + ", by tools/CollationOrder.java");
        line("=", all.stream().filter(e -> e.primaries() == 0 && !e.isMark()).toList());
        List<Entry> rest = all.stream().filter(e -> e.primaries() > 0).toList();
        line(";", rest.stream().filter(Entry::isBlank).toList());
        line(";", all.stream().filter(Entry::isMark).toList());
        List<Entry> dashes = rest.stream().filter(e -> e.isDash() && !e.isBlank()).toList();
        line(",", dashes.subList(0, 1));
        line(";", dashes.subList(1, dashes.size()));
        List<Entry> others = rest.stream().filter(e -> !e.isBlank() && !e.isDash()).toList();
        List<Entry> simple = others.stream().filter(e -> e.primaries() == 1).toList();
        ordered(simple);
        expansions(others.stream().filter(e -> e.primaries() > 1).toList(), simple);
    }
}
