// SPDX-License-Identifier: MIT
package java.text;

import java.nio.charset.StandardCharsets;
import java.util.Objects;
import jdk.internal.util.Tables;

/** A collator by rules: {@code < a, A < b} puts A after a by case, b after both; {@code & c < ch} goes on after c. */
public class RuleBasedCollator extends Collator {
    /** The order of no language, as collation.dat says it: tools/CollationOrder.java tells what its lines are. */
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
            StringBuilder rules = new StringBuilder();
            byte[] table = Tables.read(RuleBasedCollator.class, "collation.dat");
            for (String line : new String(table, StandardCharsets.US_ASCII).split("\n")) {
                if (!line.startsWith("#")) rule(rules, line.charAt(0), line.substring(2).split(" "));
            }
            return rules.toString();
        }

        /** One relation before each character; of a reset all but the last are those it stands for. */
        private static void rule(StringBuilder rules, char relation, String[] codes) {
            boolean reset = relation == '&';
            if (reset) rules.append("& ");
            for (int i = 0; i < codes.length; i++) {
                if (!reset) rules.append(relation);
                else if (i == codes.length - 1) rules.append(',');
                quote(rules, (char) Integer.parseInt(codes[i], 16));
            }
        }

        /** Only letters and digits stand for themselves. */
        private static void quote(StringBuilder rules, char c) {
            if (c == '\'') rules.append("''");
            else if (Character.isLetterOrDigit(c)) rules.append(c);
            else rules.append('\'').append(c).append('\'');
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
