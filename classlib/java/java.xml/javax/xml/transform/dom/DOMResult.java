// SPDX-License-Identifier: MIT
package javax.xml.transform.dom;

import javax.xml.transform.Result;
import org.w3c.dom.Node;

/** A tree that a result becomes: below a node, before one of its children, or a document of its own. */
public class DOMResult implements Result {
    public static final String FEATURE = "http://javax.xml.transform.dom.DOMResult/feature";

    private Node node, nextSibling;
    private String systemId;

    public DOMResult() {
    }

    public DOMResult(Node node) {
        this(node, null, null);
    }

    public DOMResult(Node node, String systemId) {
        this(node, null, systemId);
    }

    public DOMResult(Node node, Node nextSibling) {
        this(node, nextSibling, null);
    }

    public DOMResult(Node node, Node nextSibling, String systemId) {
        check(node, nextSibling);
        this.node = node;
        this.nextSibling = nextSibling;
        this.systemId = systemId;
    }

    private static void check(Node parent, Node child) {
        if (child == null) return;
        if (parent == null) throw new IllegalArgumentException("Cannot create a DOMResult when the nextSibling is "
                + "contained by the "
                + "\"null\" node.");
        if ((parent.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_CONTAINED_BY) == 0)
            throw new IllegalArgumentException("Cannot create a DOMResult when the nextSibling is not contained "
                    + "by the node.");
    }

    public void setNode(Node node) {
        if (nextSibling != null) {
            if (node == null) throw new IllegalStateException("Cannot create a DOMResult when the nextSibling is "
                    + "contained by the "
                    + "\"null\" node.");
            check(node, nextSibling);
        }
        this.node = node;
    }

    public Node getNode() {
        return node;
    }

    public void setNextSibling(Node nextSibling) {
        if (nextSibling != null
                && node == null) throw new IllegalStateException("Cannot create a DOMResult when the nextSibling is "
                + "contained by the \"null\" node.");
        check(node, nextSibling);
        this.nextSibling = nextSibling;
    }

    public Node getNextSibling() {
        return nextSibling;
    }

    @Override
    public void setSystemId(String systemId) {
        this.systemId = systemId;
    }

    @Override
    public String getSystemId() {
        return systemId;
    }
}
