// SPDX-License-Identifier: MIT
package java.text;

import java.util.Objects;

/** A collator by rules: {@code < a, A < b} puts A after a by case, b after both; {@code & c < ch} goes on after c. */
public class RuleBasedCollator extends Collator {
    /** The order of no language: controls are ignored, then blanks, marks, dashes; signs, digits, Latin letters. */
    private static final class Root {
        static final RuleBasedCollator COLLATOR;

        static {
            try {
                COLLATOR = new RuleBasedCollator(rules());
            } catch (ParseException e) {
                throw new InternalError(e);
            }
        }

        private static String rules() {
            StringBuilder sb = new StringBuilder();
            add(sb, '=', "\u200b\u200c\u200d\u200e\u200f");
            for (char c = 0; c < 0xa0; c++) if (c < 0x20 && (c < 9 || c > 13) || c >= 0x7f) add(sb, '=', "" + c);
            add(sb, ';', " \u00a0\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u3000\ufeff\r\t\n\f\013");
            add(sb, ';', "\u0301\u0300\u0306\u0302\u030c\u030a\u030d\u0308\u030b\u0303\u0307\u0304\u0337\u0327\u0328");
            add(sb, ';', "\u0323\u0332\u0305\u0309");
            for (char c = 0x30e; c <= 0x33f; c++)
                if (c != 0x323 && c != 0x327 && c != 0x328 && c != 0x332 && c != 0x337) add(sb, ';', "" + c);
            add(sb, ';', "\u0342\u0344\u0345\u0360\u0361\u0483\u0484\u0485\u0486");
            for (char c = 0x20d0; c <= 0x20e1; c++) add(sb, ';', "" + c);
            add(sb, ',', "-");
            add(sb, ';', "\u00ad\u2010\u2011\u2012\u2013\u2014\u2015\u2212");
            add(sb, '<', "_\u00af,;:!\u00a1?\u00bf/.\u00b4`^\u00a8~\u00b7\u00b8'\"\u00ab\u00bb()[]{}\u00a7\u00b6\u00a9");
            add(sb, '<', "\u00ae@");
            add(sb, '<', "\u00a4\u0e3f\u00a2\u20a1\u20a2$\u20ab\u20ac\u20a3\u20a4\u20a5\u20a6\u20a7\u00a3\u20a8\u20aa");
            add(sb, '<', "\u20a9");
            add(sb, '<', "\u00a5*\\&#%+\u00b1\u00f7\u00d7<=>\u00ac|\u00a6\u00b0\u00b5"
                    + "0123456789\u00bc\u00bd\u00be");
            for (char c = 'a'; c <= 'z'; c++) {
                add(sb, '<', "" + c);
                add(sb, ',', "" + (char) (c - 32));
                if (c == 'd') sb.append("<\u00f0,\u00d0");
            }
            return sb.append("& SS,\u00df & TH,\u00de & TH,\u00fe & AE,\u00c6 & AE,\u00e6 & OE,\u0152 & OE,\u0153")
                    .toString();
        }

        /** Each character by itself, quoted unless it is a letter or digit. */
        private static void add(StringBuilder sb, char relation, String characters) {
            for (int i = 0; i < characters.length(); i++) {
                char c = characters.charAt(i);
                sb.append(relation);
                if (c == '\'') sb.append("''");
                else if (Character.isLetterOrDigit(c)) sb.append(c);
                else sb.append('\'').append(c).append('\'');
            }
        }
    }

    private final String rules;
    private final CollationTable table;

    public RuleBasedCollator(String rules) throws ParseException {
        if (Objects.requireNonNull(rules).isEmpty()) throw new ParseException("Build rules empty.", 0);
        this.rules = rules;
        table = new CollationTable(rules);
    }

    static RuleBasedCollator root() {
        return (RuleBasedCollator) Root.COLLATOR.clone();
    }

    CollationTable table() {
        return table;
    }

    /** The text as it is compared. */
    String prepared(String s) {
        switch (getDecomposition()) {
            case CANONICAL_DECOMPOSITION:
                return Normalizer.normalize(s, Normalizer.Form.NFD);
            case FULL_DECOMPOSITION:
                return Normalizer.normalize(s, Normalizer.Form.NFKD);
            default:
                return s;
        }
    }

    public String getRules() {
        return rules;
    }

    public CollationElementIterator getCollationElementIterator(String source) {
        return new CollationElementIterator(source, this);
    }

    public CollationElementIterator getCollationElementIterator(CharacterIterator source) {
        CollationElementIterator i = new CollationElementIterator("", this);
        i.setText(source);
        return i;
    }

    @Override
    public synchronized int compare(String source, String target) {
        int strength = getStrength();
        int c = table.key(prepared(source), strength).compareTo(table.key(prepared(target), strength));
        if (c == 0 && strength == IDENTICAL) return prepared(source).compareTo(prepared(target));
        return Integer.signum(c);
    }

    @Override
    public synchronized CollationKey getCollationKey(String source) {
        if (source == null) return null;
        String key = table.key(prepared(source), getStrength());
        if (getStrength() == IDENTICAL) key += '\0' + prepared(source);
        return new Key(source, key);
    }

    /** Bytes: two for each character of the levels. */
    private static final class Key extends CollationKey {
        private final String levels;

        Key(String source, String levels) {
            super(source);
            this.levels = levels;
        }

        @Override
        public int compareTo(CollationKey target) {
            return Integer.signum(levels.compareTo(((Key) target).levels));
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key && levels.equals(((Key) o).levels);
        }

        @Override
        public int hashCode() {
            return levels.hashCode();
        }

        @Override
        public byte[] toByteArray() {
            byte[] b = new byte[levels.length() * 2];
            for (int i = 0; i < levels.length(); i++) {
                b[2 * i] = (byte) (levels.charAt(i) >> 8);
                b[2 * i + 1] = (byte) levels.charAt(i);
            }
            return b;
        }
    }

    @Override
    public boolean equals(Object obj) {
        return super.equals(obj) && rules.equals(((RuleBasedCollator) obj).rules);
    }

    @Override
    public int hashCode() {
        return rules.hashCode();
    }

    @Override
    public Object clone() {
        return super.clone();
    }
}
