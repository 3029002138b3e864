// SPDX-License-Identifier: MIT
package jdk.internal.xml.dom;

import org.w3c.dom.Attr;
import org.w3c.dom.Element;
import org.w3c.dom.ElementTraversal;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.TypeInfo;

/** An element. */
final class DomElement extends DomNamed implements Element, ElementTraversal {
    private DomMap attributes;

    DomElement(DomDocument owner, String name) {
        super(owner, name);
    }

    DomElement(DomDocument owner, String uri, String name, int colon) {
        super(owner, uri, name, colon);
    }

    @Override
    DomNode copyInto(DomDocument target) {
        DomElement copy = new DomElement(target, getNodeName());
        copy.nameLike(this);
        for (int i = 0; attributes != null && i < attributes.getLength(); i++) {
            DomAttr old = (DomAttr) attributes.item(i), a = (DomAttr) old.copyInto(target);
            a.specified = old.specified;
            a.isId = old.isId;
            copy.map().add(a);
        }
        return copy;
    }

    DomMap map() {
        if (attributes == null) attributes = new DomMap(this);
        return attributes;
    }

    /** The next element outwards. */
    DomElement outer() {
        return super.scope();
    }

    @Override
    DomElement scope() {
        return this;
    }

    @Override
    public short getNodeType() {
        return ELEMENT_NODE;
    }

    @Override
    public String getTagName() {
        return getNodeName();
    }

    @Override
    public String getBaseURI() {
        Attr base = getAttributeNode("xml:base");
        if (base == null || base.getValue().isEmpty()) return super.getBaseURI();
        try {
            java.net.URI uri = new java.net.URI(base.getValue());
            String outside = super.getBaseURI();
            return uri.isAbsolute() || outside == null ? base.getValue()
                    : new java.net.URI(outside).resolve(uri).toString();
        } catch (java.net.URISyntaxException e) {
            return null;
        }
    }

    @Override
    public TypeInfo getSchemaTypeInfo() {
        return DomImplementation.typeInfo(null);
    }

    // ---- attributes

    @Override
    public NamedNodeMap getAttributes() {
        return map();
    }

    @Override
    public boolean hasAttributes() {
        return attributes != null && attributes.getLength() > 0;
    }

    @Override
    public String getAttribute(String name) {
        Attr a = getAttributeNode(name);
        return a == null ? "" : a.getValue();
    }

    @Override
    public void setAttribute(String name, String value) {
        checkWritable();
        DomAttr a = (DomAttr) getAttributeNode(name);
        boolean isNew = a == null;
        if (isNew) a = (DomAttr) document().createAttribute(name);
        a.setValue(value);
        if (isNew) map().add(a);
    }

    @Override
    public void removeAttribute(String name) {
        checkWritable();
        int i = attributes == null ? -1 : attributes.find(name);
        if (i >= 0) attributes.remove(i);
    }

    @Override
    public Attr getAttributeNode(String name) {
        return attributes == null ? null : (Attr) attributes.getNamedItem(name);
    }

    @Override
    public Attr setAttributeNode(Attr a) {
        return (Attr) map().setNamedItem(a);
    }

    @Override
    public Attr removeAttributeNode(Attr a) {
        checkWritable();
        for (int i = 0; attributes != null && i < attributes.getLength(); i++)
            if (attributes.item(i) == a) return (Attr) attributes.remove(i);
        throw Dom.notFound();
    }

    @Override
    public String getAttributeNS(String uri, String localName) {
        Attr a = getAttributeNodeNS(uri, localName);
        return a == null ? "" : a.getValue();
    }

    @Override
    public void setAttributeNS(String uri, String qName, String value) {
        checkWritable();
        if (uri != null && uri.isEmpty()) uri = null;
        int colon = document().getStrictErrorChecking() ? Dom.checkQualified(uri, qName, true) : qName.indexOf(':');
        DomAttr a = (DomAttr) getAttributeNodeNS(uri, qName.substring(colon + 1));
        if (a == null) {
            a = new DomAttr(document(), uri, qName, colon);
            a.setValue(value);
            map().add(a);
        } else {
            int i = map().find(uri, a.getLocalName() == null ? a.getName() : a.getLocalName());
            if (!a.getName().equals(qName)) {
                map().detach(i);
                a.rename(uri, qName, colon);
                map().add(a);
            }
            a.setValue(value);
        }
    }

    @Override
    public void removeAttributeNS(String uri, String localName) {
        checkWritable();
        int i = attributes == null ? -1 : attributes.find(uri, localName);
        if (i >= 0) attributes.remove(i);
    }

    @Override
    public Attr getAttributeNodeNS(String uri, String localName) {
        return attributes == null ? null : (Attr) attributes.getNamedItemNS(uri, localName);
    }

    @Override
    public Attr setAttributeNodeNS(Attr a) {
        return (Attr) map().setNamedItemNS(a);
    }

    @Override
    public boolean hasAttribute(String name) {
        return getAttributeNode(name) != null;
    }

    @Override
    public boolean hasAttributeNS(String uri, String localName) {
        return getAttributeNodeNS(uri, localName) != null;
    }

    @Override
    public void setIdAttribute(String name, boolean isId) {
        setId((DomAttr) getAttributeNode(name), isId);
    }

    @Override
    public void setIdAttributeNS(String uri, String localName, boolean isId) {
        setId((DomAttr) getAttributeNodeNS(uri, localName), isId);
    }

    @Override
    public void setIdAttributeNode(Attr a, boolean isId) {
        if (a.getOwnerElement() != this) throw Dom.notFound();
        setId((DomAttr) a, isId);
    }

    private void setId(DomAttr a, boolean isId) {
        checkWritable();
        if (a == null) throw Dom.notFound();
        a.isId = isId;
        if (isId) document().rememberId(a.getValue(), this);
        else document().forgetId(a.getValue(), this);
    }

    @Override
    public void normalize() {
        super.normalize();
        for (int i = 0; attributes != null && i < attributes.getLength(); i++) attributes.item(i).normalize();
    }

    // ---- ElementTraversal

    private static Element element(Node n, boolean forwards) {
        while (n != null && n.getNodeType() != ELEMENT_NODE) n = forwards ? n.getNextSibling() : n.getPreviousSibling();
        return (Element) n;
    }

    @Override
    public Element getFirstElementChild() {
        return element(getFirstChild(), true);
    }

    @Override
    public Element getLastElementChild() {
        return element(getLastChild(), false);
    }

    @Override
    public Element getNextElementSibling() {
        return element(getNextSibling(), true);
    }

    @Override
    public Element getPreviousElementSibling() {
        return element(getPreviousSibling(), false);
    }

    @Override
    public int getChildElementCount() {
        int count = 0;
        for (Node n = getFirstElementChild(); n != null; n = element(n.getNextSibling(), true)) count++;
        return count;
    }
}
