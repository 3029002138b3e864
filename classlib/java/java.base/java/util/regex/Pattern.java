package java.util.regex;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A compiled regular expression: a graph of nodes (Node) that backtracks. Immutable. */
public final class Pattern implements Serializable {
    private static final long serialVersionUID = 5073258162644648461L;
    public static final int UNIX_LINES = 0x01;
    public static final int CASE_INSENSITIVE = 0x02;
    public static final int COMMENTS = 0x04;
    public static final int MULTILINE = 0x08;
    public static final int LITERAL = 0x10;
    public static final int DOTALL = 0x20;
    public static final int UNICODE_CASE = 0x40;
    public static final int CANON_EQ = 0x80;
    public static final int UNICODE_CHARACTER_CLASS = 0x100;

    private final String pattern;
    private final int flags;
    final transient Node root;
    /** It begins with a place that only the beginning of the text can be. */
    final transient boolean anchored;
    final transient int groupCount;
    final transient int localCount;
    final transient Map<String, Integer> names;

    private Pattern(String regex, int flags) {
        if ((flags & ~0x1ff) != 0) {
            throw new IllegalArgumentException("Unknown flag 0x" + Integer.toHexString(flags));
        }
        PatternParser p = new PatternParser(regex, flags);
        this.pattern = regex;
        this.root = p.parse();
        this.anchored = isBeginning(root);
        this.flags = p.flagsOfPattern;
        this.groupCount = p.groupCount;
        this.localCount = p.localCount;
        this.names = p.names;
    }

    private static boolean isBeginning(Node n) {
        Node first = n instanceof Node.Join ? n.next : n;
        return first instanceof Node.Place && ((Node.Place) first).isBeginning();
    }

    public static Pattern compile(String regex) {
        return new Pattern(regex, 0);
    }

    public static Pattern compile(String regex, int flags) {
        return new Pattern(regex, flags);
    }

    public static boolean matches(String regex, CharSequence input) {
        return compile(regex).matcher(input).matches();
    }

    public Matcher matcher(CharSequence input) {
        return new Matcher(this, input);
    }

    public String pattern() {
        return pattern;
    }

    public int flags() {
        return flags;
    }

    public Map<String, Integer> namedGroups() {
        return Map.copyOf(names);
    }

    @Override
    public String toString() {
        return pattern;
    }

    public static String quote(String s) {
        if (!s.contains("\\E")) {
            return "\\Q" + s + "\\E";
        }
        return "\\Q" + s.replace("\\E", "\\E\\\\E\\Q") + "\\E";
    }

    public String[] split(CharSequence input) {
        return split(input, 0);
    }

    public String[] split(CharSequence input, int limit) {
        return split(input, limit, false);
    }

    public String[] splitWithDelimiters(CharSequence input, int limit) {
        return split(input, limit, true);
    }

    /** No empty piece before a match of no width at the beginning; none at the end if limit is 0. */
    private String[] split(CharSequence input, int limit, boolean delimiters) {
        List<String> pieces = new ArrayList<>();
        Matcher m = matcher(input);
        int begin = 0;
        int count = 0;
        while ((limit <= 0 || count < limit - 1) && m.find()) {
            if (begin == 0 && m.start() == 0 && m.end() == 0) {
                continue;
            }
            pieces.add(input.subSequence(begin, m.start()).toString());
            if (delimiters) {
                pieces.add(input.subSequence(m.start(), m.end()).toString());
            }
            begin = m.end();
            count++;
        }
        if (count == 0) {
            return new String[] {input.toString()};
        }
        pieces.add(input.subSequence(begin, input.length()).toString());
        int n = pieces.size();
        while (limit == 0 && n > 0 && pieces.get(n - 1).isEmpty()) {
            n--;
        }
        return pieces.subList(0, n).toArray(new String[n]);
    }

    public Stream<String> splitAsStream(CharSequence input) {
        return input.length() == 0 ? Stream.of("") : Stream.of(split(input));
    }

    public Predicate<String> asPredicate() {
        return new Predicate<String>() {
            @Override
            public boolean test(String s) {
                return matcher(s).find();
            }
        };
    }

    public Predicate<String> asMatchPredicate() {
        return new Predicate<String>() {
            @Override
            public boolean test(String s) {
                return matcher(s).matches();
            }
        };
    }
}
