// SPDX-License-Identifier: MIT
package javax.management;

import java.util.Objects;

/** The kinds of expressions of which {@link Query} makes queries. */
final class QueryParts {
    static final String[] RELATIONS = {">", "<", ">=", "<=", "="}, OPERATORS = {"+", "-", "*", "/"};

    private QueryParts() {
    }

    /** What a query can work with; other values are no values. */
    static ValueExp value(Object o) throws BadAttributeValueExpException {
        if (o instanceof Number) return new NumberExp((Number) o);
        if (o instanceof String) return new StringValueExp((String) o);
        if (o instanceof Boolean) return new BooleanExp((Boolean) o);
        throw new BadAttributeValueExpException(o);
    }

    /** An attribute's name, in quotes if it would not be read as one. */
    static String quoted(String name) {
        boolean plain = !name.isEmpty() && Character.isJavaIdentifierStart(name.charAt(0));
        for (int i = 1; i < name.length() && plain; i++)
            plain = Character.isJavaIdentifierPart(name.charAt(i)) || name.charAt(i) == '.';
        return plain ? name : "\"" + name.replace("\"", "\"\"") + "\"";
    }


    abstract static class Constant implements ValueExp {
        @Override
        public ValueExp apply(ObjectName name) {
            return this;
        }

        @Override
        public void setMBeanServer(MBeanServer s) {
        }
    }

    static final class NumberExp extends Constant {
        private static final long serialVersionUID = -4679739485102359104L;

        final Number val;

        NumberExp(Number val) {
            this.val = val;
        }

        boolean isWhole() {
            return val instanceof Long || val instanceof Integer || val instanceof Short || val instanceof Byte;
        }

        @Override
        public String toString() {
            return val.toString();
        }
    }

    static final class BooleanExp extends Constant {
        private static final long serialVersionUID = 7754922052666594581L;

        final Boolean val;

        BooleanExp(Boolean val) {
            this.val = val;
        }

        @Override
        public String toString() {
            return val.toString();
        }
    }

    /** An attribute of beans of one class. */
    static final class QualifiedAttribute extends AttributeValueExp {
        private static final long serialVersionUID = 8832517277410933254L;

        private final String className;

        QualifiedAttribute(String className, String attr) {
            super(attr);
            this.className = className;
        }

        @Override
        public ValueExp apply(ObjectName name) throws BadStringOperationException, BadBinaryOpValueExpException,
                BadAttributeValueExpException, InvalidApplicationException {
            if (!className.equals(className(name))) throw new InvalidApplicationException("Class name is " + className(
                    name) + ", should be " + className);
            return super.apply(name);
        }

        @Override
        public String toString() {
            return className + "." + super.toString();
        }
    }

    static String className(ObjectName name) throws InvalidApplicationException {
        try {
            return QueryEval.getMBeanServer().getObjectInstance(name).getClassName();
        } catch (InstanceNotFoundException e) {
            throw new InvalidApplicationException(name);
        }
    }

    static final class ClassAttribute extends AttributeValueExp {
        private static final long serialVersionUID = -1081892073854801359L;

        ClassAttribute() {
            super("Class");
        }

        @Override
        public ValueExp apply(ObjectName name) throws InvalidApplicationException {
            return new StringValueExp(className(name));
        }

        @Override
        public String toString() {
            return "Class";
        }
    }

    /** Two values and what stands between them. */
    static final class Operation extends QueryEval implements ValueExp {
        private static final long serialVersionUID = 1216286847881456786L;

        private final int op;
        private final ValueExp left, right;

        Operation(int op, ValueExp left, ValueExp right) {
            this.op = op;
            this.left = left;
            this.right = right;
        }

        @Override
        public ValueExp apply(ObjectName name) throws BadStringOperationException, BadBinaryOpValueExpException,
                BadAttributeValueExpException, InvalidApplicationException {
            ValueExp a = left.apply(name), b = right.apply(name);
            if (a instanceof StringValueExp && b instanceof StringValueExp) {
                if (op != Query.PLUS) throw new BadStringOperationException(OPERATORS[op]);
                return new StringValueExp(((StringValueExp) a).getValue() + ((StringValueExp) b).getValue());
            }
            if (!(a instanceof NumberExp)) throw new BadBinaryOpValueExpException(a);
            if (!(b instanceof NumberExp)) throw new BadBinaryOpValueExpException(b);
            NumberExp x = (NumberExp) a, y = (NumberExp) b;
            if (x.isWhole() && y.isWhole()) return new NumberExp(whole(x.val.longValue(), y.val.longValue()));
            return new NumberExp(real(x.val.doubleValue(), y.val.doubleValue()));
        }

