// SPDX-License-Identifier: MIT
package jdk.internal.xml.xpath;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.xml.namespace.QName;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFunction;
import javax.xml.xpath.XPathFunctionException;
import org.w3c.dom.Node;

/** An expression as a tree (XPath 1.0, chapter 3); the nested classes are its parts. */
abstract class Expression {
    abstract Object evaluate(Context c) throws XPathExpressionException;

    static final class Constant extends Expression {
        private final Object value;

        Constant(Object value) {
            this.value = value;
        }

        @Override
        Object evaluate(Context c) {
            return value;
        }
    }

    static final class Variable extends Expression {
        private final QName name;

        Variable(QName name) {
            this.name = name;
        }

        @Override
        Object evaluate(Context c) throws XPathExpressionException {
            Object v = c.environment.variables == null ? null : c.environment.variables.resolveVariable(name);
            if (v == null) throw new XPathExpressionException("resolveVariable for variable " + name
                    + " returning null");
            return fromJava(v);
        }
    }

    /** What a caller's variable or function answers. */
    static Object fromJava(Object v) {
        if (v instanceof Number) return ((Number) v).doubleValue();
        if (v instanceof Node) return Collections.singletonList((Node) v);
        if (v instanceof org.w3c.dom.NodeList) {
            List<Node> all = new ArrayList<Node>();
            org.w3c.dom.NodeList l = (org.w3c.dom.NodeList) v;
            for (int i = 0; i < l.getLength(); i++) all.add(l.item(i));
            return all;
        }
        return v instanceof Boolean || v instanceof String ? v : String.valueOf(v);
    }

    /** or, and, comparisons, arithmetic, union. */
    static final class Binary extends Expression {
        private final String operator;
        private final Expression left, right;

        Binary(String operator, Expression left, Expression right) {
            this.operator = operator;
            this.left = left;
            this.right = right;
        }

        @Override
        Object evaluate(Context c) throws XPathExpressionException {
            switch (operator) {
            case "or":
                return Values.bool(left.evaluate(c)) || Values.bool(right.evaluate(c));
            case "and":
                return Values.bool(left.evaluate(c)) && Values.bool(right.evaluate(c));
            case "|":
                List<Node> all = new ArrayList<Node>(Values.nodes(left.evaluate(c)));
                all.addAll(Values.nodes(right.evaluate(c)));
                return Values.ordered(all);
            case "=":
            case "!=":
            case "<":
            case "<=":
            case ">":
            case ">=":
                return compare(left.evaluate(c), right.evaluate(c));
            default:
                return arithmetic(Values.number(left.evaluate(c)), Values.number(right.evaluate(c)));
            }
        }

        private double arithmetic(double a, double b) {
            switch (operator) {
            case "+":
                return a + b;
            case "-":
                return a - b;
            case "*":
                return a * b;
            case "div":
                return a / b;
            default:
                return a % b;
            }
        }

        /** With a set of nodes: is there one for which it holds? */
        private boolean compare(Object a, Object b) {
            if (a instanceof List && !(b instanceof Boolean)) {
                for (Object n : (List<?>) a)
                    if (compare(Values.string((Node) n), b)) return true;
                return false;
            }
            if (b instanceof List && !(a instanceof Boolean)) {
                for (Object n : (List<?>) b)
                    if (compare(a, Values.string((Node) n))) return true;
                return false;
            }
            if (operator.equals("=")) return equal(a, b);
            if (operator.equals("!=")) return !equal(a, b);
            double x = Values.number(a), y = Values.number(b);
            switch (operator) {
            case "<":
                return x < y;
            case "<=":
                return x <= y;
            case ">":
                return x > y;
            default:
                return x >= y;
            }
        }

        private static boolean equal(Object a, Object b) {
            if (a instanceof Boolean || b instanceof Boolean) return Values.bool(a) == Values.bool(b);
            if (a instanceof Double || b instanceof Double) return Values.number(a) == Values.number(b);
            return Values.string(a).equals(Values.string(b));
        }
    }

    static final class Minus extends Expression {
        private final Expression operand;

        Minus(Expression operand) {
            this.operand = operand;
        }

        @Override
        Object evaluate(Context c) throws XPathExpressionException {
            return -Values.number(operand.evaluate(c));
        }
    }

    /** A function of the caller; those of XPath are in Functions. */
    static final class Call extends Expression {
        private final QName name;
        private final List<Expression> arguments;

        Call(QName name, List<Expression> arguments) {
            this.name = name;
            this.arguments = arguments;
        }

        @Override
        Object evaluate(Context c) throws XPathExpressionException {
            XPathFunction f = c.environment.functions == null ? null
                    : c.environment.functions.resolveFunction(name, arguments.size());
            if (f == null) throw new XPathExpressionException("Could not find function: " + name.getLocalPart());
            List<Object> values = new ArrayList<Object>();
            for (Expression a : arguments) {
                Object v = a.evaluate(c);
                values.add(v instanceof List ? new Values.Nodes(Values.nodes(v)) : v);
            }
            try {
                return fromJava(f.evaluate(values));
            } catch (XPathFunctionException e) {
                throw new XPathExpressionException(e);
            }
        }
    }

    /** Chooses of a list of nodes. */
    static List<Node> filter(List<Node> nodes, List<Expression> predicates, Context c) throws XPathExpressionException {
        for (Expression p : predicates) {
            List<Node> kept = new ArrayList<Node>();
            for (int i = 0; i < nodes.size(); i++) {
                Object v = p.evaluate(c.at(nodes.get(i), i + 1, nodes.size()));
                if (v instanceof Double ? (Double) v == i + 1 : Values.bool(v)) kept.add(nodes.get(i));
            }
            nodes = kept;
        }
        return nodes;
    }

    static final class Filter extends Expression {
        private final Expression primary;
        private final List<Expression> predicates;

        Filter(Expression primary, List<Expression> predicates) {
            this.primary = primary;
            this.predicates = predicates;
        }

        @Override
        Object evaluate(Context c) throws XPathExpressionException {
            return filter(Values.nodes(primary.evaluate(c)), predicates, c);
        }
    }

    /** Steps, one after the other, from the root, the context's node or what an expression answers. */
    static final class Path extends Expression {
        private final Expression start;
        private final boolean fromRoot;
        private final List<Step> steps;

        Path(Expression start, boolean fromRoot, List<Step> steps) {
            this.start = start;
            this.fromRoot = fromRoot;
            this.steps = steps;
        }

        @Override
        Object evaluate(Context c) throws XPathExpressionException {
            List<Node> here;
            if (start != null) {
                here = Values.nodes(start.evaluate(c));
            } else {
                if (c.node == null) throw new XPathExpressionException("the context item is null");
                here = Collections.singletonList(fromRoot ? root(c.node) : c.node);
            }
            for (Step s : steps) {
                List<Node> next = new ArrayList<Node>();
                for (Node n : here) next.addAll(s.from(n, c));
                here = here.size() > 1 || s.isReverse() ? Values.ordered(next) : next;
            }
            return here;
        }

        private static Node root(Node n) {
            if (n.getNodeType() == Node.DOCUMENT_NODE) return n;
            Node top = n.getNodeType() == Node.ATTRIBUTE_NODE ? ((org.w3c.dom.Attr) n).getOwnerElement() : n;
            while (top != null && top.getParentNode() != null) top = top.getParentNode();
            return top == null ? n : top;
        }
    }
}
