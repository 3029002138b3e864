// SPDX-License-Identifier: MIT
package jdk.internal.xml.dom;

import java.util.HashMap;
import java.util.Map;
import org.w3c.dom.Attr;
import org.w3c.dom.CDATASection;
import org.w3c.dom.Comment;
import org.w3c.dom.DOMConfiguration;
import org.w3c.dom.DOMException;
import org.w3c.dom.DOMImplementation;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentFragment;
import org.w3c.dom.DocumentType;
import org.w3c.dom.Element;
import org.w3c.dom.EntityReference;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.ProcessingInstruction;
import org.w3c.dom.Text;
import org.w3c.dom.UserDataHandler;

/** A document, which makes all nodes that are in it. */
public final class DomDocument extends DomParent implements Document {
    /** Goes up with each change, so that lists of elements know when to look again. */
    int changes;
    private final Map<String, Element> ids = new HashMap<String, Element>();
    private boolean standalone, strict = true;
    private String inputEncoding, xmlEncoding, version, uri;
    private DomConfig config;

    DomDocument() {
        super(null);
    }

    @Override
    DomDocument document() {
        return this;
    }

    @Override
    DomNode copyInto(DomDocument target) {
        DomDocument copy = new DomDocument();
        copy.standalone = standalone;
        copy.inputEncoding = inputEncoding;
        copy.xmlEncoding = xmlEncoding;
        copy.version = version;
        copy.uri = uri;
        return copy;
    }

    @Override
    public Node cloneNode(boolean deep) {
        DomDocument copy = (DomDocument) copyInto(null);
        if (deep) copy.copyChildren(this, copy);
        tellUser(UserDataHandler.NODE_CLONED, copy);
        return copy;
    }

    @Override
    public short getNodeType() {
        return DOCUMENT_NODE;
    }

    @Override
    public String getNodeName() {
        return "#document";
    }

    @Override
    public Document getOwnerDocument() {
        return null;
    }

    @Override
    public String getTextContent() {
        return null;
    }

    @Override
    public void setTextContent(String text) {
    }

    /** One element, one document type, comments and instructions. */
    @Override
    boolean accepts(DomNode child, DomNode replaced) {
        switch (child.getNodeType()) {
        case ELEMENT_NODE:
            return getDocumentElement() == null || replaced == getDocumentElement() || child == getDocumentElement();
        case DOCUMENT_TYPE_NODE:
            return getDoctype() == null || replaced == getDoctype() || child == getDoctype();
        case COMMENT_NODE:
        case PROCESSING_INSTRUCTION_NODE:
            return true;
        default:
            return !strict;
        }
    }

    @Override
    public Node insertBefore(Node made, Node before) {
        if (made instanceof DomDoctype && ((DomDoctype) made).owner == null) ((DomDoctype) made).owner = this;
        return super.insertBefore(made, before);
    }

    private Node child(int type) {
        Node n = getFirstChild();
        while (n != null && n.getNodeType() != type) n = n.getNextSibling();
        return n;
    }

    @Override
    public DocumentType getDoctype() {
        return (DocumentType) child(DOCUMENT_TYPE_NODE);
    }

    @Override
    public Element getDocumentElement() {
        return (Element) child(ELEMENT_NODE);
    }

    @Override
    public DOMImplementation getImplementation() {
        return DomImplementation.INSTANCE;
    }

    // ---- making nodes

    @Override
    public Element createElement(String name) {
        if (strict) Dom.checkName(name);
        DomElement e = new DomElement(this, name);
        addDefaults(e);
        return e;
    }

    @Override
    public Element createElementNS(String namespace, String qName) {
        if (namespace != null && namespace.isEmpty()) namespace = null;
        DomElement e = new DomElement(this, namespace, qName, strict ? Dom.checkQualified(namespace, qName, false)
                : qName.indexOf(':'));
        addDefaults(e);
        return e;
    }

    private void addDefaults(DomElement e) {
        DomDoctype type = (DomDoctype) getDoctype();
        if (type == null || type.defaults.isEmpty()) return;
        String start = e.getNodeName() + " ";
        for (String key : type.defaults.keySet())
            if (key.startsWith(start)) e.map().add(defaultAttribute(e.getNodeName(), key.substring(start.length())));
    }

