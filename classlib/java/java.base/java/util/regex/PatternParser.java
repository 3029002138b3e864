package java.util.regex;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * From text to nodes, by recursive descent: alternatives of sequences of quantified atoms.
 *
 * <p>Every parse function answers a Part, a piece of the graph with one way in and one way out (tail.next is still
 * free).
 */
final class PatternParser {
    private static final class Part {
        static final long NO_LIMIT = 1L << 31;

        final Node head;
        final Node tail;
        /** Not null: the part is one character of this set. */
        final CharSet set;
        /** How many characters it takes, always; -1: it depends. */
        int width;
        /** How many it takes at most; NO_LIMIT: it has no "obvious maximum length", as a look-behind must have. */
        long most;

        Part(Node head, Node tail, CharSet set) {
            this.head = head;
            this.tail = tail;
            this.set = set;
        }

        static Part of(Node n) {
            return new Part(n, n, null);
        }

        static Part of(CharSet s) {
            Node n = new Node.One(s);
            return new Part(n, n, s).sized(1, 1);
        }

        Part sized(int width, long most) {
            this.width = width;
            this.most = most > Integer.MAX_VALUE ? NO_LIMIT : most;
            return this;
        }
    }

    private final String regex;
    /** The expression by code points, what stands between \\Q and \\E with backslashes: errors count in these. */
    private final int[] text;
    private final int length;
    private int at;
    private int flags;
    int flagsOfPattern;
    int groupCount;
    int localCount;
    final Map<String, Integer> names = new LinkedHashMap<>();

    PatternParser(String regex, int flags) {
        this.regex = regex;
        this.flags = flags;
        if (has(Pattern.UNICODE_CHARACTER_CLASS)) {
            this.flags |= Pattern.UNICODE_CASE;
        }
        text = has(Pattern.LITERAL) ? regex.codePoints().toArray() : withoutQuotes(regex);
        length = text.length;
    }

    /** \\Q...\\E written with a backslash before each character that could mean something. */
    private static int[] withoutQuotes(String regex) {
        int[] out = new int[4 * regex.length()];
        int n = 0;
        boolean quoted = false;
        for (int i = 0; i < regex.length();) {
            int c = regex.codePointAt(i);
            boolean pair = c == '\\' && i + 1 < regex.length();
            if (pair && regex.charAt(i + 1) == (quoted ? 'E' : 'Q')) {
                quoted = !quoted;
                i += 2;
                if (quoted && i < regex.length() && CharSet.DIGIT.has(regex.charAt(i))) {
                    n = digit(out, n, regex.charAt(i++)); // no part of a number before it
                }
                continue;
            }
            if (quoted ? c < 0x80 && !CharSet.ALNUM.has(c) : pair) {
                out[n++] = '\\';
                if (!quoted) c = regex.codePointAt(++i);
            }
            out[n++] = c;
            i += Character.charCount(c);
        }
        return Arrays.copyOf(out, n);
    }

    private static int digit(int[] out, int n, char digit) {
        for (char c : new char[] {'\\', 'x', '3', digit}) {
            out[n++] = c;
        }
        return n;
    }

    Node parse() {
        Part p = has(Pattern.LITERAL) ? literal() : alternatives();
        if (at < length && !has(Pattern.LITERAL)) {
            throw error("Unmatched closing ')'", at - 1);
        }
        p.tail.next = new Node.Accept();
        flagsOfPattern = flags;
        return p.head;
    }

    private boolean has(int flag) {
        return (flags & flag) != 0;
    }

    private PatternSyntaxException error(String what, int index) {
        return new PatternSyntaxException(what, regex, index);
    }

    private PatternSyntaxException error(String what) {
        return error(what, at);
    }

    // Reading

