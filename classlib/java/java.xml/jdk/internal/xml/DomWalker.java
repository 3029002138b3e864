// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import org.w3c.dom.DocumentType;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;
import org.xml.sax.ext.LexicalHandler;
import org.xml.sax.helpers.AttributesImpl;

/** Tells handlers of a tree, as if it were read. */
public final class DomWalker {
    private final ContentHandler handler;
    private final LexicalHandler lexical;
    /** Declarations of namespaces are among the attributes; else they are told as mappings. */
    private final boolean keepXmlns;

    public DomWalker(ContentHandler handler, LexicalHandler lexical, boolean keepXmlns) {
        this.handler = handler;
        this.lexical = lexical;
        this.keepXmlns = keepXmlns;
    }

    /** The node, with the start and end of a document around it. */
    public void walk(Node root) throws SAXException {
        handler.startDocument();
        if (root != null) node(root, true);
        handler.endDocument();
    }

    private void node(Node n, boolean isRoot) throws SAXException {
        switch (n.getNodeType()) {
        case Node.ELEMENT_NODE:
            element(n, isRoot);
            return;
        case Node.ATTRIBUTE_NODE:
        case Node.TEXT_NODE:
            text(n.getNodeValue());
            return;
        case Node.CDATA_SECTION_NODE:
            if (lexical != null) lexical.startCDATA();
            text(n.getNodeValue());
            if (lexical != null) lexical.endCDATA();
            return;
        case Node.COMMENT_NODE:
            if (lexical != null) lexical.comment(n.getNodeValue().toCharArray(), 0, n.getNodeValue().length());
            return;
        case Node.PROCESSING_INSTRUCTION_NODE:
            handler.processingInstruction(n.getNodeName(), n.getNodeValue());
            return;
        case Node.ENTITY_REFERENCE_NODE:
            if (!n.hasChildNodes()) handler.skippedEntity(n.getNodeName());
            children(n);
            return;
        case Node.DOCUMENT_TYPE_NODE:
            return;
        default:
            children(n);
            return;
        }
    }

    /** For who wants the document type as well. */
    public void doctype(DocumentType d) throws SAXException {
        if (d == null || lexical == null) return;
        lexical.startDTD(d.getName(), d.getPublicId(), d.getSystemId());
        lexical.endDTD();
    }

    private void children(Node n) throws SAXException {
        for (Node c = n.getFirstChild(); c != null; c = c.getNextSibling()) node(c, false);
    }

    private void text(String s) throws SAXException {
        handler.characters(s.toCharArray(), 0, s.length());
    }

    private void element(Node n, boolean isRoot) throws SAXException {
        AttributesImpl out = new AttributesImpl();
        java.util.ArrayList<String> mapped = new java.util.ArrayList<String>();
        if (isRoot) inherited(n, out, mapped);
        NamedNodeMap all = n.getAttributes();
        for (int i = 0; i < all.getLength(); i++) declaration(all.item(i), out, mapped);
        for (int i = 0; i < all.getLength(); i++) {
            Node a = all.item(i);
            if (!isDeclaration(a)) add(out, a);
        }
        String uri = n.getNamespaceURI() == null ? "" : n.getNamespaceURI();
        String local = n.getLocalName() == null ? n.getNodeName() : n.getLocalName();
        handler.startElement(uri, local, n.getNodeName(), out);
        children(n);
        handler.endElement(uri, local, n.getNodeName());
        for (int i = 0; i < mapped.size(); i++) handler.endPrefixMapping(mapped.get(i));
    }

    private static boolean isDeclaration(Node a) {
        return a.getNodeName().equals("xmlns") || a.getNodeName().startsWith("xmlns:");
    }

    private static void add(AttributesImpl out, Node a) {
        String local = a.getLocalName() == null ? a.getNodeName() : a.getLocalName();
        out.addAttribute(a.getNamespaceURI() == null ? "" : a.getNamespaceURI(), local, a.getNodeName(), "CDATA",
                a.getNodeValue());
    }

    private void declaration(Node a, AttributesImpl out, java.util.ArrayList<String> mapped) throws SAXException {
        if (!isDeclaration(a)) return;
        if (keepXmlns) {
            add(out, a);
            return;
        }
        String prefix = a.getNodeName().length() == 5 ? "" : a.getNodeName().substring(6);
        if (mapped.contains(prefix)) return;
        handler.startPrefixMapping(prefix, a.getNodeValue());
        mapped.add(prefix);
    }

    /** A part of a tree has the declarations of the elements around it. */
    private void inherited(Node n, AttributesImpl out, java.util.ArrayList<String> mapped) throws SAXException {
        for (Node p = n.getParentNode(); p != null && p.getNodeType() == Node.ELEMENT_NODE; p = p.getParentNode()) {
            NamedNodeMap all = p.getAttributes();
            for (int i = 0; i < all.getLength(); i++) {
                Node a = all.item(i);
                if (isDeclaration(a) && used(n, a) && n.getAttributes().getNamedItem(a.getNodeName()) == null
                        && out.getIndex(a.getNodeName()) < 0) declaration(a, out, mapped);
            }
        }
    }

    private static boolean used(Node n, Node declaration) {
        String name = declaration.getNodeName();
        for (Node d = n; d != null;) {
            if (d.getNodeType() == Node.ELEMENT_NODE) {
                if (name.equals(d.getPrefix() == null ? "xmlns" : "xmlns:" + d.getPrefix())) return true;
                NamedNodeMap all = d.getAttributes();
                for (int i = 0; i < all.getLength(); i++)
                    if (all.item(i).getPrefix() != null && name.equals("xmlns:" + all.item(i).getPrefix())) return true;
            }
            Node next = d.getFirstChild();
            while (next == null && d != n) {
                next = d.getNextSibling();
                if (next == null) d = d.getParentNode();
            }
            d = next;
        }
        return false;
    }
}