    DomAttr defaultAttribute(String element, String attribute) {
        DomDoctype type = (DomDoctype) getDoctype();
        String[] found = type == null ? null : type.defaults.get(element + " " + attribute);
        if (found == null) return null;
        DomAttr a = new DomAttr(this, attribute);
        a.setValue(found[0]);
        a.type = found[1];
        a.specified = false;
        return a;
    }

    @Override
    public DocumentFragment createDocumentFragment() {
        return new DomEntity.Fragment(this);
    }

    @Override
    public Text createTextNode(String data) {
        return new DomText(this, data);
    }

    @Override
    public Comment createComment(String data) {
        return new DomText.Remark(this, data);
    }

    @Override
    public CDATASection createCDATASection(String data) {
        return new DomText.Section(this, data);
    }

    @Override
    public ProcessingInstruction createProcessingInstruction(String target, String data) {
        if (strict) Dom.checkName(target);
        return new DomInstruction(this, target, data);
    }

    @Override
    public Attr createAttribute(String name) {
        if (strict) Dom.checkName(name);
        return new DomAttr(this, name);
    }

    @Override
    public Attr createAttributeNS(String namespace, String qName) {
        if (namespace != null && namespace.isEmpty()) namespace = null;
        return new DomAttr(this, namespace, qName, strict ? Dom.checkQualified(namespace, qName, true)
                : qName.indexOf(':'));
    }

    @Override
    public EntityReference createEntityReference(String name) {
        if (strict) Dom.checkName(name);
        return new DomEntity.Reference(this, name);
    }

    // ---- nodes of other documents

    @Override
    public Node importNode(Node source, boolean deep) {
        DomNode made = importOne(source);
        if (deep || source.getNodeType() == ATTRIBUTE_NODE && !(made instanceof DomAttr)) {
            for (Node c = source.getFirstChild(); c != null && !(made instanceof DomAttr); c = c.getNextSibling())
                ((DomParent) made).link((DomNode) importNode(c, true), null);
        }
        if (source instanceof DomNode) ((DomNode) source).tellUser(UserDataHandler.NODE_IMPORTED, made);
        return made;
    }

    private DomNode importOne(Node n) {
        String name = n.getNodeName(), space = n.getNamespaceURI();
        switch (n.getNodeType()) {
        case ELEMENT_NODE:
            return importElement(n, name, space);
        case ATTRIBUTE_NODE:
            DomAttr a = n.getLocalName() == null ? new DomAttr(this, name)
                    : new DomAttr(this, space, name, name.indexOf(':'));
            a.setValue(n.getNodeValue());
            return a;
        case TEXT_NODE:
            return new DomText(this, n.getNodeValue());
        case CDATA_SECTION_NODE:
            return new DomText.Section(this, n.getNodeValue());
        case COMMENT_NODE:
            return new DomText.Remark(this, n.getNodeValue());
        case PROCESSING_INSTRUCTION_NODE:
            return new DomInstruction(this, name, n.getNodeValue());
        case ENTITY_REFERENCE_NODE:
            return new DomEntity.Reference(this, name);
        case DOCUMENT_FRAGMENT_NODE:
            return new DomEntity.Fragment(this);
        case ENTITY_NODE:
        case NOTATION_NODE:
            if (n instanceof DomNode) return ((DomNode) n).copyInto(this);
            throw Dom.notSupported();
        default:
            throw Dom.notSupported();
        }
    }

    private DomNode importElement(Node n, String name, String space) {
        DomElement e = n.getLocalName() == null ? new DomElement(this, name)
                : new DomElement(this, space, name, name.indexOf(':'));
        NamedNodeMap all = n.getAttributes();
        for (int i = 0; all != null && i < all.getLength(); i++) {
            Attr old = (Attr) all.item(i);
            if (!old.getSpecified()) continue;
            DomAttr a = (DomAttr) importOne(old);
            a.isId = old.isId();
            e.map().add(a);
        }
        addMissing(e);
        return e;
    }

    private void addMissing(DomElement e) {
        DomDoctype type = (DomDoctype) getDoctype();
        if (type == null) return;
        String start = e.getNodeName() + " ";
        for (String key : type.defaults.keySet())
            if (key.startsWith(start) && !e.hasAttribute(key.substring(start.length())))
                e.map().add(defaultAttribute(e.getNodeName(), key.substring(start.length())));
    }

