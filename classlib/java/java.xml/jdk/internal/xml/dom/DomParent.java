// SPDX-License-Identifier: MIT
package jdk.internal.xml.dom;

import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * A node with children: a doubly linked list. As a NodeList it remembers where it was asked last, so a
 * walk by index is quick.
 */
abstract class DomParent extends DomNode {
    private DomNode first, last;
    private int count;
    private DomNode askedNode;
    private int askedIndex;

    DomParent(DomDocument owner) {
        super(owner);
    }

    /** May a node of this type be a child? Refined by documents. */
    boolean accepts(DomNode child, DomNode replaced) {
        switch (child.getNodeType()) {
        case ELEMENT_NODE:
        case TEXT_NODE:
        case CDATA_SECTION_NODE:
        case COMMENT_NODE:
        case PROCESSING_INSTRUCTION_NODE:
        case ENTITY_REFERENCE_NODE:
            return true;
        default:
            return false;
        }
    }

    /** Called after each change of the children. */
    void changed() {
        askedNode = null;
        DomDocument d = document();
        if (d != null) d.changes++;
    }

    @Override
    public int getLength() {
        return count;
    }

    @Override
    public Node item(int index) {
        if (index < 0 || index >= count) return null;
        DomNode n = first;
        int i = 0;
        if (askedNode != null && askedIndex <= index) {
            n = askedNode;
            i = askedIndex;
        }
        for (; i < index; i++) n = n.next;
        askedNode = n;
        askedIndex = index;
        return n;
    }

    @Override
    public Node getFirstChild() {
        return first;
    }

    @Override
    public Node getLastChild() {
        return last;
    }

    @Override
    public boolean hasChildNodes() {
        return first != null;
    }

    // ---- changes

    @Override
    public Node insertBefore(Node made, Node before) {
        checkWritable();
        if (made == null) throw new NullPointerException();
        if (!(made instanceof DomNode)) throw Dom.wrongDocument();
        DomNode n = (DomNode) made, at = check(n, before, null);
        if (n.getNodeType() == DOCUMENT_FRAGMENT_NODE) {
            DomParent fragment = (DomParent) n;
            while (fragment.first != null) insertBefore(fragment.first, at);
            return made;
        }
        if (n == at) return made;
        if (n.parent != null) n.parent.unlink(n);
        link(n, at);
        return made;
    }

    /** All that DOM says about a node that is to stand here. Returns the node before which. */
    private DomNode check(DomNode n, Node before, DomNode replaced) {
        if (n.document() != document() && n.owner != document()) throw Dom.wrongDocument();
        if (before != null && before.getParentNode() != this) throw Dom.notFound();
        for (DomNode a = this; a != null; a = a.parent)
            if (a == n) throw Dom.notHere();
        if (n.getNodeType() == DOCUMENT_FRAGMENT_NODE) {
            for (Node c = n.getFirstChild(); c != null; c = c.getNextSibling())
                if (!accepts((DomNode) c, replaced)) throw Dom.notHere();
        } else if (!accepts(n, replaced)) {
            throw Dom.notHere();
        }
        return (DomNode) before;
    }

    @Override
    public Node replaceChild(Node made, Node old) {
        checkWritable();
        if (!(made instanceof DomNode)) throw Dom.wrongDocument();
        if (old == null || old.getParentNode() != this) throw Dom.notFound();
        if (made == old) return old;
        check((DomNode) made, old, (DomNode) old);
        Node after = old.getNextSibling();
        if (after == made) after = made.getNextSibling();
        removeChild(old);
        insertBefore(made, after);
        return old;
    }

    @Override
    public Node removeChild(Node old) {
        checkWritable();
        if (old == null || old.getParentNode() != this) throw Dom.notFound();
        document().leaving((DomNode) old);
        unlink((DomNode) old);
        return old;
    }

    /** Puts a node without parent in; no questions. */
    final void link(DomNode n, DomNode before) {
        DomNode after = before == null ? last : before.previous;
        n.parent = this;
        n.previous = after;
        n.next = before;
        if (after == null) first = n;
        else after.next = n;
        if (before == null) last = n;
        else before.previous = n;
        count++;
        changed();
    }

    final void unlink(DomNode n) {
        if (n.previous == null) first = n.next;
        else n.previous.next = n.next;
        if (n.next == null) last = n.previous;
        else n.next.previous = n.previous;
        n.parent = null;
        n.previous = n.next = null;
        count--;
        changed();
    }

    final void removeAll() {
        while (first != null) unlink(first);
    }

    /** Copies of another node's children, made by a document. */
    void copyChildren(DomParent from, DomDocument target) {
        for (DomNode c = from.first; c != null; c = c.next) {
            DomNode copy = c.copyInto(target);
            if (c instanceof DomParent) ((DomParent) copy).copyChildren((DomParent) c, target);
            link(copy, null);
        }
    }

    /** Neighbouring text becomes one, empty text goes. */
    @Override
    public void normalize() {
        for (DomNode c = first; c != null;) {
            DomNode following = c.next;
            if (c.getNodeType() != TEXT_NODE) {
                c.normalize();
            } else if (following != null && following.getNodeType() == TEXT_NODE) {
                ((DomText) c).appendData(following.getNodeValue());
                removeChild(following);
                continue;
            } else if (c.getNodeValue().isEmpty()) {
                removeChild(c);
            }
            c = following;
        }
    }

    // ---- text

    @Override
    public String getTextContent() {
        if (first == null) return "";
        if (first.next == null && first.getNodeType() == TEXT_NODE) return first.getNodeValue();
        StringBuilder out = new StringBuilder();
        appendText(out);
        return out.toString();
    }

    private void appendText(StringBuilder out) {
        for (DomNode c = first; c != null; c = c.next) {
            int type = c.getNodeType();
            if (c instanceof DomParent) ((DomParent) c).appendText(out);
            else if (type == TEXT_NODE && !((DomText) c).isElementContentWhitespace() || type == CDATA_SECTION_NODE)
                out.append(c.getNodeValue());
        }
    }

    @Override
    public void setTextContent(String text) {
        checkWritable();
        while (first != null) removeChild(first);
        if (text != null && !text.isEmpty()) appendChild(document().createTextNode(text));
    }

    // ---- elements below

    /** The next node in document order below a root, or null. */
    static DomNode following(DomNode n, DomNode root) {
        if (n.getFirstChild() != null) return (DomNode) n.getFirstChild();
        while (n != root && n.next == null) n = n.parent;
        return n == root ? null : n.next;
    }

    public NodeList getElementsByTagName(String name) {
        return new DomElements(this, null, name, false);
    }

    public NodeList getElementsByTagNameNS(String uri, String localName) {
        return new DomElements(this, uri != null && uri.isEmpty() ? null : uri, localName, true);
    }
}
