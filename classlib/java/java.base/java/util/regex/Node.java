package java.util.regex;

/**
 * A piece of a compiled pattern. match(m, i) says whether this piece, and all that follows through next, matches from
 * index i; what
 * comes out is left in m's groups. Backtracking is returning false: whoever changed m's state puts it back then.
 */
abstract class Node {
    Node next;

    abstract boolean match(Matcher m, int i);

    /** The end of the pattern. */
    static final class Accept extends Node {
        @Override
        boolean match(Matcher m, int i) {
            if (m.mustReachEnd && i != m.to) {
                return false;
            }
            m.groups[1] = i;
            return true;
        }
    }

    /**
     * The end of a part that is matched by itself: a look-around, an atomic group, the body of a loop without a way
     * back.
     */
    static final class Stop extends Node {
        @Override
        boolean match(Matcher m, int i) {
            m.stopped = i;
            return true;
        }
    }

    /** Several literal chars. */
    static final class Text extends Node {
        final String text;

        Text(String text) {
            this.text = text;
        }

        @Override
        boolean match(Matcher m, int i) {
            int n = text.length();
            for (int k = 0; k < n; k++, i++) {
                if (i >= m.to) {
                    m.hitEnd = true;
                    return false;
                }
                if (m.text.charAt(i) != text.charAt(k)) {
                    return false;
                }
            }
            return next.match(m, i);
        }
    }

    /** Matches nowhere. */
    static final class Never extends Node {
        @Override
        boolean match(Matcher m, int i) {
            return false;
        }
    }

    /** One character of a set. */
    static final class One extends Node {
        final CharSet set;

        One(CharSet set) {
            this.set = set;
        }

        @Override
        boolean match(Matcher m, int i) {
            int n = m.step(set, i);
            return n > 0 && next.match(m, i + n);
        }
    }

    /** A set repeated, without a node per round. */
    static final class Run extends Node {
        final CharSet set;
        final int min;
        final int max;
        final int kind;

        Run(CharSet set, int min, int max, int kind) {
            this.set = set;
            this.min = min;
            this.max = max;
            this.kind = kind;
        }

        @Override
        boolean match(Matcher m, int i) {
            int count = 0;
            int least = i;
            while (count < min) {
                int n = m.step(set, least);
                if (n == 0) {
                    return false;
                }
                least += n;
                count++;
            }
            return kind == Loop.LAZY ? lazy(m, least, count) : greedy(m, least, count);
        }

        private boolean lazy(Matcher m, int i, int count) {
            while (!next.match(m, i)) {
                int n = count < max ? m.step(set, i) : 0;
                if (n == 0) {
                    return false;
                }
                i += n;
                count++;
            }
            return true;
        }

        private boolean greedy(Matcher m, int least, int count) {
            int i = least;
            boolean wide = false;
            while (count < max) {
                int n = m.step(set, i);
                if (n == 0) {
                    break;
                }
                wide |= n == 2;
                i += n;
                count++;
            }
            if (kind == Loop.POSSESSIVE) {
                return next.match(m, i);
            }
            while (!next.match(m, i)) {
                if (i <= least) {
                    return false;
                }
                i -= wide && Character.isLowSurrogate(m.text.charAt(i - 1)) && i - 2 >= least
                        && Character.isHighSurrogate(m.text.charAt(i - 2)) ? 2 : 1;
            }
            return true;
        }
    }

    /** The beginning of a capturing group is kept aside until its end is reached. */
    static final class Open extends Node {
        final int local;

        Open(int local) {
            this.local = local;
        }

        @Override
        boolean match(Matcher m, int i) {
            int old = m.locals[local];
            m.locals[local] = i;
            if (next.match(m, i)) {
                return true;
            }
            m.locals[local] = old;
            return false;
        }
    }

    static final class Close extends Node {
        final int group;
        final int local;

        Close(int group, int local) {
            this.group = group;
            this.local = local;
        }

        @Override
        boolean match(Matcher m, int i) {
            int start = m.groups[2 * group];
            int end = m.groups[2 * group + 1];
            m.groups[2 * group] = m.locals[local];
            m.groups[2 * group + 1] = i;
            if (next.match(m, i)) {
                return true;
            }
            m.groups[2 * group] = start;
            m.groups[2 * group + 1] = end;
            return false;
        }
    }

    /** The first of several that matches with what follows; each alternative's tail leads to this node's next. */
    static final class Choice extends Node {
        Node[] ways = {};

        void add(Node way) {
            Node[] more = new Node[ways.length + 1];
            System.arraycopy(ways, 0, more, 0, ways.length);
            more[ways.length] = way;
            ways = more;
        }

