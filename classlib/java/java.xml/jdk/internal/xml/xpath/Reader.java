// SPDX-License-Identifier: MIT
package jdk.internal.xml.xpath;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.xpath.XPathExpressionException;
import jdk.internal.xml.XmlChars;

/**
 * Reads an expression (XPath 1.0, 3.7): tokens, then one method for each level of precedence. A "*" or a name like
 * "and" is an
 * operator where something that could be its left side stands before it.
 */
final class Reader {
    private static final List<String> WORDS = Arrays.asList("and", "or", "mod", "div");
    private static final String[][] LEVELS = { { "or" }, { "and" }, { "=", "!=" }, { "<", "<=", ">", ">=" },
            { "+", "-" },
        { "*", "div", "mod" } };

    private final String text;
    private final NamespaceContext namespaces;
    private final List<String> tokens = new ArrayList<String>();
    private final List<Boolean> operators = new ArrayList<Boolean>();
    private int at;

    private Reader(String text, NamespaceContext namespaces) {
        this.text = text;
        this.namespaces = namespaces;
    }

    static Expression read(String text, NamespaceContext namespaces) throws XPathExpressionException {
        Reader r = new Reader(text, namespaces);
        r.split();
        Expression e = r.level(0);
        if (r.at < r.tokens.size()) throw r.bad("Extra illegal tokens: '" + r.tokens.get(r.at) + "'");
        return e;
    }

    private XPathExpressionException bad(String message) {
        return new XPathExpressionException(message + " in expression \"" + text + "\"");
    }

    // ---- tokens

    private void split() throws XPathExpressionException {
        int i = 0, l = text.length();
        while (i < l) {
            char c = text.charAt(i);
            if (XmlChars.isSpace(c)) {
                i++;
                continue;
            }
            int end = tokenEnd(i, c);
            String t = text.substring(i, end);
            String last = tokens.isEmpty() ? null : tokens.get(tokens.size() - 1);
            boolean afterOperand = last != null && !"@ :: ( [ , / // | + - = != < <= > >=".contains(last)
                    && !operators.get(operators.size() - 1);
            if (last != null && last.equals(":")) afterOperand = false;
            tokens.add(t);
            operators.add(afterOperand && (t.equals("*") || WORDS.contains(t)));
            i = end;
        }
    }

    private int tokenEnd(int i, char c) throws XPathExpressionException {
        int l = text.length();
        char d = i + 1 < l ? text.charAt(i + 1) : ' ';
        if (c == '"' || c == '\'') {
            int close = text.indexOf(c, i + 1);
            if (close < 0) throw bad("misquoted literal... expected " + c);
            return close + 1;
        }
        if (c >= '0' && c <= '9' || c == '.' && d >= '0' && d <= '9') {
            while (i < l && (text.charAt(i) >= '0' && text.charAt(i) <= '9' || text.charAt(i) == '.')) i++;
            return i;
        }
        if (c == '/' && d == '/' || c == ':' && d == ':' || c == '.' && d == '.' || (c == '<' || c == '>' || c == '!')
                && d == '=')
            return i + 2;
        if (XmlChars.isNameStart(text.codePointAt(i)) && c != ':') {
            while (i < l && text.charAt(i) != ':' && XmlChars.isNameChar(text.codePointAt(i)))
                i += Character.charCount(text.codePointAt(i));
            return i;
        }
        if ("()[].@,/|+-=<>*$:".indexOf(c) < 0) throw bad("Unexpected character '" + c + "'");
        return i + 1;
    }

    private String peek(int ahead) {
        return at + ahead < tokens.size() ? tokens.get(at + ahead) : "";
    }

    private boolean take(String t) {
        if (!peek(0).equals(t)) return false;
        at++;
        return true;
    }

    private void expect(String t) throws XPathExpressionException {
        if (!take(t)) throw bad("Expected " + t + ", but found: " + (peek(0).isEmpty() ? "the end" : peek(0)));
    }

    // ---- operators

    private Expression level(int n) throws XPathExpressionException {
        if (n == LEVELS.length) return unary();
        Expression left = level(n + 1);
        while (at < tokens.size() && Arrays.asList(LEVELS[n]).contains(peek(0))
                && (!isWordOrStar(peek(0)) || operators.get(at))) {
            String operator = tokens.get(at++);
            left = new Expression.Binary(operator, left, level(n + 1));
        }
        return left;
    }

    private static boolean isWordOrStar(String t) {
        return t.equals("*") || WORDS.contains(t);
    }

    private Expression unary() throws XPathExpressionException {
        if (take("-")) return new Expression.Minus(unary());
        Expression left = path();
        while (take("|")) left = new Expression.Binary("|", left, path());
        return left;
    }

    // ---- paths

