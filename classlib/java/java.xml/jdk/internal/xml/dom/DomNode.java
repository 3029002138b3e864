// SPDX-License-Identifier: MIT
package jdk.internal.xml.dom;

import java.util.HashMap;
import java.util.Map;
import javax.xml.XMLConstants;
import org.w3c.dom.DOMException;
import org.w3c.dom.Document;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.w3c.dom.UserDataHandler;

/**
 * A node: its document, its parent and its neighbours. Nodes that can have children are DomParents; to the others the
 * questions about children are answered here.
 */
abstract class DomNode implements Node, NodeList {
    /** The document that made it; of a document itself, null. */
    DomDocument owner;
    DomParent parent;
    DomNode previous, next;
    boolean isReadOnly;
    private Map<String, Object[]> userData;

    DomNode(DomDocument owner) {
        this.owner = owner;
    }

    /** The document that this node is in or is. */
    DomDocument document() {
        return owner;
    }

    void checkWritable() {
        if (isReadOnly && document().getStrictErrorChecking()) throw Dom.readOnly();
    }

    /** A node like this one, without attributes and children. */
    abstract DomNode copyInto(DomDocument target);

    // ---- most nodes have no value, no name in a namespace, no attributes and no children

    @Override
    public String getNodeValue() {
        return null;
    }

    @Override
    public void setNodeValue(String value) {
    }

    @Override
    public Node getParentNode() {
        return parent;
    }

    @Override
    public NodeList getChildNodes() {
        return this;
    }

    @Override
    public int getLength() {
        return 0;
    }

    @Override
    public Node item(int index) {
        return null;
    }

    @Override
    public Node getFirstChild() {
        return null;
    }

    @Override
    public Node getLastChild() {
        return null;
    }

    @Override
    public Node getPreviousSibling() {
        return previous;
    }

    @Override
    public Node getNextSibling() {
        return next;
    }

    @Override
    public NamedNodeMap getAttributes() {
        return null;
    }

    @Override
    public Document getOwnerDocument() {
        return owner;
    }

    @Override
    public Node insertBefore(Node made, Node before) {
        throw Dom.notHere();
    }

    @Override
    public Node replaceChild(Node made, Node old) {
        throw Dom.notHere();
    }

    @Override
    public Node removeChild(Node old) {
        throw Dom.notFound();
    }

    @Override
    public Node appendChild(Node made) {
        return insertBefore(made, null);
    }

    @Override
    public boolean hasChildNodes() {
        return false;
    }

    @Override
    public Node cloneNode(boolean deep) {
        DomNode copy = copyInto(document());
        if (this instanceof DomParent
                && (deep || getNodeType() == ATTRIBUTE_NODE)) ((DomParent) copy).copyChildren((DomParent) this,
                        document());
        tellUser(UserDataHandler.NODE_CLONED, copy);
        return copy;
    }

    @Override
    public void normalize() {
    }

    @Override
    public boolean isSupported(String feature, String version) {
        return DomImplementation.INSTANCE.hasFeature(feature, version);
    }

    @Override
    public String getNamespaceURI() {
        return null;
    }

    @Override
    public String getPrefix() {
        return null;
    }

    @Override
    public void setPrefix(String prefix) {
        throw Dom.badNamespace();
    }

    @Override
    public String getLocalName() {
        return null;
    }

    @Override
    public boolean hasAttributes() {
        return false;
    }

    @Override
    public String getBaseURI() {
        return parent != null ? parent.getBaseURI() : document() == null ? null : document().getDocumentURI();
    }

    // ---- order

    @Override
    public short compareDocumentPosition(Node node) throws DOMException {
        if (node == this) return 0;
        if (!(node instanceof DomNode)) throw Dom.notSupported();
        DomNode other = (DomNode) node;
        java.util.ArrayList<DomNode> mine = path(this), theirs = path(other);
        if (mine.get(0) != theirs.get(0)) {
            boolean before = System.identityHashCode(mine.get(0)) > System.identityHashCode(theirs.get(0));
            return (short) (DOCUMENT_POSITION_DISCONNECTED | DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
                    | (before ? DOCUMENT_POSITION_PRECEDING : DOCUMENT_POSITION_FOLLOWING));
        }
        int i = 0;
        while (i < mine.size() && i < theirs.size() && mine.get(i) == theirs.get(i)) i++;
        if (i == mine.size()) return DOCUMENT_POSITION_CONTAINED_BY | DOCUMENT_POSITION_FOLLOWING;
        if (i == theirs.size()) return DOCUMENT_POSITION_CONTAINS | DOCUMENT_POSITION_PRECEDING;
        DomNode a = mine.get(i), b = theirs.get(i);
        boolean attributeA = a.getNodeType() == ATTRIBUTE_NODE, attributeB = b.getNodeType() == ATTRIBUTE_NODE;
        if (attributeA && attributeB) {
            NamedNodeMap all = mine.get(i - 1).getAttributes();
            for (int k = 0; k < all.getLength(); k++) {
                if (all.item(k) == a) return DOCUMENT_POSITION_FOLLOWING | DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC;
                if (all.item(k) == b) return DOCUMENT_POSITION_PRECEDING | DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC;
            }
        }
        if (attributeA) return DOCUMENT_POSITION_FOLLOWING;
        if (attributeB) return DOCUMENT_POSITION_PRECEDING;
        for (DomNode n = a.next; n != null; n = n.next)
            if (n == b) return DOCUMENT_POSITION_FOLLOWING;
        return DOCUMENT_POSITION_PRECEDING;
    }

