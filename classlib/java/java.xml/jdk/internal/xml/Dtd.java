// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.util.HashMap;
import java.util.LinkedHashMap;

/** What the document type declaration of a document declares. */
final class Dtd {
    static final class Entity {
        final String name;
        /** Replacement text of an internal entity. */
        String text;
        String publicId, systemId, baseUri, notation;
        /** It is being read: a reference to it would never end. */
        boolean open;

        Entity(String name) {
            this.name = name;
        }

        boolean isExternal() {
            return systemId != null;
        }
    }

    static final class Notation {
        final String name, publicId, systemId, baseUri;

        Notation(String name, String publicId, String systemId, String baseUri) {
            this.name = name;
            this.publicId = publicId;
            this.systemId = systemId;
            this.baseUri = baseUri;
        }
    }

    static final class Attribute {
        final XmlName name;
        /** CDATA, ID, NMTOKENS, ... or the list of an enumeration in parentheses, NOTATION before it. */
        final String type;
        /** #REQUIRED, #IMPLIED, #FIXED or null. */
        final String mode;
        /** The default, normalized, or null. */
        final String value;

        Attribute(XmlName name, String type, String mode, String value) {
            this.name = name;
            this.type = type;
            this.mode = mode;
            this.value = value;
        }

        /** As SAX names types: an enumeration counts as NMTOKEN. */
        String saxType() {
            return type.startsWith("NOTATION") ? "NOTATION" : type.startsWith("(") ? "NMTOKEN" : type;
        }
    }

    static final class Element {
        final String name;
        /** EMPTY, ANY, or the model in parentheses without blanks; null: only attributes are declared. */
        String model;
        final LinkedHashMap<String, Attribute> attributes = new LinkedHashMap<String, Attribute>();

        Element(String name) {
            this.name = name;
        }

        /** Only elements may stand in it, so white space is no text. */
        boolean hasElementContent() {
            return model != null && model.startsWith("(") && !model.startsWith("(#PCDATA");
        }
    }

    /** Hears of declarations as they are read. All may be called between start and end only. */
    interface Listener {
        void startDtd(String name, String publicId, String systemId) throws org.xml.sax.SAXException;

        void endDtd() throws org.xml.sax.SAXException;

        void elementDecl(String name, String model) throws org.xml.sax.SAXException;

        void attributeDecl(String element, Attribute attribute) throws org.xml.sax.SAXException;

        /** Parameter entities have a "%" before their name. */
        void entityDecl(String name, Entity entity) throws org.xml.sax.SAXException;

        void notationDecl(Notation notation) throws org.xml.sax.SAXException;

        void dtdComment(StringBuilder text) throws org.xml.sax.SAXException;

        void dtdInstruction(String target, String data) throws org.xml.sax.SAXException;

        void dtdEntity(String name, boolean begins) throws org.xml.sax.SAXException;
    }

    String name, publicId, systemId, internalSubset;
    final LinkedHashMap<String, Entity> entities = new LinkedHashMap<String, Entity>();
    final HashMap<String, Entity> parameters = new HashMap<String, Entity>();
    final LinkedHashMap<String, Notation> notations = new LinkedHashMap<String, Notation>();
    final HashMap<String, Element> elements = new HashMap<String, Element>();
    /** Something was left unread: an entity without declaration may be declared there. */
    boolean incomplete;

    Element element(String name) {
        Element e = elements.get(name);
        if (e == null) {
            e = new Element(name);
            elements.put(name, e);
        }
        return e;
    }
}