    private boolean startsPrimary() {
        String t = peek(0);
        if (t.isEmpty()) return false;
        char c = t.charAt(0);
        if (t.equals("$") || t.equals("(") || c == '"' || c == '\'' || c >= '0' && c <= '9' || c == '.'
                && t.length() > 1 && !t.equals(".."))
            return true;
        int call = peek(1).equals(":") ? 3 : 1;
        return XmlChars.isNameStart(c) && peek(call).equals("(") && !isNodeType(t);
    }

    private static boolean isNodeType(String t) {
        return t.equals("node") || t.equals("text") || t.equals("comment") || t.equals("processing-instruction");
    }

    private Expression path() throws XPathExpressionException {
        List<Step> steps = new ArrayList<Step>();
        if (startsPrimary()) {
            Expression start = primary();
            List<Expression> predicates = predicates();
            if (!predicates.isEmpty()) start = new Expression.Filter(start, predicates);
            if (!peek(0).equals("/") && !peek(0).equals("//")) return start;
            rest(steps);
            return new Expression.Path(start, false, steps);
        }
        boolean fromRoot = peek(0).equals("/") || peek(0).equals("//");
        if (take("//")) steps.add(everywhere());
        else if (take("/") && !startsStep()) return new Expression.Path(null, true, steps);
        steps.add(step());
        rest(steps);
        return new Expression.Path(null, fromRoot, steps);
    }

    private static Step everywhere() {
        return new Step("descendant-or-self", "node", null, null, new ArrayList<Expression>());
    }

    private boolean startsStep() {
        String t = peek(0);
        return !t.isEmpty() && !(at < tokens.size() && operators.get(at))
                && (t.equals("*") || t.equals("@") || t.equals(".") || t.equals("..")
                || XmlChars.isNameStart(t.codePointAt(0)) && !t.equals(":"));
    }

    private void rest(List<Step> steps) throws XPathExpressionException {
        for (;;) {
            if (take("//")) steps.add(everywhere());
            else if (!take("/")) return;
            steps.add(step());
        }
    }

    private Step step() throws XPathExpressionException {
        if (take(".")) return new Step("self", "node", null, null, new ArrayList<Expression>());
        if (take("..")) return new Step("parent", "node", null, null, new ArrayList<Expression>());
        String axis = "child";
        if (take("@")) {
            axis = "attribute";
        } else if (peek(1).equals("::")) {
            axis = peek(0);
            at += 2;
        }
        if (!startsStep()) throw bad("Expected a location step, but found: "
                + (peek(0).isEmpty() ? "the end" : peek(0)));
        String name = tokens.get(at++);
        if (isNodeType(name) && take("(")) {
            String target = null;
            if (name.equals("processing-instruction") && !peek(0).equals(")")) target = literal(tokens.get(at++));
            expect(")");
            return new Step(axis, name, null, target, predicates());
        }
        String uri = name.equals("*") ? "*" : null;
        if (take(":")) {
            uri = namespace(name);
            name = tokens.get(at++);
        }
        return new Step(axis, null, uri, name, predicates());
    }

    private String namespace(String prefix) throws XPathExpressionException {
        String uri = namespaces == null ? null : namespaces.getNamespaceURI(prefix);
        if (uri == null || uri.isEmpty()) throw bad("Prefix must resolve to a namespace: " + prefix);
        return uri;
    }

    private List<Expression> predicates() throws XPathExpressionException {
        List<Expression> all = new ArrayList<Expression>();
        while (take("[")) {
            all.add(level(0));
            expect("]");
        }
        return all;
    }

    // ---- primary expressions

    private static String literal(String token) {
        return token.substring(1, token.length() - 1);
    }

    private Expression primary() throws XPathExpressionException {
        String t = tokens.get(at++);
        char c = t.charAt(0);
        if (t.equals("$")) return new Expression.Variable(qName());
        if (t.equals("(")) {
            Expression e = level(0);
            expect(")");
            return e;
        }
        if (c == '"' || c == '\'') return new Expression.Constant(literal(t));
        if (c >= '0' && c <= '9' || c == '.') {
            try {
                return new Expression.Constant(Double.valueOf(t));
            } catch (NumberFormatException e) {
                throw bad(t + " could not be formatted to a number!");
            }
        }
        at--;
        QName name = qName();
        expect("(");
        List<Expression> arguments = new ArrayList<Expression>();
        if (!take(")")) {
            do arguments.add(level(0));
            while (take(","));
            expect(")");
        }
        return name.getNamespaceURI().isEmpty() ? Functions.of(name.getLocalPart(), arguments)
                : new Expression.Call(name, arguments);
    }

    private QName qName() throws XPathExpressionException {
        if (at >= tokens.size()) throw bad("Expected a name");
        String first = tokens.get(at++);
        if (!take(":")) return new QName(first);
        return new QName(namespace(first), tokens.get(at++), first);
    }
}