    /** Under COMMENTS, white space and #... up to the line's end are nothing. */
    private void skipComments() {
        while (has(Pattern.COMMENTS) && at < length) {
            int c = text[at];
            if (CharSet.SPACE.has(c)) {
                at++;
            } else if (c == '#') {
                while (at < length && text[at] != '\n' && (has(Pattern.UNIX_LINES) || text[at] != '\r')) {
                    at++;
                }
            } else {
                return;
            }
        }
    }

    private boolean more() {
        skipComments();
        return at < length;
    }

    private int peek() {
        return at < length ? text[at] : -1;
    }

    private boolean isNext(String s) {
        for (int i = 0; i < s.length(); i++) {
            if (at + i >= length || text[at + i] != s.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private boolean accept(String s) {
        boolean is = isNext(s);
        if (is) {
            at += s.length();
        }
        return is;
    }

    /** Where c comes next, or -1. */
    private int find(int c) {
        for (int i = at; i < length; i++) {
            if (text[i] == c) {
                return i;
            }
        }
        return -1;
    }

    private String string(int from, int to) {
        return new String(text, from, to - from);
    }

    // The grammar

    private Part alternatives() {
        Part first = sequence();
        if (peek() != '|') {
            return first;
        }
        Node.Choice choice = new Node.Choice();
        Node join = new Node.Join();
        choice.add(first.head);
        first.tail.next = join;
        long most = first.most;
        while (accept("|")) {
            Part p = sequence();
            choice.add(p.head);
            p.tail.next = join;
            most = Math.max(most, p.most);
        }
        return new Part(choice, join, null).sized(-1, most);
    }

    private Part sequence() {
        Node head = new Node.Join();
        Node tail = head;
        int width = 0;
        long most = 0;
        while (more() && peek() != '|' && peek() != ')') {
            Part p = quantified();
            tail.next = p.head;
            tail = p.tail;
            width = width < 0 || p.width < 0 ? -1 : width + p.width;
            boolean endless = most > 0 && p.most == Integer.MAX_VALUE || p.most == Part.NO_LIMIT;
            most = endless ? Part.NO_LIMIT : most == Part.NO_LIMIT ? most
                    : Math.min(most + p.most, Integer.MAX_VALUE);
        }
        return new Part(head, tail, null).sized(width, most);
    }

    private Part quantified() {
        Part text = text();
        boolean isGroup = peek() == '(';
        return text != null ? text : quantified(atom(), isGroup);
    }

    /** p with the quantifier that stands here, if there is one. */
    private Part quantified(Part p, boolean isGroup) {
        if (!more()) {
            return p;
        }
        int min = 0;
        int max = Integer.MAX_VALUE;
        switch (peek()) {
            case '?':
                max = 1;
                at++;
                break;
            case '+':
                min = 1;
                at++;
                break;
            case '*':
                at++;
                break;
            case '{':
                int[] bounds = bounds();
                min = bounds[0];
                max = bounds[1];
                break;
            default:
                return p;
        }
        skipComments();
        int kind = accept("?") ? Node.Loop.LAZY : accept("+") ? Node.Loop.POSSESSIVE : Node.Loop.GREEDY;
        return repeat(p, min, max, kind, isGroup);
    }

    /** {n} {n,} {n,m}; leaves `at` behind the brace. */
    private int[] bounds() {
        at++;
        if (peek() < '0' || peek() > '9') {
            throw error("Illegal repetition");
        }
        int min = number();
        int max = min;
        skipComments();
        if (accept(",")) {
            skipComments();
            max = CharSet.DIGIT.has(peek()) ? number() : Integer.MAX_VALUE;
            skipComments();
        }
        if (!accept("}")) {
            throw error("Unclosed counted closure");
        }
        if (max < min) {
            throw error("Illegal repetition range", at - 1);
        }
        return new int[] {min, max};
    }

    private int number() {
        long n = 0;
        while (peek() >= '0' && peek() <= '9') {
            n = n * 10 + peek() - '0';
            if (n > Integer.MAX_VALUE) {
                throw error("Illegal repetition range");
            }
            at++;
        }
        return (int) n;
    }

    private Part repeat(Part p, int min, int max, int kind, boolean isGroup) {
        int width = min == max && p.width >= 0 ? p.width * min : -1;
        long most = Math.min(p.most, Part.NO_LIMIT) * max;
        if (p.set != null) {
            return Part.of(new Node.Run(p.set, min, max, kind)).sized(width, most);
        }
        if (kind == Node.Loop.POSSESSIVE) {
            p.tail.next = new Node.Stop();
            return Part.of(new Node.PossessiveLoop(p.head, min, max)).sized(width, most);
        }
        boolean grown = isGroup && p.width < 0 && !(min == 0 && max == 1);
        Node.Loop loop = new Node.Loop(localCount++, localCount++, min, max, kind == Node.Loop.LAZY);
        loop.body = p.head;
        p.tail.next = loop;
        return new Part(new Node.Enter(loop), loop, null).sized(width, grown ? Part.NO_LIMIT : most);
    }

    /**
     * A run of plain letters as one node, without the last one if a quantifier follows; null if there are less than
     * two.
     */
    private Part text() {
        if (has(Pattern.CASE_INSENSITIVE) || has(Pattern.COMMENTS)) {
            return null;
        }
        int end = at;
        while (end < length && isPlain(text[end])) {
            end++;
        }
        if (end < length && "?*+{".indexOf(text[end]) >= 0) {
            end--;
        }
        if (end - at < 2) {
            return null;
        }
        Part p = Part.of(new Node.Text(string(at, end))).sized(end - at, end - at);
        at = end;
        return p;
    }

    private static boolean isPlain(int c) {
        return "\\[](){}|^$.?*+".indexOf(c) < 0 && c < Character.MIN_SURROGATE;
    }

    private Part literal() {
        Node head = new Node.Join();
        Node tail = head;
        for (int c : text) {
            Node n = new Node.One(character(c));
            tail.next = n;
            tail = n;
        }
        return new Part(head, tail, null);
    }

    /** One character, with its other case where that is wanted. */
    private CharSet character(int c) {
        return has(Pattern.CASE_INSENSITIVE) && has(Pattern.UNICODE_CASE) ? CharSet.sameLetter(c) : cased(CharSet.one(c));
    }

    private CharSet cased(CharSet s) {
        return has(Pattern.CASE_INSENSITIVE) ? CharSet.ignoringCase(s, has(Pattern.UNICODE_CASE)) : s;
    }

    private Node place(char kind) {
        CharSet word = has(Pattern.UNICODE_CHARACTER_CLASS) ? CharSet.escape('w', true) : CharSet.OF_WORDS;
        return new Node.Place(kind, has(Pattern.UNIX_LINES), word);
    }

    private Part atom() {
        int c = peek();
        switch (c) {
            case '(':
                return group();
            case '[':
                at++;
                return Part.of(charClass());
            case '\\':
                return escape();
            case '.':
                at++;
                return Part.of(has(Pattern.DOTALL) ? CharSet.ALL
                        : CharSet.not(has(Pattern.UNIX_LINES) ? CharSet.one('\n')
                                : CharSet.anyOf("\n\r\u0085\u2028\u2029")));
            case '^':
                at++;
                return Part.of(place(has(Pattern.MULTILINE) ? 'M' : '^'));
            case '$':
                at++;
                return Part.of(place(has(Pattern.MULTILINE) ? 'E' : '$'));
            case '?':
            case '*':
            case '+':
                throw error("Dangling meta character '" + (char) c + "'");
            case '{':
                return Part.of(new Node.Join()); // nothing, so and so often
            default:
                return Part.of(character(text[at++]));
        }
    }

    // Groups

    private Part group() {
        int saved = flags;
        at++;
        skipComments();
        Part p;
        if (accept("?:")) {
            p = alternatives();
        } else if (accept("?=")) {
            p = Part.of(new Node.Ahead(apart(), true));
        } else if (accept("?!")) {
            p = Part.of(new Node.Ahead(apart(), false));
        } else if (accept("?>")) {
            p = atomic();
        } else if (accept("?<=")) {
            p = behind(true);
        } else if (accept("?<!")) {
            p = behind(false);
        } else if (accept("?<")) {
            p = capture(newName());
        } else if (accept("?")) {
            if (inlineFlags()) {
                if (more() && "?*+".indexOf(peek()) >= 0) {
                    throw error("Dangling meta character '" + (char) peek() + "'");
                }
                return Part.of(new Node.Join()); // (?i): for the rest of the enclosing group
            }
            p = alternatives();
        } else {
            p = capture(null);
        }
        if (!accept(")")) {
            throw error("Unclosed group");
        }
        flags = saved;
        return p;
    }

    private Part atomic() {
        Part p = alternatives();
        p.tail.next = new Node.Stop();
        return Part.of(new Node.Atomic(p.head)).sized(p.width, p.most);
    }

    /** A part that is matched by itself. */
    private Node apart() {
        Part p = alternatives();
        p.tail.next = new Node.Stop();
        return p.head;
    }

    private Part behind(boolean wanted) {
        int local = localCount++;
        Part p = alternatives();
        if (p.most == Part.NO_LIMIT) {
            throw error("Look-behind group does not have an obvious maximum length", at - 1);
        }
        p.tail.next = new Node.At(local);
        return Part.of(new Node.Behind(p.head, wanted, local));
    }

    private Part capture(String name) {
        int group = ++groupCount;
        int local = localCount++;
        if (name != null) {
            names.put(name, group);
        }
        Part p = alternatives();
        Node open = new Node.Open(local);
        Node close = new Node.Close(group, local);
        open.next = p.head;
        p.tail.next = close;
        return new Part(open, close, null).sized(p.width, p.most);
    }

    private String name() {
        int start = at;
        while (at < length && CharSet.ALNUM.has(peek())) {
            at++;
        }
        if (at == start || !CharSet.ALPHA.has(text[start])) {
            throw error("capturing group name does not start with a Latin letter", start);
        }
        if (!accept(">")) {
            throw error("named capturing group is missing trailing '>'");
        }
        return string(start, at - 1);
    }

    private String newName() {
        String name = name();
        if (names.containsKey(name)) {
            throw error("Named capturing group <" + name + "> is already defined", at - 1);
        }
        return name;
    }

    /** (?idmsux-idmsux) or the same with a colon; true if it ended with the bracket. */
    private boolean inlineFlags() {
        boolean on = true;
        while (true) {
            if (!more()) {
                throw error("Unknown inline modifier");
            }
            int c = text[at++];
            int bit = flagOf(c);
            if (c == '-' && on) {
                on = false;
            } else if (c == ')' || c == ':') {
                return c == ')';
            } else if (bit == 0) {
                throw error(c == '<' ? "Unknown look-behind group" : "Unknown inline modifier", at - 1);
            } else if (on) {
                flags |= bit;
            } else {
                flags &= ~bit;
            }
        }
    }

    private static int flagOf(int c) {
        switch (c) {
            case 'i':
                return Pattern.CASE_INSENSITIVE;
            case 'm':
                return Pattern.MULTILINE;
            case 's':
                return Pattern.DOTALL;
            case 'd':
                return Pattern.UNIX_LINES;
            case 'u':
                return Pattern.UNICODE_CASE;
            case 'c':
                return Pattern.CANON_EQ;
            case 'x':
                return Pattern.COMMENTS;
            case 'U':
                return Pattern.UNICODE_CHARACTER_CLASS | Pattern.UNICODE_CASE;
            default:
                return 0;
        }
    }

    // Escapes

    private Part escape() {
        at++;
        if (at >= length) {
            throw error("Unexpected internal error");
        }
        int c = text[at];
        if (isNext("b{g")) {
            at += 3;
            if (!accept("}")) {
                throw error("Illegal/unsupported escape sequence");
            }
            return Part.of(new Node.GraphemeEdge());
        }
        if ("AzZGbB".indexOf(c) >= 0) {
            at++;
            return Part.of(place((char) c));
        }
        if (c == 'R') {
            at++;
            return Part.of(new Node.LineBreak()).sized(-1, 2);
        }
        if (c == 'X') {
            at++;
            return Part.of(new Node.Grapheme()).sized(-1, 1);
        }
        if (c == 'k') {
            at++;
            if (!accept("<")) {
                throw error("\\k is not followed by '<' for named capturing group");
            }
            String name = name();
            if (!names.containsKey(name)) {
                throw error("named capturing group <" + name + "> does not exist", at - 1);
            }
            return backReference(names.get(name));
        }
        if (c >= '1' && c <= '9') {
            return backReference();
        }
        CharSet set = escapedSet();
        return set != null ? Part.of(set) : Part.of(character(escapedChar()));
    }

    /** As many digits as still name a group that is there. */
    private Part backReference() {
        int group = text[at++] - '0';
        while (peek() >= '0' && peek() <= '9' && group * 10 + peek() - '0' <= groupCount) {
            group = group * 10 + text[at++] - '0';
        }
        return backReference(group);
    }

    private Part backReference(int group) {
        Node n = group > groupCount ? new Node.Never() // there is no such group
                : new Node.BackReference(group, has(Pattern.CASE_INSENSITIVE));
        return Part.of(n).sized(-1, Part.NO_LIMIT);
    }

    /** The set that the escape at `at` names (behind the backslash), or null without moving. */
    private CharSet escapedSet() {
        int c = text[at];
        boolean unicode = has(Pattern.UNICODE_CHARACTER_CLASS);
        CharSet set = CharSet.escape(c, unicode);
        if (set != null) {
            at++;
            return set;
        }
        if (c != 'p' && c != 'P') {
            return null;
        }
        at++;
        String name = propertyName();
        set = CharSet.property(name, unicode);
        if (set == null) {
            int equals = name.indexOf('=');
            throw error(equals < 0 ? "Unknown character property name {" + name + "}"
                    : "Unknown Unicode property {name=<" + name.substring(0, equals).toLowerCase(Locale.ROOT) + ">, value=<"
                            + name.substring(equals + 1) + ">}", at - 1);
        }
        if (has(Pattern.CASE_INSENSITIVE)) {
            set = CharSet.anyCase(name, set);
        }
        return c == 'P' ? CharSet.not(set) : set;
    }

    /** Behind \\p: a letter, or a name in braces. */
    private String propertyName() {
        if (!more()) {
            throw error("Unknown character property name {\0}");
        }
        if (!accept("{")) {
            return string(at, ++at);
        }
        skipComments();
        int end = find('}');
        if (end < 0) {
            throw error("Unclosed character family", length);
        }
        String name = string(at, end);
        if (name.isEmpty()) {
            throw error("Empty character family");
        }
        at = end + 1;
        return name;
    }

    /** The character that the escape at `at` means. */
    private int escapedChar() {
        int c = text[at++];
        switch (c) {
            case 't':
                return '\t';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 'f':
                return '\f';
            case 'a':
                return 7;
            case 'e':
                return 27;
            case '0':
                return octal();
            case 'x':
                return isNext("{") && at + 1 < length && Character.digit(text[at + 1], 16) >= 0 ? hexInBraces()
                        : hex(2, "Illegal hexadecimal escape sequence");
            case 'u':
                return unicode();
            case 'c':
                if (at >= length) {
                    throw error("Illegal control escape sequence", at - 1);
                }
                return text[at++] ^ 64;
            case 'N':
                return named();
            default:
                if (CharSet.ALNUM.has(c)) {
                    throw error("Illegal/unsupported escape sequence", at - 1);
                }
                return c;
        }
    }

    /** \\N{name} */
    private int named() {
        if (!accept("{")) {
            throw error("Illegal character name escape sequence");
        }
        int end = find('}');
        if (end < 0) {
            throw error("Unclosed character name escape sequence", Math.max(at, length - 1));
        }
        String name = string(at, end);
        at = end + 1;
        try {
            return Character.codePointOf(name);
        } catch (IllegalArgumentException e) {
            throw error("Unknown character name [" + name + "]", end);
        }
    }

    private int octal() {
        int n = 0;
        int digits = 0;
        while (digits < 3 && peek() >= '0' && peek() <= '7' && n * 8 + peek() - '0' <= 0377) {
            n = n * 8 + text[at++] - '0';
            digits++;
        }
        if (digits == 0) {
            throw error("Illegal octal escape sequence");
        }
        return n;
    }

    private int hex(int digits, String message) {
        int n = 0;
        for (int i = 0; i < digits; i++) {
            int d = at < length ? Character.digit(text[at], 16) : -1;
            if (d < 0) {
                throw error(message);
            }
            n = n * 16 + d;
            at++;
        }
        return n;
    }

    private int hexInBraces() {
        at++;
        int n = 0;
        for (; Character.digit(peek(), 16) >= 0; at++) {
            n = n * 16 + Character.digit(peek(), 16);
            if (n > Character.MAX_CODE_POINT) {
                throw error("Hexadecimal codepoint is too big");
            }
        }
        if (!accept("}")) {
            throw error("Unclosed hexadecimal escape sequence");
        }
        return n;
    }

    private int unicode() {
        int n = hex(4, "Illegal Unicode escape sequence");
        if (Character.isHighSurrogate((char) n) && isNext("\\u")) {
            int back = at;
            at += 2;
            int low = hex(4, "Illegal Unicode escape sequence");
            if (Character.isLowSurrogate((char) low)) {
                return Character.toCodePoint((char) n, (char) low);
            }
            at = back;
        }
        return n;
    }

    // Character classes

    /** Behind the opening bracket; leaves `at` behind the closing one. */
    private CharSet charClass() {
        boolean negated = accept("^");
        CharSet whole = null;      // what stands left of the last &&
        CharSet part = null;       // the union since then
        boolean first = true;
        int both = -1;             // the second & of the first &&
        while (true) {
            if (!more()) {
                throw error("Unclosed character class", length - 1);
            }
            if (peek() == ']' && !first) {
                at++;
                break;
            }
            if (isNext("&&")) {
                both = both < 0 ? at + 1 : both;
                at += 2;
                while (accept("&")) {
                    continue;
                }
                if (part != null) {
                    whole = whole == null ? part : CharSet.and(whole, part);
                    part = null;
                }
                first = false;
                continue;
            }
            first = false;
            part = CharSet.or(part, classItem());
        }
        CharSet all = whole == null ? part : part == null ? whole : CharSet.and(whole, part);
        if (all == null) {
            throw error("Bad class syntax", both);
        }
        return negated ? CharSet.not(all) : all;
    }

    private CharSet classItem() {
        if (accept("[")) {
            return charClass();
        }
        if (peek() == '\\') {
            at++;
            if (at >= length) {
                throw error("Unclosed character class", length);
            }
            CharSet set = escapedSet();
            if (set != null) {
                return set;
            }
            return classRange(escapedChar());
        }
        return classRange(text[at++]);
    }

    private CharSet classRange(int low) {
        skipComments();
        if (peek() != '-' || at + 1 < length && (text[at + 1] == ']' || text[at + 1] == '[')) {
            return character(low);
        }
        at++;
        if (!more()) {
            throw error("Illegal character range");
        }
        boolean escaped = accept("\\") && at < length;
        if (escaped && (CharSet.escape(peek(), false) != null || peek() == 'p' || peek() == 'P')) {
            throw error("Illegal character range");
        }
        int high = escaped ? escapedChar() : text[at++];
        if (high < low) {
            throw error("Illegal character range", at - 1);
        }
        return cased(CharSet.range(low, high));
    }
}