        private long whole(long a, long b) {
            return op == Query.PLUS ? a + b : op == Query.MINUS ? a - b : op == Query.TIMES ? a * b : a / b;
        }

        private double real(double a, double b) {
            return op == Query.PLUS ? a + b : op == Query.MINUS ? a - b : op == Query.TIMES ? a * b : a / b;
        }

        private static int rank(ValueExp e) {
            if (!(e instanceof Operation)) return 2;
            return ((Operation) e).op == Query.PLUS || ((Operation) e).op == Query.MINUS ? 0 : 1;
        }

        private String part(ValueExp e, boolean behind) {
            boolean parens = rank(e) < rank(this) || behind && rank(e) == rank(this);
            return parens ? "(" + e + ")" : e.toString();
        }

        @Override
        public String toString() {
            return part(left, false) + " " + OPERATORS[op] + " " + part(right, true);
        }
    }

    /** Two values compared. */
    static final class Relation extends QueryEval implements QueryExp {
        private static final long serialVersionUID = -5690656271650491000L;

        private final int relation;
        private final ValueExp left, right;

        Relation(int relation, ValueExp left, ValueExp right) {
            this.relation = relation;
            this.left = left;
            this.right = right;
        }

        @Override
        public boolean apply(ObjectName name) throws BadStringOperationException, BadBinaryOpValueExpException,
                BadAttributeValueExpException, InvalidApplicationException {
            ValueExp a = left.apply(name), b = right.apply(name);
            if (a instanceof NumberExp != b instanceof NumberExp || a instanceof BooleanExp != b instanceof BooleanExp)
                return false;
            int c = compare(a, b);
            switch (relation) {
            case Query.GT:
                return c > 0;
            case Query.LT:
                return c < 0;
            case Query.GE:
                return c >= 0;
            case Query.LE:
                return c <= 0;
            default:
                return c == 0;
            }
        }

        static int compare(ValueExp a, ValueExp b) {
            if (a instanceof NumberExp) {
                NumberExp x = (NumberExp) a, y = (NumberExp) b;
                return x.isWhole() && y.isWhole() ? Long.compare(x.val.longValue(), y.val.longValue())
                        : Double.compare(x.val.doubleValue(), y.val.doubleValue());
            }
            if (a instanceof BooleanExp) return ((BooleanExp) a).val.compareTo(((BooleanExp) b).val);
            return ((StringValueExp) a).getValue().compareTo(((StringValueExp) b).getValue());
        }

        @Override
        public String toString() {
            return "(" + left + ") " + RELATIONS[relation] + " (" + right + ")";
        }
    }

    static final class Both extends QueryEval implements QueryExp {
        private static final long serialVersionUID = -1081892073854801359L;

        private final QueryExp left, right;
        private final boolean or;

        Both(QueryExp left, QueryExp right, boolean or) {
            this.left = left;
            this.right = right;
            this.or = or;
        }

        @Override
        public boolean apply(ObjectName name) throws BadStringOperationException, BadBinaryOpValueExpException,
                BadAttributeValueExpException, InvalidApplicationException {
            return or ? left.apply(name) || right.apply(name) : left.apply(name) && right.apply(name);
        }

        @Override
        public void setMBeanServer(MBeanServer s) {
            super.setMBeanServer(s);
            left.setMBeanServer(s);
            right.setMBeanServer(s);
        }

        @Override
        public String toString() {
            return "(" + left + ") " + (or ? "or" : "and") + " (" + right + ")";
        }
    }

    static final class Not extends QueryEval implements QueryExp {
        private static final long serialVersionUID = 5269643775896723397L;

        private final QueryExp exp;

        Not(QueryExp exp) {
            this.exp = exp;
        }

        @Override
        public boolean apply(ObjectName name) throws BadStringOperationException, BadBinaryOpValueExpException,
                BadAttributeValueExpException, InvalidApplicationException {
            return !exp.apply(name);
        }

        @Override
        public void setMBeanServer(MBeanServer s) {
            super.setMBeanServer(s);
            exp.setMBeanServer(s);
        }

        @Override
        public String toString() {
            return "not (" + exp + ")";
        }
    }

