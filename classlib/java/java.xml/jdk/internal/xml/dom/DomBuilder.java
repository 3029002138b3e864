// SPDX-License-Identifier: MIT
package jdk.internal.xml.dom;

import javax.xml.XMLConstants;
import org.w3c.dom.Node;

/** Puts a tree together, piece by piece, with none of the questions that the public methods ask. */
public final class DomBuilder {
    public final DomDocument document;
    private DomParent at;
    private final DomNode before;
    private final DomParent top;
    private final StringBuilder characters = new StringBuilder();
    private DomDoctype doctype;

    public DomBuilder() {
        this(DomImplementation.newDocument(), null);
    }

    /** Builds below a node, before one of its children or (null) after them all. */
    public DomBuilder(Node parent, Node nextSibling) {
        if (!(parent instanceof DomParent)) throw Dom.notSupported();
        top = at = (DomParent) parent;
        before = (DomNode) nextSibling;
        document = at.document();
    }

    private void add(DomNode n) {
        flush();
        at.link(n, at == top ? before : null);
    }

    /** Text that is complete becomes the node. */
    private void flush() {
        if (characters.length() == 0) return;
        DomText t = new DomText(document, characters.toString());
        characters.setLength(0);
        t.ignorable = ignorable;
        ignorable = false;
        at.link(t, at == top ? before : null);
    }

    private boolean ignorable;

    public void text(char[] ch, int start, int length, boolean blankOnly) {
        if (at == document) return;
        if (characters.length() == 0) ignorable = blankOnly;
        else ignorable &= blankOnly;
        characters.append(ch, start, length);
    }

    public void section(String data) {
        add(new DomText.Section(document, data));
    }

    public void comment(String data) {
        add(new DomText.Remark(document, data));
    }

    public void instruction(String target, String data) {
        add(new DomInstruction(document, target, data));
    }

    /** Uri null: an element without namespace; local null: made as in level 1. */
    public void startElement(String uri, String local, String qName) {
        DomElement e = local == null ? new DomElement(document, qName)
                : new DomElement(document, uri == null || uri.isEmpty() ? null : uri, qName, qName.indexOf(':'));
        add(e);
        at = e;
    }

    public void attribute(String uri, String local, String qName, String value, String type, boolean specified) {
        DomElement e = (DomElement) at;
        if (local != null && (qName.equals("xmlns")
                || qName.startsWith("xmlns:"))) uri = XMLConstants.XMLNS_ATTRIBUTE_NS_URI;
        DomAttr a = local == null ? new DomAttr(document, qName)
                : new DomAttr(document, uri == null || uri.isEmpty() ? null : uri, qName, qName.indexOf(':'));
        a.setValue(value);
        a.specified = specified;
        a.type = type;
        a.isId = type.equals("ID");
        e.map().add(a);
    }

    public void endElement() {
        flush();
        at = at.parent;
    }

    public void end() {
        flush();
    }

    /** A reference that stays: what comes next goes into it. */
    public void startReference(String name) {
        DomEntity.Reference r = new DomEntity.Reference(document, name);
        add(r);
        at = r;
    }

    public void endReference() {
        flush();
        at = at.parent;
    }

    // ---- document type

    public void doctype(String name, String publicId, String systemId) {
        doctype = new DomDoctype(document, name, publicId, systemId);
        add(doctype);
    }

    public void internalSubset(String text) {
        doctype.internalSubset = text;
    }

    public void entity(String name, String publicId, String systemId, String notation) {
        if (doctype.entities.find(name) < 0) doctype.entities.add(new DomEntity(document, name, publicId, systemId,
                notation));
    }

    public void notation(String name, String publicId, String systemId) {
        if (doctype.notations.find(name) < 0) doctype.notations.add(new DomEntity.Note(document, name, publicId,
                systemId));
    }

    public void defaultAttribute(String element, String attribute, String value, String type) {
        doctype.defaults.put(element + " " + attribute, new String[] { value, type });
    }
}