        @Override
        boolean match(Matcher m, int i) {
            for (Node way : ways) {
                if (way.match(m, i)) {
                    return true;
                }
            }
            return false;
        }
    }

    /** Does nothing; where paths come together. */
    static final class Join extends Node {
        @Override
        boolean match(Matcher m, int i) {
            return next.match(m, i);
        }
    }

    /** A body repeated. The body's tail leads back here, with the round counted in a local; Enter starts the count. */
    static final class Loop extends Node {
        static final int GREEDY = 0;
        static final int LAZY = 1;
        static final int POSSESSIVE = 2;

        final int count;
        final int begin;
        final int min;
        final int max;
        final boolean lazy;
        Node body;

        /** count, begin: locals for the rounds so far, and for where the last one began. */
        Loop(int count, int begin, int min, int max, boolean lazy) {
            this.count = count;
            this.begin = begin;
            this.min = min;
            this.max = max;
            this.lazy = lazy;
        }

        @Override
        boolean match(Matcher m, int i) {
            int done = m.locals[count];
            if (done >= min && i == m.locals[begin]) {
                return next.match(m, i); // the last round matched nothing: more rounds would not end
            }
            if (done < min) {
                return round(m, i, done);
            }
            if (lazy) {
                return next.match(m, i) || done < max && round(m, i, done);
            }
            return done < max && round(m, i, done) || next.match(m, i);
        }

        private boolean round(Matcher m, int i, int done) {
            int oldBegin = m.locals[begin];
            m.locals[count] = done + 1;
            m.locals[begin] = i;
            if (body.match(m, i)) {
                return true;
            }
            m.locals[count] = done;
            m.locals[begin] = oldBegin;
            return false;
        }
    }

    /** Goes into a loop, whose locals an outer round of the same loop may be using. */
    static final class Enter extends Node {
        final Loop loop;

        Enter(Loop loop) {
            this.loop = loop;
        }

        @Override
        boolean match(Matcher m, int i) {
            int count = m.locals[loop.count];
            int begin = m.locals[loop.begin];
            m.locals[loop.count] = 0;
            m.locals[loop.begin] = -1;
            if (loop.match(m, i)) {
                return true;
            }
            m.locals[loop.count] = count;
            m.locals[loop.begin] = begin;
            return false;
        }
    }

    /** A part that is matched by itself and never gone back into. */
    static final class Atomic extends Node {
        final Node body;

        Atomic(Node body) {
            this.body = body;
        }

        @Override
        boolean match(Matcher m, int i) {
            int[] groups = m.groups.clone();
            if (body.match(m, i) && next.match(m, m.stopped)) {
                return true;
            }
            m.groups = groups;
            return false;
        }
    }

    /** A possessive loop: rounds until one fails, then on. */
    static final class PossessiveLoop extends Node {
        final Node body;
        final int min;
        final int max;

        PossessiveLoop(Node body, int min, int max) {
            this.body = body;
            this.min = min;
            this.max = max;
        }

        @Override
        boolean match(Matcher m, int i) {
            int[] groups = m.groups.clone();
            int done = 0;
            while (done < max && body.match(m, i)) {
                done++;
                if (m.stopped == i) {
                    done = Math.max(done, min);
                    break;
                }
                i = m.stopped;
            }
            if (done >= min && next.match(m, i)) {
                return true;
            }
            m.groups = groups;
            return false;
        }
    }

    /** (?=X) (?!X) */
    static final class Ahead extends Node {
        final Node body;
        final boolean wanted;

        Ahead(Node body, boolean wanted) {
            this.body = body;
            this.wanted = wanted;
        }

        @Override
        boolean match(Matcher m, int i) {
            int[] groups = m.groups.clone();
            int to = m.to;
            if (m.transparent) {
                m.to = m.text.length();
            }
            boolean found = reaches(m, i);
            m.to = to;
            if (found == wanted && (wanted || restore(m, groups)) && next.match(m, i)) {
                return true;
            }
            m.groups = groups;
            return false;
        }

        /** Where X is not wanted, and the end was hit, more text could bring it. */
        private boolean reaches(Matcher m, int i) {
            boolean before = m.hitEnd;
            m.hitEnd = false;
            boolean found = body.match(m, i);
            if (m.hitEnd && !found && !wanted) {
                m.requireEnd = true;
            }
            m.hitEnd |= before;
            return found;
        }

        private static boolean restore(Matcher m, int[] groups) {
            m.groups = groups.clone();
            return true;
        }
    }

    /** (?<=X) (?<!X): tries each beginning from the nearest on. The body ends in an At. */
    static final class Behind extends Node {
        final Node body;
        final boolean wanted;
        final int local;

