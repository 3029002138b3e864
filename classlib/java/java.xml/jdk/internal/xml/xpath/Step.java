// SPDX-License-Identifier: MIT
package jdk.internal.xml.xpath;

import java.util.ArrayList;
import java.util.List;
import javax.xml.xpath.XPathExpressionException;
import org.w3c.dom.Attr;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/** A step of a path (XPath 1.0, 2.1 to 2.4): an axis, a test of nodes, predicates. */
final class Step {
    private final String axis;
    /** "node", "text", "comment", "processing-instruction", or null: a test of the name. */
    private final String kind;
    /** Null is no namespace, "*" is any; of the name "*" is any; of instructions the target, or null. */
    private final String uri, name;
    private final List<Expression> predicates;

    Step(String axis, String kind, String uri, String name, List<Expression> predicates) {
        this.axis = axis;
        this.kind = kind;
        this.uri = uri;
        this.name = name;
        this.predicates = predicates;
    }

    boolean isReverse() {
        return axis.startsWith("preceding") || axis.startsWith("ancestor");
    }

    List<Node> from(Node n, Context c) throws XPathExpressionException {
        List<Node> all = new ArrayList<Node>();
        collect(n, all);
        return Expression.filter(all, predicates, c);
    }

    private void add(Node n, List<Node> out) {
        if (matches(n)) out.add(n);
    }

    private boolean matches(Node n) {
        int type = n.getNodeType();
        if (type == Node.DOCUMENT_TYPE_NODE) return false;
        if (kind != null) switch (kind) {
        case "node":
            return true;
        case "text":
            return type == Node.TEXT_NODE || type == Node.CDATA_SECTION_NODE;
        case "comment":
            return type == Node.COMMENT_NODE;
        default:
            return type == Node.PROCESSING_INSTRUCTION_NODE && (name == null || name.equals(n.getNodeName()));
        }
        if (type != (axis.equals("attribute") || axis.equals("namespace") ? Node.ATTRIBUTE_NODE
                : Node.ELEMENT_NODE)) return false;
        String local = n.getLocalName() == null ? n.getNodeName() : n.getLocalName();
        if (!name.equals("*") && !name.equals(local)) return false;
        return "*".equals(uri) || (uri == null ? n.getNamespaceURI() == null : uri.equals(n.getNamespaceURI()));
    }

    private static Node parent(Node n) {
        return n.getNodeType() == Node.ATTRIBUTE_NODE ? ((Attr) n).getOwnerElement() : n.getParentNode();
    }

    private void collect(Node n, List<Node> out) throws XPathExpressionException {
        boolean isAttribute = n.getNodeType() == Node.ATTRIBUTE_NODE;
        switch (axis) {
        case "self":
            add(n, out);
            return;
        case "child":
            for (Node k = isAttribute ? null : n.getFirstChild(); k != null; k = k.getNextSibling()) add(k, out);
            return;
        case "descendant-or-self":
            add(n, out);
            if (!isAttribute) descend(n, out);
            return;
        case "descendant":
            if (!isAttribute) descend(n, out);
            return;
        case "parent":
            if (parent(n) != null) add(parent(n), out);
            return;
        case "ancestor-or-self":
            add(n, out);
            ancestors(n, out);
            return;
        case "ancestor":
            ancestors(n, out);
            return;
        case "following-sibling":
            for (Node k = isAttribute ? null : n.getNextSibling(); k != null; k = k.getNextSibling()) add(k, out);
            return;
        case "preceding-sibling":
            for (Node k = isAttribute ? null : n.getPreviousSibling(); k != null; k = k.getPreviousSibling()) add(k,
                    out);
            return;
        case "following":
            for (Node k = n; k != null; k = parent(k)) {
                if (k.getNodeType() == Node.ATTRIBUTE_NODE) {
                    descend(parent(k), out);
                    continue;
                }
                for (Node f = k.getNextSibling(); f != null; f = f.getNextSibling()) {
                    add(f, out);
                    descend(f, out);
                }
            }
            return;
        case "preceding":
            for (Node k = n; k != null; k = parent(k))
                for (Node p = k.getPreviousSibling(); p != null; p = p.getPreviousSibling()) backwards(p, out);
            return;
        case "attribute":
        case "namespace":
            attributes(n, out, axis.equals("namespace"));
            return;
        default:
            throw new XPathExpressionException("illegal axis name: " + axis);
        }
    }

    private void descend(Node n, List<Node> out) {
        for (Node k = n.getFirstChild(); k != null; k = k.getNextSibling()) {
            add(k, out);
            descend(k, out);
        }
    }

    private void backwards(Node n, List<Node> out) {
        for (Node k = n.getLastChild(); k != null; k = k.getPreviousSibling()) backwards(k, out);
        add(n, out);
    }

    private void ancestors(Node n, List<Node> out) {
        for (Node p = parent(n); p != null; p = parent(p)) add(p, out);
    }

    /** Declarations of namespaces are no attributes; as namespaces, those of the element itself are found. */
    private void attributes(Node n, List<Node> out, boolean declarations) {
        NamedNodeMap all = n.getAttributes();
        for (int i = 0; all != null && i < all.getLength(); i++) {
            Node a = all.item(i);
            boolean declares = a.getNodeName().equals("xmlns") || a.getNodeName().startsWith("xmlns:");
            if (declares && declarations && (kind != null || name.equals("*")
                    || name.equals(a.getLocalName()))) out.add(a);
            else if (!declares && !declarations) add(a, out);
        }
    }
}
