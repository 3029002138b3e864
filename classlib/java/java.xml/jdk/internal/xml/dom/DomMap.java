// SPDX-License-Identifier: MIT
package jdk.internal.xml.dom;

import java.util.ArrayList;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/**
 * Nodes by name, in the order of their names: attributes of an element, or entities and notations of a
 * document type.
 */
final class DomMap implements NamedNodeMap {
    private final DomElement element;
    private final ArrayList<DomNode> list = new ArrayList<DomNode>();

    /** The element may be null: then nobody may change the map. */
    DomMap(DomElement element) {
        this.element = element;
    }

    int find(String name) {
        int low = 0, high = list.size() - 1;
        while (low <= high) {
            int middle = low + high >>> 1, order = list.get(middle).getNodeName().compareTo(name);
            if (order == 0) return middle;
            if (order < 0) low = middle + 1;
            else high = middle - 1;
        }
        return -1 - low;
    }

    int find(String uri, String local) {
        if (uri != null && uri.isEmpty()) uri = null;
        for (int i = 0; i < list.size(); i++) {
            DomNode n = list.get(i);
            String l = n.getLocalName();
            if (Dom.same(uri, n.getNamespaceURI()) && (l != null ? l.equals(local) : uri == null
                    && n.getNodeName().equals(local)))
                return i;
        }
        return -1;
    }

    @Override
    public int getLength() {
        return list.size();
    }

    @Override
    public Node item(int index) {
        return index < 0 || index >= list.size() ? null : list.get(index);
    }

    @Override
    public Node getNamedItem(String name) {
        int i = name == null ? -1 : find(name);
        return i < 0 ? null : list.get(i);
    }

    @Override
    public Node getNamedItemNS(String uri, String localName) {
        int i = find(uri, localName);
        return i < 0 ? null : list.get(i);
    }

    @Override
    public Node setNamedItem(Node arg) {
        return set(arg, false);
    }

    @Override
    public Node setNamedItemNS(Node arg) {
        return set(arg, true);
    }

    private Node set(Node arg, boolean qualified) {
        if (element == null) throw Dom.readOnly();
        element.checkWritable();
        if (arg.getOwnerDocument() != element.document()) throw Dom.wrongDocument();
        if (!(arg instanceof DomAttr)) throw Dom.notHere();
        DomAttr a = (DomAttr) arg;
        if (a.element == element) return a;
        if (a.element != null) throw Dom.inUse();
        int i = qualified && a.getLocalName() != null ? find(a.getNamespaceURI(), a.getLocalName())
                : find(a.getNodeName());
        DomAttr old = i < 0 ? null : (DomAttr) list.get(i);
        if (old != null) detach(i);
        add(a);
        return old;
    }

    /** Puts in what is not there yet. */
    void add(DomNode n) {
        int i = find(n.getNodeName());
        list.add(i < 0 ? -1 - i : i + 1, n);
        if (element == null) return;
        DomAttr a = (DomAttr) n;
        a.element = element;
        if (a.isId) element.document().rememberId(a.getValue(), element);
        element.document().changes++;
    }

    DomAttr detach(int i) {
        DomAttr a = (DomAttr) list.remove(i);
        if (a.isId) element.document().forgetId(a.getValue(), element);
        a.element = null;
        a.specified = true;
        element.document().changes++;
        return a;
    }

    @Override
    public Node removeNamedItem(String name) {
        int i = find(name);
        if (i < 0) throw Dom.notFound();
        return remove(i);
    }

    @Override
    public Node removeNamedItemNS(String uri, String localName) {
        int i = find(uri, localName);
        if (i < 0) throw Dom.notFound();
        return remove(i);
    }

    /** A default that was declared comes back at once. */
    Node remove(int i) {
        if (element == null) throw Dom.readOnly();
        element.checkWritable();
        DomAttr old = detach(i);
        DomAttr standard = element.document().defaultAttribute(element.getNodeName(), old.getNodeName());
        if (standard != null) {
            if (old.getLocalName() != null) standard.nameLike(old);
            add(standard);
        }
        return old;
    }
}