        Behind(Node body, boolean wanted, int local) {
            this.body = body;
            this.wanted = wanted;
            this.local = local;
        }

        @Override
        boolean match(Matcher m, int i) {
            int[] groups = m.groups.clone();
            int first = m.transparent ? 0 : m.from;
            int old = m.locals[local];
            boolean found = false;
            boolean hitEnd = m.hitEnd;
            m.locals[local] = i;
            for (int start = i; !found && start >= first; start--) {
                found = body.match(m, start);
            }
            m.locals[local] = old;
            m.hitEnd = hitEnd; // it looks back
            if (found == wanted) {
                if (!wanted) {
                    m.groups = groups.clone();
                }
                if (next.match(m, i)) {
                    return true;
                }
            }
            m.groups = groups;
            return false;
        }
    }

    /** Succeeds at the index in a local: where a look-behind must end. */
    static final class At extends Node {
        final int local;

        At(int local) {
            this.local = local;
        }

        @Override
        boolean match(Matcher m, int i) {
            m.stopped = i;
            return i == m.locals[local];
        }
    }

    /** What a group matched, again. */
    static final class BackReference extends Node {
        final int group;
        final boolean ignoreCase;

        BackReference(int group, boolean ignoreCase) {
            this.group = group;
            this.ignoreCase = ignoreCase;
        }

        @Override
        boolean match(Matcher m, int i) {
            int start = m.groups[2 * group];
            int n = m.groups[2 * group + 1] - start;
            if (start < 0) {
                return false;
            }
            if (i + n > m.to) {
                m.hitEnd = true;
                return false;
            }
            for (int k = 0; k < n; k++) {
                char a = m.text.charAt(start + k);
                char b = m.text.charAt(i + k);
                if (a != b && !(ignoreCase && Character.toLowerCase(Character.toUpperCase(a))
                        == Character.toLowerCase(Character.toUpperCase(b)))) {
                    return false;
                }
            }
            return next.match(m, i + n);
        }
    }

    /** Places without width. */
    static final class Place extends Node {
        /** ^ $ \A \z \Z \G \b \B, and ^ $ of MULTILINE as M E. */
        final char kind;
        final boolean unixLines;
        final CharSet word;

        Place(char kind, boolean unixLines, CharSet word) {
            this.kind = kind;
            this.unixLines = unixLines;
            this.word = word;
        }

        @Override
        boolean match(Matcher m, int i) {
            return holds(m, i) && next.match(m, i);
        }

        boolean isBeginning() {
            return kind == '^' || kind == 'A';
        }

        private boolean isEnd(Matcher m, int i) {
            if (i == m.lookingTo()) {
                m.hitEnd = true;
                m.requireEnd = true;
                return true;
            }
            return false;
        }

        private boolean isLineEnd(char c) {
            return c == '\n' || !unixLines && (c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029');
        }

        /** Between \r and \n is no line's end. */
        private boolean isInsideCrLf(Matcher m, int i) {
            return !unixLines && i > 0 && i < m.text.length() && m.text.charAt(i) == '\n' && m.text.charAt(i - 1) ==
                    '\r';
        }

        private boolean isBeforeLastTerminator(Matcher m, int i) {
            int end = m.lookingTo();
            if (i >= end || !isLineEnd(m.text.charAt(i)) || isInsideCrLf(m, i)) {
                return false;
            }
            boolean pair = !unixLines && m.text.charAt(i) == '\r' && i + 1 < end && m.text.charAt(i + 1) == '\n';
            boolean last = i + (pair ? 2 : 1) == end;
            if (last) {
                m.hitEnd = true;
                m.requireEnd = true;
            }
            return last;
        }

        private boolean holds(Matcher m, int i) {
            int begin = m.lookingFrom();
            switch (kind) {
                case '^':
                case 'A':
                    return i == begin;
                case 'M':
                    return i < m.lookingTo() && (i == begin || isLineEnd(m.text.charAt(i - 1)) && !isInsideCrLf(m, i));
                case 'z':
                    return isEnd(m, i);
                case '$':
                case 'Z':
                    return isEnd(m, i) || isBeforeLastTerminator(m, i);
                case 'E':
                    return isEnd(m, i) || i < m.text.length() && isLineEnd(m.text.charAt(i)) && !isInsideCrLf(m, i);
                case 'G':
                    return i == m.lastEnd();
                case 'b':
                    return isBoundary(m, i);
                default: // B
                    return !isBoundary(m, i);
            }
        }

        private boolean isBoundary(Matcher m, int i) {
            int from = m.transparent ? 0 : m.from;
            int to = m.transparent ? m.text.length() : m.to;
            boolean before = i > from && isWord(m, Character.codePointBefore(m.text, i), i - 1, from);
            if (i >= to) {
                m.hitEnd = true;
                m.requireEnd = true;
            }
            boolean after = i < to && isWord(m, Character.codePointAt(m.text, i), i, from);
            return before != after;
        }

        /** Of the word are also marks that stand on a letter or digit. */
        private boolean isWord(Matcher m, int c, int at, int from) {
            if (word.has(c)) return true;
            if (Character.getType(c) != Character.NON_SPACING_MARK) return false;
            while (at > from && Character.getType(m.text.charAt(at)) == Character.NON_SPACING_MARK) at--;
            return Character.isLetterOrDigit(m.text.charAt(at));
        }
    }