    private static java.util.ArrayList<DomNode> path(DomNode n) {
        java.util.ArrayList<DomNode> all = new java.util.ArrayList<DomNode>();
        while (n != null) {
            all.add(0, n);
            n = n instanceof DomAttr ? ((DomAttr) n).element : n.parent;
        }
        return all;
    }

    // ---- text

    @Override
    public String getTextContent() {
        return getNodeValue();
    }

    @Override
    public void setTextContent(String text) {
        setNodeValue(text);
    }

    // ---- namespaces

    @Override
    public boolean isSameNode(Node other) {
        return this == other;
    }

    /** The element whose declarations count for this node. */
    DomElement scope() {
        return parent instanceof DomElement ? (DomElement) parent : parent == null ? null : parent.scope();
    }

    @Override
    public String lookupNamespaceURI(String prefix) {
        for (DomElement e = scope(); e != null; e = e.outer()) {
            if (e.getNamespaceURI() != null && Dom.same(e.getPrefix(), prefix)) return e.getNamespaceURI();
            String name = prefix == null || prefix.isEmpty() ? "xmlns" : "xmlns:" + prefix;
            if (e.hasAttribute(name)) return e.getAttribute(name).isEmpty() ? null : e.getAttribute(name);
        }
        return null;
    }

    @Override
    public boolean isDefaultNamespace(String uri) {
        return Dom.same(uri, lookupNamespaceURI(null));
    }

    @Override
    public String lookupPrefix(String uri) {
        if (uri == null || uri.isEmpty()) return null;
        for (DomElement e = scope(); e != null; e = e.outer()) {
            if (uri.equals(e.getNamespaceURI()) && e.getPrefix() != null
                    && uri.equals(lookupNamespaceURI(e.getPrefix())))
                return e.getPrefix();
            NamedNodeMap all = e.getAttributes();
            for (int i = 0; i < all.getLength(); i++) {
                Node a = all.item(i);
                if (a.getNodeName().startsWith("xmlns:") && uri.equals(a.getNodeValue())
                        && uri.equals(lookupNamespaceURI(a.getNodeName().substring(6))))
                    return a.getNodeName().substring(6);
            }
        }
        return null;
    }

    // ---- equality

    @Override
    public boolean isEqualNode(Node other) {
        if (other == this) return true;
        if (other == null || other.getNodeType() != getNodeType() || !Dom.same(getNodeName(), other.getNodeName())
                || !Dom.same(getLocalName(), other.getLocalName())
                        || !Dom.same(getNamespaceURI(), other.getNamespaceURI())
                || !Dom.same(getNodeValue(), other.getNodeValue()) || !sameAttributes(other)) return false;
        Node a = getFirstChild(), b = other.getFirstChild();
        while (a != null && b != null) {
            if (!a.isEqualNode(b)) return false;
            a = a.getNextSibling();
            b = b.getNextSibling();
        }
        return a == b;
    }

    private boolean sameAttributes(Node other) {
        NamedNodeMap a = getAttributes(), b = other.getAttributes();
        if (a == null || b == null) return a == b;
        if (a.getLength() != b.getLength()) return false;
        for (int i = 0; i < a.getLength(); i++) {
            Node n = a.item(i);
            Node m = n.getLocalName() == null ? b.getNamedItem(n.getNodeName())
                    : b.getNamedItemNS(n.getNamespaceURI(), n.getLocalName());
            if (m == null || !n.isEqualNode(m)) return false;
        }
        return true;
    }

    // ---- user data

    @Override
    public Object getFeature(String feature, String version) {
        return isSupported(feature, version) ? this : null;
    }

    @Override
    public Object setUserData(String key, Object data, UserDataHandler handler) {
        if (userData == null) userData = new HashMap<String, Object[]>();
        Object[] old = data == null ? userData.remove(key) : userData.put(key, new Object[] { data, handler });
        return old == null ? null : old[0];
    }

    @Override
    public Object getUserData(String key) {
        Object[] found = userData == null ? null : userData.get(key);
        return found == null ? null : found[0];
    }

    void tellUser(short operation, Node target) {
        if (userData == null) return;
        for (Map.Entry<String, Object[]> e : userData.entrySet())
            if (e.getValue()[1] != null)
                ((UserDataHandler) e.getValue()[1]).handle(operation, e.getKey(), e.getValue()[0], this, target);
    }

    @Override
    public String toString() {
        return "[" + getNodeName() + ": " + getNodeValue() + "]";
    }
}
