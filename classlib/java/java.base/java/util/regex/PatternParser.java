package java.util.regex;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * From text to nodes, by recursive descent: alternatives of sequences of quantified atoms.
 *
 * <p>Every parse function answers a Part, a piece of the graph with one way in and one way out (tail.next is still
 * free).
 */
final class PatternParser {
    private static final class Part {
        final Node head;
        final Node tail;
        /** Not null: the part is one character of this set. */
        final CharSet set;

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
            return new Part(n, n, s);
        }
    }

    private final String regex;
    private final int length;
    private int at;
    private int flags;
    int flagsOfPattern;
    int groupCount;
    int localCount;
    final Map<String, Integer> names = new LinkedHashMap<>();

    PatternParser(String regex, int flags) {
        this.regex = regex;
        this.length = regex.length();
        this.flags = flags;
        this.flagsOfPattern = flags;
        if (has(Pattern.UNICODE_CHARACTER_CLASS)) {
            this.flags |= Pattern.UNICODE_CASE;
        }
    }

    Node parse() {
        Part p = has(Pattern.LITERAL) ? literal(regex) : alternatives();
        if (at < length && !has(Pattern.LITERAL)) {
            throw error("Unmatched closing ')'", at - 1);
        }
        p.tail.next = new Node.Accept();
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
            char c = regex.charAt(at);
            if (CharSet.SPACE.has(c)) {
                at++;
            } else if (c == '#') {
                while (at < length && regex.charAt(at) != '\n' && (has(Pattern.UNIX_LINES) || regex.charAt(at) !=
                        '\r')) {
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
        return at < length ? regex.charAt(at) : -1;
    }

    private boolean accept(String s) {
        if (!regex.startsWith(s, at)) {
            return false;
        }
        at += s.length();
        return true;
    }

    private int codePoint() {
        int c = regex.codePointAt(at);
        at += Character.charCount(c);
        return c;
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
        while (accept("|")) {
            Part p = sequence();
            choice.add(p.head);
            p.tail.next = join;
        }
        return new Part(choice, join, null);
    }

    private Part sequence() {
        Node head = new Node.Join();
        Node tail = head;
        while (more() && peek() != '|' && peek() != ')') {
            Part p = quantified();
            tail.next = p.head;
            tail = p.tail;
        }
        return new Part(head, tail, null);
    }

    private Part quantified() {
        Part text = text();
        return text != null ? text : quantified(atom());
    }

    /** p with the quantifier that stands here, if there is one. */
    private Part quantified(Part p) {
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
        int kind = accept("?") ? Node.Loop.LAZY : accept("+") ? Node.Loop.POSSESSIVE : Node.Loop.GREEDY;
        return repeat(p, min, max, kind);
    }

    /** {n} {n,} {n,m}; leaves `at` behind the brace. */
    private int[] bounds() {
        at++;
        if (peek() < '0' || peek() > '9') {
            throw error("Illegal repetition", at - 1);
        }
        int min = number();
        int max = min;
        if (accept(",")) {
            max = peek() == '}' ? Integer.MAX_VALUE : number();
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
        int start = at;
        while (peek() >= '0' && peek() <= '9') {
            n = n * 10 + peek() - '0';
            if (n > Integer.MAX_VALUE) {
                throw error("Illegal repetition range");
            }
            at++;
        }
        if (at == start) {
            throw error("Illegal repetition");
        }
        return (int) n;
    }

    private Part repeat(Part p, int min, int max, int kind) {
        if (p.set != null) {
            return Part.of(new Node.Run(p.set, min, max, kind));
        }
        if (kind == Node.Loop.POSSESSIVE) {
            p.tail.next = new Node.Stop();
            return Part.of(new Node.PossessiveLoop(p.head, min, max));
        }
        Node.Loop loop = new Node.Loop(localCount++, localCount++, min, max, kind == Node.Loop.LAZY);
        loop.body = p.head;
        p.tail.next = loop;
        return new Part(new Node.Enter(loop), loop, null);
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
        while (end < length && isPlain(regex.charAt(end))) {
            end++;
        }
        if (end < length && "?*+{".indexOf(regex.charAt(end)) >= 0) {
            end--;
        }
        if (end - at < 2) {
            return null;
        }
        Part p = Part.of(new Node.Text(regex.substring(at, end)));
        at = end;
        return p;
    }

    private static boolean isPlain(char c) {
        return "\\[](){}|^$.?*+".indexOf(c) < 0 && !Character.isSurrogate(c);
    }

    private Part literal(String s) {
        Node head = new Node.Join();
        Node tail = head;
        for (int i = 0; i < s.length();) {
            int c = s.codePointAt(i);
            i += Character.charCount(c);
            Node n = new Node.One(character(c));
            tail.next = n;
            tail = n;
        }
        return new Part(head, tail, null);
    }

    /** One character, with its other case where that is wanted. */
    private CharSet character(int c) {
        return cased(CharSet.one(c));
    }

    private CharSet cased(CharSet s) {
        return has(Pattern.CASE_INSENSITIVE) ? CharSet.ignoringCase(s, has(Pattern.UNICODE_CASE)) : s;
    }

    private Node place(char kind) {
        CharSet word = has(Pattern.UNICODE_CHARACTER_CLASS) ? CharSet.escape('w', true) : CharSet.WORD;
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
            default:
                return Part.of(character(codePoint()));
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
            p = Part.of(new Node.Atomic(apart()));
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

    /** A part that is matched by itself. */
    private Node apart() {
        Part p = alternatives();
        p.tail.next = new Node.Stop();
        return p.head;
    }

    private Part behind(boolean wanted) {
        int local = localCount++;
        Part p = alternatives();
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
        return new Part(open, close, null);
    }

    private String name() {
        int start = at;
        while (at < length && CharSet.ALNUM.has(peek())) {
            at++;
        }
        if (at == start || !CharSet.ALPHA.has(regex.charAt(start))) {
            throw error("capturing group name does not start with a Latin letter", start);
        }
        if (!accept(">")) {
            throw error("named capturing group is missing trailing '>'");
        }
        return regex.substring(start, at - 1);
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
            if (at >= length) {
                throw error("Unknown inline modifier");
            }
            char c = regex.charAt(at++);
            int bit = flagOf(c);
            if (c == '-') {
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

    private static int flagOf(char c) {
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
        char c = regex.charAt(at);
        if ("AzZGbB".indexOf(c) >= 0) {
            at++;
            return Part.of(place(c));
        }
        if (c == 'R') {
            at++;
            return Part.of(new Node.LineBreak());
        }
        if (c == 'X') {
            at++;
            return Part.of(new Node.Grapheme());
        }
        if (c == 'Q') {
            at++;
            int end = regex.indexOf("\\E", at);
            String s = regex.substring(at, end < 0 ? length : end);
            at = end < 0 ? length : end + 2;
            return quoted(s, end >= 0);
        }
        if (c == 'E') {
            at++;
            return Part.of(new Node.Join());
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
            return Part.of(new Node.BackReference(names.get(name), has(Pattern.CASE_INSENSITIVE)));
        }
        if (c >= '1' && c <= '9') {
            return backReference();
        }
        CharSet set = escapedSet();
        return set != null ? Part.of(set) : Part.of(character(escapedChar()));
    }

    /** Text between \Q and \E; a quantifier behind it belongs to the last character. */
    private Part quoted(String s, boolean closed) {
        boolean quantifier = closed && at < length && "?*+{".indexOf(regex.charAt(at)) >= 0;
        if (s.length() == 1) {
            return Part.of(character(s.charAt(0)));
        }
        if (!quantifier || s.isEmpty()) {
            return literal(s);
        }
        Part front = literal(s.substring(0, s.length() - 1));
        Part run = quantified(Part.of(character(s.charAt(s.length() - 1))));
        front.tail.next = run.head;
        return new Part(front.head, run.tail, null);
    }

    /** As many digits as still name a group that is there. */
    private Part backReference() {
        int group = regex.charAt(at++) - '0';
        while (peek() >= '0' && peek() <= '9' && group * 10 + peek() - '0' <= groupCount) {
            group = group * 10 + regex.charAt(at++) - '0';
        }
        if (group > groupCount) {
            return Part.of(CharSet.not(CharSet.ALL)); // refers to no group: never matches
        }
        return Part.of(new Node.BackReference(group, has(Pattern.CASE_INSENSITIVE)));
    }

    /** The set that the escape at `at` names (behind the backslash), or null without moving. */
    private CharSet escapedSet() {
        char c = regex.charAt(at);
        CharSet set = CharSet.escape(c, has(Pattern.UNICODE_CHARACTER_CLASS));
        if (set != null) {
            at++;
            return set;
        }
        if (c != 'p' && c != 'P') {
            return null;
        }
        at++;
        String name;
        if (accept("{")) {
            int end = regex.indexOf('}', at);
            if (end < 0) {
                throw error("Unclosed character family");
            }
            name = regex.substring(at, end);
            if (name.isEmpty()) {
                throw error("Empty character family");
            }
            at = end + 1;
        } else if (at < length) {
            name = regex.substring(at, ++at);
        } else {
            throw error("Unknown character property name {}");
        }
        set = CharSet.property(name, has(Pattern.UNICODE_CHARACTER_CLASS));
        if (set == null) {
            throw error("Unknown character property name {" + name + "}", at - 1);
        }
        if (has(Pattern.CASE_INSENSITIVE)) {
            set = CharSet.anyCase(name, set);
        }
        return c == 'P' ? CharSet.not(set) : set;
    }

    /** The character that the escape at `at` means. */
    private int escapedChar() {
        int c = codePoint();
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
                return accept("{") ? hexUntilBrace() : hex(2, "Illegal hexadecimal escape sequence");
            case 'u':
                return unicode();
            case 'c':
                if (at >= length) {
                    throw error("Illegal control escape sequence");
                }
                return regex.charAt(at++) ^ 64;
            default:
                if (CharSet.ALPHA.has(c)) {
                    throw error("Illegal/unsupported escape sequence", at - 1);
                }
                return c;
        }
    }

    private int octal() {
        int n = 0;
        int digits = 0;
        while (digits < 3 && peek() >= '0' && peek() <= '7' && n * 8 + peek() - '0' <= 0377) {
            n = n * 8 + regex.charAt(at++) - '0';
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
            int d = at < length ? Character.digit(regex.charAt(at), 16) : -1;
            if (d < 0) {
                throw error(message);
            }
            n = n * 16 + d;
            at++;
        }
        return n;
    }

    private int hexUntilBrace() {
        int end = regex.indexOf('}', at);
        if (end <= at) {
            throw error("Unclosed hexadecimal escape sequence");
        }
        int n = 0;
        while (at < end) {
            n = n * 16 + hex(1, "Illegal hexadecimal escape sequence");
            if (n > Character.MAX_CODE_POINT) {
                throw error("Hexadecimal codepoint is too big");
            }
        }
        at++;
        return n;
    }

    private int unicode() {
        int n = hex(4, "Illegal Unicode escape sequence");
        if (Character.isHighSurrogate((char) n) && regex.startsWith("\\u", at)) {
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
        while (true) {
            if (!more()) {
                throw error("Unclosed character class", length - 1);
            }
            if (peek() == ']' && !first) {
                at++;
                break;
            }
            if (peek() == '&' && regex.startsWith("&&", at)) {
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
            throw error("Bad class syntax");
        }
        return negated ? CharSet.not(all) : all;
    }

    private CharSet classItem() {
        if (accept("[")) {
            return charClass();
        }
        if (regex.startsWith("\\Q", at)) {
            return classQuoted();
        }
        if (peek() == '\\') {
            at++;
            if (at >= length) {
                throw error("Unclosed character class", length - 1);
            }
            CharSet set = escapedSet();
            if (set != null) {
                return set;
            }
            return classRange(escapedChar());
        }
        return classRange(codePoint());
    }

    private CharSet classQuoted() {
        int end = regex.indexOf("\\E", at);
        String s = regex.substring(at + 2, end < 0 ? length : end);
        at = end < 0 ? length : end + 2;
        CharSet set = null;
        for (int i = 0; i < s.length(); i++) {
            set = CharSet.or(set, character(s.charAt(i)));
        }
        return set == null ? CharSet.not(CharSet.ALL) : set;
    }

    private CharSet classRange(int low) {
        skipComments();
        if (peek() != '-' || at + 1 >= length || regex.charAt(at + 1) == ']' || regex.charAt(at + 1) == '[') {
            return character(low);
        }
        at++;
        skipComments();
        int high;
        if (accept("\\")) {
            high = escapedChar();
        } else {
            high = codePoint();
        }
        if (high < low) {
            throw error("Illegal character range", at - 1);
        }
        return cased(CharSet.range(low, high));
    }
}