    /** A value between two others. */
    static final class Between extends QueryEval implements QueryExp {
        private static final long serialVersionUID = -2933597532866307444L;

        private final ValueExp value, low, high;

        Between(ValueExp value, ValueExp low, ValueExp high) {
            this.value = value;
            this.low = low;
            this.high = high;
        }

        @Override
        public boolean apply(ObjectName name) throws BadStringOperationException, BadBinaryOpValueExpException,
                BadAttributeValueExpException, InvalidApplicationException {
            return new Relation(Query.GE, value, low).apply(name) && new Relation(Query.LE, value, high).apply(name);
        }

        @Override
        public String toString() {
            return "(" + value + ") between (" + low + ") and (" + high + ")";
        }
    }

    /** A value that is one of some. */
    static final class In extends QueryEval implements QueryExp {
        private static final long serialVersionUID = -5801329450358952434L;

        private final ValueExp value;
        private final ValueExp[] list;

        In(ValueExp value, ValueExp[] list) {
            this.value = value;
            this.list = list;
        }

        @Override
        public boolean apply(ObjectName name) throws BadStringOperationException, BadBinaryOpValueExpException,
                BadAttributeValueExpException, InvalidApplicationException {
            for (ValueExp e : list == null ? new ValueExp[0] : list)
                if (new Relation(Query.EQ, value, e).apply(name)) return true;
            return false;
        }

        @Override
        public String toString() {
            StringBuilder sb = new StringBuilder().append(value).append(" in (");
            for (int i = 0; list != null && i < list.length; i++) sb.append(i > 0 ? ", " : "").append(list[i]);
            return sb.append(')').toString();
        }
    }

    /** A text that a pattern fits: * and ? stand for others, [abc] [a-c] [!a] for one of a set, \ takes that away. */
    static final class Match extends QueryEval implements QueryExp {
        private static final long serialVersionUID = -7156603696948215014L;

        private final AttributeValueExp exp;
        private final String pattern;

        Match(AttributeValueExp exp, String pattern) {
            this.exp = exp;
            this.pattern = pattern;
        }

        @Override
        public boolean apply(ObjectName name) throws BadStringOperationException, BadBinaryOpValueExpException,
                BadAttributeValueExpException, InvalidApplicationException {
            ValueExp v = exp.apply(name);
            return v instanceof StringValueExp && fits(((StringValueExp) v).getValue(), 0, 0);
        }

        private boolean fits(String s, int i, int j) {
            for (; j < pattern.length(); i++) {
                char p = pattern.charAt(j++);
                if (p == '*') {
                    for (int k = i; k <= s.length(); k++) if (fits(s, k, j)) return true;
                    return false;
                }
                if (i >= s.length()) return false;
                char c = s.charAt(i);
                if (p == '[') {
                    int end = setEnd(j);
                    if (end < 0 || !inSet(c, j, end)) return false;
                    j = end + 1;
                } else if (p == '\\' && j < pattern.length()) {
                    if (pattern.charAt(j++) != c) return false;
                } else if (p != '?' && p != c) {
                    return false;
                }
            }
            return i == s.length();
        }

        /** The place of the bracket that closes a set, whose first sign may be one. */
        private int setEnd(int from) {
            int at = pattern.startsWith("!", from) ? from + 1 : from;
            return pattern.indexOf(']', at + 1);
        }

        private boolean inSet(char c, int from, int end) {
            boolean not = pattern.charAt(from) == '!', found = false;
            for (int k = not ? from + 1 : from; k < end; k++) {
                char low = pattern.charAt(k), high = low;
                if (k + 2 < end && pattern.charAt(k + 1) == '-') {
                    high = pattern.charAt(k + 2);
                    k += 2;
                }
                found |= c >= low && c <= high;
            }
            return found != not;
        }

        @Override
        public String toString() {
            return exp + " like " + new StringValueExp(pattern);
        }
    }

    static final class InstanceOf extends QueryEval implements QueryExp {
        private static final long serialVersionUID = -1081892073854801359L;

        private final StringValueExp className;

        InstanceOf(StringValueExp className) {
            this.className = Objects.requireNonNull(className);
        }

        @Override
        public boolean apply(ObjectName name) {
            try {
                return getMBeanServer().isInstanceOf(name, className.getValue());
            } catch (InstanceNotFoundException e) {
                return false;
            }
        }

        @Override
        public String toString() {
            return "InstanceOf " + className;
        }
    }
}
