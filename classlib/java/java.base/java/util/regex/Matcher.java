package java.util.regex;

import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A pattern at work on a text. The state that Node changes while it looks for a match is package-private here. */
public final class Matcher implements MatchResult {
    private Pattern pattern;
    CharSequence text;
    /** The region. */
    int from;
    int to;
    /** Slots 2n and 2n + 1 are the beginning and end of group n, -1 if it took no part. */
    int[] groups;
    /** Of loops, groups and look-behinds. */
    int[] locals;
    /** Where a part that was matched by itself ended. */
    int stopped;
    boolean mustReachEnd;
    boolean hitEnd;
    boolean requireEnd;
    boolean transparent;
    private boolean anchoring = true;
    private boolean matched;
    /** Where the last match ended: the beginning of the next search, and \G; -1 before the first. */
    private int last = -1;
    private int appendFrom;
    private int changes;

    Matcher(Pattern pattern, CharSequence text) {
        this.pattern = pattern;
        this.text = Objects.requireNonNull(text);
        prepare();
        reset();
    }

    private void prepare() {
        groups = new int[2 * (pattern.groupCount + 1)];
        locals = new int[pattern.localCount];
    }

    // What nodes ask

    /** The length of the character of the set at i; 0 if there is none. */
    int step(CharSet set, int i) {
        if (i >= to) {
            hitEnd = true;
            return 0;
        }
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c) && i + 1 < to) {
            char low = text.charAt(i + 1);
            if (Character.isLowSurrogate(low)) {
                return set.has(Character.toCodePoint(c, low)) ? 2 : 0;
            }
        }
        return set.has(c) ? 1 : 0;
    }

    int lookingFrom() {
        return anchoring ? from : 0;
    }

    int lookingTo() {
        return anchoring ? to : text.length();
    }

    int lastEnd() {
        return last < 0 ? from : last;
    }

    // Matching

    private boolean tryAt(int i) {
        for (int k = 0; k < groups.length; k++) {
            groups[k] = -1;
        }
        for (int k = 0; k < locals.length; k++) {
            locals[k] = -1;
        }
        if (!pattern.root.match(this, i)) {
            return false;
        }
        groups[0] = i;
        return true;
    }

    private boolean finish(boolean found) {
        matched = found;
        changes++;
        if (found) {
            last = groups[1];
        } else {
            groups[0] = -1;
        }
        return found;
    }

    private boolean begin(boolean whole) {
        mustReachEnd = whole;
        hitEnd = false;
        requireEnd = false;
        return true;
    }

    public boolean matches() {
        begin(true);
        return finish(tryAt(from));
    }

    public boolean lookingAt() {
        begin(false);
        return finish(tryAt(from));
    }

    public boolean find() {
        int start = last < 0 ? from : last;
        if (matched && groups[0] == groups[1]) {
            start++;
        }
        if (start < from) {
            start = from;
        }
        return search(start);
    }

    public boolean find(int start) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("Illegal start index");
        }
        reset();
        return search(start);
    }

    private boolean search(int start) {
        if (start > to) {
            return finish(false);
        }
        begin(false);
        if (pattern.anchored) {
            return finish(tryAt(start));
        }
        for (int i = start; i <= to; i++) {
            if (i > start && i < to && Character.isLowSurrogate(text.charAt(i)) && Character.isHighSurrogate(text.charAt(i - 1))) {
                continue;
            }
            if (tryAt(i)) {
                return finish(true);
            }
        }
        hitEnd = true;
        return finish(false);
    }

    public boolean hitEnd() {
        return hitEnd;
    }

    public boolean requireEnd() {
        return requireEnd;
    }

    // Results

    private void check() {
        if (!matched) {
            throw new IllegalStateException("No match found");
        }
    }

    private void checkGroup(int group) {
        check();
        if (group < 0 || group > pattern.groupCount) {
            throw new IndexOutOfBoundsException("No group " + group);
        }
    }

    private int groupNumber(String name) {
        Objects.requireNonNull(name, "Group name");
        check();
        Integer n = pattern.names.get(name);
        if (n != null) {
            return n;
        }
        throw new IllegalArgumentException("No group with name <" + name + ">");
    }

    @Override
    public int start() {
        if (!matched) {
            throw new IllegalStateException("No match available");
        }
        return groups[0];
    }

    @Override
    public int end() {
        if (!matched) {
            throw new IllegalStateException("No match available");
        }
        return groups[1];
    }

    @Override
    public int start(int group) {
        start();
        checkGroup(group);
        return groups[2 * group];
    }

    @Override
    public int end(int group) {
        start();
        checkGroup(group);
        return groups[2 * group + 1];
    }

    @Override
    public int start(String name) {
        return groups[2 * groupNumber(name)];
    }

    @Override
    public int end(String name) {
        return groups[2 * groupNumber(name) + 1];
    }

    @Override
    public String group() {
        return group(0);
    }

    @Override
    public String group(int group) {
        checkGroup(group);
        int start = groups[2 * group];
        int end = groups[2 * group + 1];
        return start < 0 || end < 0 ? null : text.subSequence(start, end).toString();
    }

    @Override
    public String group(String name) {
        return group(groupNumber(name));
    }

    @Override
    public int groupCount() {
        return pattern.groupCount;
    }

    @Override
    public Map<String, Integer> namedGroups() {
        return pattern.namedGroups();
    }

    @Override
    public boolean hasMatch() {
        return matched;
    }

    public MatchResult toMatchResult() {
        Matcher copy = new Matcher(pattern, text.toString());
        copy.groups = groups.clone();
        copy.matched = matched;
        return copy;
    }

    public Stream<MatchResult> results() {
        Iterator<MatchResult> all = new Results();
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(all, Spliterator.ORDERED | Spliterator.NONNULL),
                false);
    }

    /** Finds on from where the matcher stands; nobody else may use it meanwhile. */
    private final class Results implements Iterator<MatchResult> {
        private int expected;
        private boolean begun;
        private boolean ready;

        @Override
        public boolean hasNext() {
            if (begun && expected != changes) {
                throw new ConcurrentModificationException();
            }
            if (!ready && (!begun || matched)) {
                ready = find();
                expected = changes;
                begun = true;
            }
            return ready;
        }

        @Override
        public MatchResult next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            ready = false;
            return toMatchResult();
        }
    }

    // Settings

    public Pattern pattern() {
        return pattern;
    }

    public Matcher usePattern(Pattern newPattern) {
        if (newPattern == null) {
            throw new IllegalArgumentException("Pattern cannot be null");
        }
        pattern = newPattern;
        prepare();
        matched = false;
        return this;
    }

    public Matcher reset() {
        matched = false;
        last = -1;
        appendFrom = 0;
        from = 0;
        to = text.length();
        changes++;
        return this;
    }

    public Matcher reset(CharSequence input) {
        text = Objects.requireNonNull(input);
        return reset();
    }

    public Matcher region(int start, int end) {
        int n = text.length();
        String wrong = start < 0 || start > n ? "start" : end < 0 || end > n ? "end"
            : start > end ? "start > end" : null;
        if (wrong != null) {
            throw new IndexOutOfBoundsException(wrong);
        }
        reset();
        from = start;
        to = end;
        return this;
    }

    public int regionStart() {
        return from;
    }

    public int regionEnd() {
        return to;
    }

    public boolean hasTransparentBounds() {
        return transparent;
    }

    public Matcher useTransparentBounds(boolean b) {
        transparent = b;
        return this;
    }

    public boolean hasAnchoringBounds() {
        return anchoring;
    }

    public Matcher useAnchoringBounds(boolean b) {
        anchoring = b;
        return this;
    }

    // Replacing

    public static String quoteReplacement(String s) {
        return s.replace("\\", "\\\\").replace("$", "\\$");
    }

    public Matcher appendReplacement(StringBuilder sb, String replacement) {
        start();
        StringBuilder expanded = new StringBuilder();
        expand(expanded, replacement);
        sb.append(text, appendFrom, groups[0]).append(expanded);
        appendFrom = groups[1];
        return this;
    }

    public Matcher appendReplacement(StringBuffer sb, String replacement) {
        StringBuilder s = new StringBuilder();
        appendReplacement(s, replacement);
        sb.append(s);
        return this;
    }

    /** $n, ${name} and \x in a replacement. */
    private void expand(StringBuilder sb, String r) {
        int n = r.length();
        for (int i = 0; i < n; i++) {
            char c = r.charAt(i);
            if (c == '\\') {
                if (++i == n) {
                    throw new IllegalArgumentException("character to be escaped is missing");
                }
                sb.append(r.charAt(i));
            } else if (c != '$') {
                sb.append(c);
            } else if (i + 1 == n) {
                throw new IllegalArgumentException("Illegal group reference: group index is missing");
            } else if (r.charAt(i + 1) == '{') {
                int end = i + 2;
                while (end < n && isNameChar(r.charAt(end))) {
                    end++;
                }
                if (end == i + 2) {
                    throw new IllegalArgumentException("named capturing group has 0 length name");
                }
                if (end == n || r.charAt(end) != '}') {
                    throw new IllegalArgumentException("named capturing group is missing trailing '}'");
                }
                String name = r.substring(i + 2, end);
                if (name.charAt(0) >= '0' && name.charAt(0) <= '9') {
                    throw new IllegalArgumentException("capturing group name {" + name + "} starts with digit character");
                }
                if (!pattern.names.containsKey(name)) {
                    throw new IllegalArgumentException("No group with name {" + name + "}");
                }
                appendGroup(sb, pattern.names.get(name));
                i = end;
            } else {
                i = expandNumber(sb, r, i + 1) - 1;
            }
        }
    }

    private static boolean isNameChar(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
    }

    /** The number takes as many digits as still name a group. */
    private int expandNumber(StringBuilder sb, String r, int i) {
        int group = r.charAt(i) - '0';
        if (group < 0 || group > 9) {
            throw new IllegalArgumentException("Illegal group reference");
        }
        i++;
        while (i < r.length() && r.charAt(i) >= '0' && r.charAt(i) <= '9' && group * 10 + r.charAt(i) - '0' <= groupCount()) {
            group = group * 10 + r.charAt(i++) - '0';
        }
        checkGroup(group);
        appendGroup(sb, group);
        return i;
    }

    private void appendGroup(StringBuilder sb, int group) {
        if (groups[2 * group] >= 0 && groups[2 * group + 1] >= 0) {
            sb.append(text, groups[2 * group], groups[2 * group + 1]);
        }
    }

    public StringBuilder appendTail(StringBuilder sb) {
        return sb.append(text, appendFrom, text.length());
    }

    public StringBuffer appendTail(StringBuffer sb) {
        return sb.append(text, appendFrom, text.length());
    }

    public String replaceAll(String replacement) {
        reset();
        if (!find()) {
            return text.toString();
        }
        StringBuilder sb = new StringBuilder();
        do {
            appendReplacement(sb, replacement);
        } while (find());
        return appendTail(sb).toString();
    }

    public String replaceAll(Function<MatchResult, String> replacer) {
        Objects.requireNonNull(replacer);
        reset();
        if (!find()) {
            return text.toString();
        }
        StringBuilder sb = new StringBuilder();
        do {
            replaceOne(sb, replacer);
        } while (find());
        return appendTail(sb).toString();
    }

    private void replaceOne(StringBuilder sb, Function<MatchResult, String> replacer) {
        int before = changes;
        String replacement = replacer.apply(this);
        if (before != changes) {
            throw new ConcurrentModificationException();
        }
        appendReplacement(sb, replacement);
    }

    public String replaceFirst(String replacement) {
        if (replacement == null) {
            throw new NullPointerException("replacement");
        }
        reset();
        if (!find()) {
            return text.toString();
        }
        StringBuilder sb = new StringBuilder();
        appendReplacement(sb, replacement);
        return appendTail(sb).toString();
    }

    public String replaceFirst(Function<MatchResult, String> replacer) {
        Objects.requireNonNull(replacer);
        reset();
        if (!find()) {
            return text.toString();
        }
        StringBuilder sb = new StringBuilder();
        replaceOne(sb, replacer);
        return appendTail(sb).toString();
    }

    @Override
    public String toString() {
        return "java.util.regex.Matcher[pattern=" + pattern + " region=" + from + "," + to + " lastmatch="
                + (matched && group() != null ? group() : "") + "]";
    }
}