    @Override
    public Node adoptNode(Node source) {
        if (!(source instanceof DomNode)) return null;
        DomNode n = (DomNode) source;
        short type = n.getNodeType();
        if (type == DOCUMENT_NODE || type == DOCUMENT_TYPE_NODE) throw Dom.notSupported();
        if (type == ENTITY_NODE || type == NOTATION_NODE) return null;
        if (n instanceof DomAttr
                && ((DomAttr) n).element != null) ((DomAttr) n).element.removeAttributeNode((DomAttr) n);
        else if (n.parent != null) n.parent.removeChild(n);
        own(n);
        n.tellUser(UserDataHandler.NODE_ADOPTED, null);
        return n;
    }

    private void own(DomNode n) {
        n.owner = this;
        if (n instanceof DomElement) {
            DomMap all = ((DomElement) n).map();
            for (int i = 0; i < all.getLength(); i++) {
                DomAttr a = (DomAttr) all.item(i);
                own(a);
                if (a.isId) rememberId(a.getValue(), (DomElement) n);
            }
        }
        if (n instanceof DomAttr && !n.hasChildNodes()) return;
        for (Node c = n.getFirstChild(); c != null; c = c.getNextSibling()) own((DomNode) c);
    }

    @Override
    public Node renameNode(Node n, String namespace, String qName) {
        if (n.getOwnerDocument() != this) throw Dom.wrongDocument();
        if (!(n instanceof DomNamed)) throw Dom.notSupported();
        if (namespace != null && namespace.isEmpty()) namespace = null;
        int colon = Dom.checkQualified(namespace, qName, n instanceof DomAttr);
        DomNamed named = (DomNamed) n;
        DomElement holder = n instanceof DomAttr ? ((DomAttr) n).element : null;
        if (holder != null) holder.removeAttributeNode((DomAttr) n);
        named.rename(namespace, qName, colon);
        if (holder != null) holder.setAttributeNodeNS((DomAttr) n);
        changes++;
        named.tellUser(UserDataHandler.NODE_RENAMED, null);
        return n;
    }

    // ---- IDs

    void rememberId(String id, DomElement e) {
        ids.put(id, e);
    }

    void forgetId(String id, DomElement e) {
        if (ids.get(id) == e) ids.remove(id);
    }

    /** A node goes out of the tree. */
    void leaving(DomNode n) {
    }

    @Override
    public Element getElementById(String id) {
        Element e = ids.get(id);
        for (Node n = e; n != null; n = n.getParentNode())
            if (n == this) return e;
        return null;
    }

    // ---- what is known of the file

    /** Told by the parser. */
    public void describe(String input, String declaredEncoding, String declaredVersion, boolean isStandalone,
            String documentUri) {
        inputEncoding = input;
        xmlEncoding = declaredEncoding;
        version = declaredVersion;
        standalone = isStandalone;
        uri = documentUri;
    }

    @Override
    public String getInputEncoding() {
        return inputEncoding;
    }

    @Override
    public String getXmlEncoding() {
        return xmlEncoding;
    }

    @Override
    public boolean getXmlStandalone() {
        return standalone;
    }

    @Override
    public void setXmlStandalone(boolean value) {
        standalone = value;
    }

    @Override
    public String getXmlVersion() {
        return version == null ? "1.0" : version;
    }

    @Override
    public void setXmlVersion(String value) {
        if (!"1.0".equals(value) && !"1.1".equals(value)) throw Dom.notSupported();
        version = value;
    }

    @Override
    public boolean getStrictErrorChecking() {
        return strict;
    }

    @Override
    public void setStrictErrorChecking(boolean value) {
        strict = value;
    }

    @Override
    public String getDocumentURI() {
        return uri;
    }

    @Override
    public void setDocumentURI(String value) {
        uri = value;
    }

    @Override
    public DOMConfiguration getDomConfig() {
        if (config == null) config = new DomConfig();
        return config;
    }

    @Override
    public void normalizeDocument() throws DOMException {
        ((DomConfig) getDomConfig()).apply(this);
        normalize();
    }
}
