// SPDX-License-Identifier: MIT
package javax.management;

/** Makes queries, the conditions of {@link MBeanServer#queryNames}. */
public class Query {
    public static final int GT = 0;
    public static final int LT = 1;
    public static final int GE = 2;
    public static final int LE = 3;
    public static final int EQ = 4;
    public static final int PLUS = 0;
    public static final int MINUS = 1;
    public static final int TIMES = 2;
    public static final int DIV = 3;

    public Query() {
    }

    public static QueryExp and(QueryExp q1, QueryExp q2) {
        return new QueryParts.Both(q1, q2, false);
    }

    public static QueryExp or(QueryExp q1, QueryExp q2) {
        return new QueryParts.Both(q1, q2, true);
    }

    public static QueryExp gt(ValueExp v1, ValueExp v2) {
        return new QueryParts.Relation(GT, v1, v2);
    }

    public static QueryExp geq(ValueExp v1, ValueExp v2) {
        return new QueryParts.Relation(GE, v1, v2);
    }

    public static QueryExp leq(ValueExp v1, ValueExp v2) {
        return new QueryParts.Relation(LE, v1, v2);
    }

    public static QueryExp lt(ValueExp v1, ValueExp v2) {
        return new QueryParts.Relation(LT, v1, v2);
    }

    public static QueryExp eq(ValueExp v1, ValueExp v2) {
        return new QueryParts.Relation(EQ, v1, v2);
    }

    public static QueryExp between(ValueExp v1, ValueExp v2, ValueExp v3) {
        return new QueryParts.Between(v1, v2, v3);
    }

    public static QueryExp match(AttributeValueExp a, StringValueExp s) {
        return new QueryParts.Match(a, s.getValue());
    }

    public static AttributeValueExp attr(String name) {
        return new AttributeValueExp(name);
    }

    public static AttributeValueExp attr(String className, String name) {
        return new QueryParts.QualifiedAttribute(className, name);
    }

    public static AttributeValueExp classattr() {
        return new QueryParts.ClassAttribute();
    }

    public static QueryExp not(QueryExp queryExp) {
        return new QueryParts.Not(queryExp);
    }

    public static QueryExp in(ValueExp val, ValueExp[] valueList) {
        return new QueryParts.In(val, valueList);
    }

    public static StringValueExp value(String val) {
        return new StringValueExp(val);
    }

    public static ValueExp value(Number val) {
        return new QueryParts.NumberExp(val);
    }

    public static ValueExp value(int val) {
        return new QueryParts.NumberExp((long) val);
    }

    public static ValueExp value(long val) {
        return new QueryParts.NumberExp(val);
    }

    public static ValueExp value(float val) {
        return new QueryParts.NumberExp((double) val);
    }

    public static ValueExp value(double val) {
        return new QueryParts.NumberExp(val);
    }

    public static ValueExp value(boolean val) {
        return new QueryParts.BooleanExp(val);
    }

    public static ValueExp plus(ValueExp value1, ValueExp value2) {
        return new QueryParts.Operation(PLUS, value1, value2);
    }

    public static ValueExp times(ValueExp value1, ValueExp value2) {
        return new QueryParts.Operation(TIMES, value1, value2);
    }

    public static ValueExp minus(ValueExp value1, ValueExp value2) {
        return new QueryParts.Operation(MINUS, value1, value2);
    }

    public static ValueExp div(ValueExp value1, ValueExp value2) {
        return new QueryParts.Operation(DIV, value1, value2);
    }

    private static String escaped(StringValueExp s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.getValue().length(); i++) {
            char c = s.getValue().charAt(i);
            sb.append("*?[\\".indexOf(c) >= 0 ? "\\" : "").append(c);
        }
        return sb.toString();
    }

    public static QueryExp initialSubString(AttributeValueExp a, StringValueExp s) {
        return new QueryParts.Match(a, escaped(s) + "*");
    }

    public static QueryExp anySubString(AttributeValueExp a, StringValueExp s) {
        return new QueryParts.Match(a, "*" + escaped(s) + "*");
    }

    public static QueryExp finalSubString(AttributeValueExp a, StringValueExp s) {
        return new QueryParts.Match(a, "*" + escaped(s));
    }

    public static QueryExp isInstanceOf(StringValueExp classNameValue) {
        return new QueryParts.InstanceOf(classNameValue);
    }
}