    /** \R: any line break, \r\n being one. */
    static final class LineBreak extends Node {
        @Override
        boolean match(Matcher m, int i) {
            if (i + 1 < m.to && m.text.charAt(i) == '\r' && m.text.charAt(i + 1) == '\n' && next.match(m, i + 2)) {
                return true;
            }
            int n = m.step(CharSet.VERTICAL, i);
            if (i + 1 == m.to && m.text.charAt(i) == '\r') {
                m.hitEnd = true;
            }
            return n > 0 && next.match(m, i + n);
        }
    }

    /**
     * \X: what a reader takes for one character: \r\n, two flags' letters, or a character with what is joined to it.
     */
    static final class Grapheme extends Node {
        @Override
        boolean match(Matcher m, int i) {
            if (i >= m.to) {
                m.hitEnd = true;
                return false;
            }
            return next.match(m, end(m, i));
        }

        /** Behind the cluster that begins at i, which is before the region's end. */
        static int end(Matcher m, int i) {
            int c = Character.codePointAt(m.text, i);
            int at = i + Character.charCount(c);
            if (c == '\r' && at < m.to && m.text.charAt(at) == '\n') return at + 1;
            if (Character.getType(c) == Character.CONTROL) return at;
            if (isFlag(c) && at < m.to && isFlag(Character.codePointAt(m.text, at))) at += 2;
            at = syllableEnd(m, c, at);
            boolean joined = false;
            while (at < m.to) {
                int d = Character.codePointAt(m.text, at);
                if (!extendsOthers(d) && !(joined && Character.getType(d) == Character.OTHER_SYMBOL)) break;
                joined = d == 0x200D;
                at += Character.charCount(d);
            }
            return at;
        }

        /** Behind the letters of Korean that make one syllable with c, which ends at the index. */
        private static int syllableEnd(Matcher m, int c, int at) {
            for (int d; at < m.to && joinsSyllable(c, d = m.text.charAt(at)); at++) c = d;
            return at;
        }

        private static boolean joinsSyllable(int c, int d) {
            if (isLeading(c)) return isLeading(d) || isVowel(d) || isSyllable(d);
            boolean open = isVowel(c) || isSyllable(c) && (c - 0xAC00) % 28 == 0;
            return open && isVowel(d) || (open || isSyllable(c) || isTrailing(c)) && isTrailing(d);
        }

        private static boolean isLeading(int c) {
            return c >= 0x1100 && c <= 0x115F || c >= 0xA960 && c <= 0xA97C;
        }

        private static boolean isVowel(int c) {
            return c >= 0x1160 && c <= 0x11A7 || c >= 0xD7B0 && c <= 0xD7C6;
        }

        private static boolean isTrailing(int c) {
            return c >= 0x11A8 && c <= 0x11FF || c >= 0xD7CB && c <= 0xD7FB;
        }

        private static boolean isSyllable(int c) {
            return c >= 0xAC00 && c <= 0xD7A3;
        }

        private static boolean isFlag(int c) {
            return c >= 0x1F1E6 && c <= 0x1F1FF;
        }

        private static boolean extendsOthers(int c) {
            int type = Character.getType(c);
            return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK
                    || type == Character.COMBINING_SPACING_MARK || c == 0x200D || c >= 0x1F3FB && c <= 0x1F3FF;
        }
    }

    /** \b{g}: between two clusters, or at an end of the text. */
    static final class GraphemeEdge extends Node {
        @Override
        boolean match(Matcher m, int i) {
            return isEdge(m, i) && next.match(m, i);
        }

        private static boolean isEdge(Matcher m, int i) {
            int at = m.transparent ? 0 : m.from;
            if (i >= m.to) {
                m.hitEnd = true;
                m.requireEnd = true;
                return true;
            }
            while (at < i) at = Grapheme.end(m, at);
            return at == i;
        }
    }
}
