// SPDX-License-Identifier: MIT
package jdk.internal.xml.xpath;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.xml.xpath.XPathExpressionException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** The core function library (XPath 1.0, chapter 4). */
final class Functions extends Expression {
    /** Name, fewest and most arguments. */
    private static final Object[][] KNOWN = { { "last", 0, 0 }, { "position", 0, 0 }, { "count", 1, 1 }, { "id", 1, 1 },
        { "local-name", 0, 1 }, { "namespace-uri", 0, 1 }, { "name", 0, 1 }, { "string", 0, 1 }, { "concat", 2, 999 },
        { "starts-with", 2, 2 }, { "contains", 2, 2 }, { "substring-before", 2, 2 }, { "substring-after", 2, 2 },
        { "substring", 2, 3 }, { "string-length", 0, 1 }, { "normalize-space", 0, 1 }, { "translate", 3, 3 },
        { "boolean", 1, 1 }, { "not", 1, 1 }, { "true", 0, 0 }, { "false", 0, 0 }, { "lang", 1, 1 }, { "number", 0, 1 },
        { "sum", 1, 1 }, { "floor", 1, 1 }, { "ceiling", 1, 1 }, { "round", 1, 1 } };

    private final String name;
    private final List<Expression> arguments;

    private Functions(String name, List<Expression> arguments) {
        this.name = name;
        this.arguments = arguments;
    }

    static Expression of(String name, List<Expression> arguments) throws XPathExpressionException {
        for (int i = 0; i < KNOWN.length; i++) {
            if (!KNOWN[i][0].equals(name)) continue;
            int n = arguments.size();
            if (n < (Integer) KNOWN[i][1] || n > (Integer) KNOWN[i][2])
                throw new XPathExpressionException("FuncLib: wrong number of arguments of " + name + ": " + n);
            return new Functions(name, arguments);
        }
        throw new XPathExpressionException("Could not find function: " + name);
    }

    private Object value(int i, Context c) throws XPathExpressionException {
        if (i < arguments.size()) return arguments.get(i).evaluate(c);
        return c.node == null ? Collections.<Node>emptyList() : Collections.singletonList(c.node);
    }

    private String text(int i, Context c) throws XPathExpressionException {
        return Values.string(value(i, c));
    }

    private double number(int i, Context c) throws XPathExpressionException {
        return Values.number(value(i, c));
    }

    @Override
    Object evaluate(Context c) throws XPathExpressionException {
        switch (name) {
        case "last":
            return (double) c.size;
        case "position":
            return (double) c.position;
        case "count":
            return (double) Values.nodes(value(0, c)).size();
        case "id":
            return id(value(0, c), c);
        case "local-name":
        case "namespace-uri":
        case "name":
            return nameOf(Values.nodes(value(0, c)));
        case "string":
            return text(0, c);
        case "concat":
            StringBuilder all = new StringBuilder();
            for (int i = 0; i < arguments.size(); i++) all.append(text(i, c));
            return all.toString();
        case "boolean":
            return Values.bool(value(0, c));
        case "not":
            return !Values.bool(value(0, c));
        case "true":
        case "false":
            return name.equals("true");
        case "lang":
            return lang(text(0, c), c.node);
        case "number":
            return number(0, c);
        case "sum":
            double sum = 0;
            for (Node n : Values.nodes(value(0, c))) sum += Values.number(Values.string(n));
            return sum;
        case "floor":
            return Math.floor(number(0, c));
        case "ceiling":
            return Math.ceil(number(0, c));
        case "round":
            return round(number(0, c));
        default:
            return ofStrings(c);
        }
    }

    private Object ofStrings(Context c) throws XPathExpressionException {
        String s = text(0, c);
        switch (name) {
        case "starts-with":
            return s.startsWith(text(1, c));
        case "contains":
            return s.contains(text(1, c));
        case "substring-before":
            int before = s.indexOf(text(1, c));
            return before < 0 ? "" : s.substring(0, before);
        case "substring-after":
            String mark = text(1, c);
            int after = s.indexOf(mark);
            return after < 0 ? "" : s.substring(after + mark.length());
        case "substring":
            return substring(s, round(number(1, c)), arguments.size() < 3 ? Double.POSITIVE_INFINITY
                    : round(number(2, c)));
        case "string-length":
            return (double) s.codePointCount(0, s.length());
        case "normalize-space":
            StringBuilder out = new StringBuilder();
            for (String word : s.split("[ \t\r\n]+"))
                if (!word.isEmpty()) out.append(out.length() > 0 ? " " : "").append(word);
            return out.toString();
        default:
            return translate(s, text(1, c), text(2, c));
        }
    }

    private static double round(double d) {
        return Double.isNaN(d) || Double.isInfinite(d) ? d : Math.floor(d + 0.5);
    }

    private static String substring(String s, double first, double length) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < s.length(); i++)
            if (i + 1 >= first && i + 1 < first + length) out.append(s.charAt(i));
        return out.toString();
    }

    private static String translate(String s, String from, String to) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            int at = from.indexOf(s.charAt(i));
            if (at < 0) out.append(s.charAt(i));
            else if (at < to.length()) out.append(to.charAt(at));
        }
        return out.toString();
    }

    private String nameOf(List<Node> nodes) {
        if (nodes.isEmpty()) return "";
        Node n = nodes.get(0);
        int type = n.getNodeType();
        if (type != Node.ELEMENT_NODE && type != Node.ATTRIBUTE_NODE
                && type != Node.PROCESSING_INSTRUCTION_NODE) return "";
        if (name.equals("namespace-uri")) return n.getNamespaceURI() == null ? "" : n.getNamespaceURI();
        return name.equals("name") || n.getLocalName() == null ? n.getNodeName() : n.getLocalName();
    }

    private static List<Node> id(Object v, Context c) {
        Document d = c.node instanceof Document ? (Document) c.node : c.node == null ? null : c.node.getOwnerDocument();
        StringBuilder wanted = new StringBuilder();
        if (v instanceof List) for (Object n : (List<?>) v) wanted.append(Values.string((Node) n)).append(' ');
        else wanted.append(Values.string(v));
        List<Node> found = new ArrayList<Node>();
        for (String id : wanted.toString().trim().split("[ \t\r\n]+")) {
            Element e = d == null ? null : d.getElementById(id);
            if (e != null) found.add(e);
        }
        return Values.ordered(found);
    }

    private static boolean lang(String wanted, Node n) {
        for (; n != null; n = n.getParentNode()) {
            if (!(n instanceof Element) || !((Element) n).hasAttribute("xml:lang")) continue;
            String lang = ((Element) n).getAttribute("xml:lang").toLowerCase(java.util.Locale.ROOT);
            wanted = wanted.toLowerCase(java.util.Locale.ROOT);
            return lang.equals(wanted) || lang.startsWith(wanted + "-");
        }
        return false;
    }
}
