// SPDX-License-Identifier: MIT
package jdk.internal.xml.xpath;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import javax.xml.xpath.XPathExpressionException;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** The four types of XPath 1.0 (Boolean, Double, String, nodes in document order) and how one becomes another. */
final class Values {
    private Values() {
    }

    /** Nodes that a caller gets. */
    static final class Nodes implements NodeList {
        private final List<Node> list;

        Nodes(List<Node> list) {
            this.list = list;
        }

        @Override
        public Node item(int index) {
            return index < 0 || index >= list.size() ? null : list.get(index);
        }

        @Override
        public int getLength() {
            return list.size();
        }
    }

    private static final Comparator<Node> ORDER = new Comparator<Node>() {
        @Override
        public int compare(Node a, Node b) {
            if (a == b) return 0;
            return (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) != 0 ? -1 : 1;
        }
    };

    /** Each node once, in document order. */
    static List<Node> ordered(List<Node> nodes) {
        if (nodes.size() < 2) return nodes;
        List<Node> all = new ArrayList<Node>(new LinkedHashSet<Node>(nodes));
        Collections.sort(all, ORDER);
        return all;
    }

    @SuppressWarnings("unchecked")
    static List<Node> nodes(Object v) throws XPathExpressionException {
        if (v instanceof List) return (List<Node>) v;
        throw new XPathExpressionException("Can not convert " + kind(v) + " to a NodeList!");
    }

    static String kind(Object v) {
        return v instanceof Double ? "#NUMBER" : v instanceof Boolean ? "#BOOLEAN" : v instanceof String ? "#STRING"
                : "#NODESET";
    }

    static boolean bool(Object v) {
        if (v instanceof Boolean) return (Boolean) v;
        if (v instanceof Double) return (Double) v != 0 && !((Double) v).isNaN();
        return v instanceof String ? !((String) v).isEmpty() : !((List<?>) v).isEmpty();
    }

    static double number(Object v) {
        if (v instanceof Double) return (Double) v;
        if (v instanceof Boolean) return (Boolean) v ? 1 : 0;
        String s = string(v).trim();
        for (int i = 0; i < s.length(); i++)
            if ("0123456789.-".indexOf(s.charAt(i)) < 0 || s.charAt(i) == '-' && i > 0) return Double.NaN;
        try {
            return Double.parseDouble(s);
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }

    static String string(Object v) {
        if (v instanceof String || v instanceof Boolean) return v.toString();
        if (v instanceof Double) return string(((Double) v).doubleValue());
        List<?> list = (List<?>) v;
        return list.isEmpty() ? "" : string((Node) list.get(0));
    }

    static String string(double d) {
        if (Double.isNaN(d) || Double.isInfinite(d)) return String.valueOf(d);
        if (d == Math.rint(d) && Math.abs(d) < 1e15) return String.valueOf((long) d);
        String s = new BigDecimal(String.valueOf(d)).toPlainString();
        if (s.indexOf('.') < 0) return s;
        int end = s.length();
        while (s.charAt(end - 1) == '0') end--;
        return s.substring(0, s.charAt(end - 1) == '.' ? end - 1 : end);
    }

    static String string(Node n) {
        String s = n.getTextContent();
        if (n.getNodeType() != Node.DOCUMENT_NODE) return s == null ? "" : s;
        Node root = n.getFirstChild();
        while (root != null && root.getNodeType() != Node.ELEMENT_NODE) root = root.getNextSibling();
        return root == null ? "" : root.getTextContent();
    }
}
