// SPDX-License-Identifier: MIT
package jdk.internal.xml.dom;

import java.util.HashMap;
import java.util.Map;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentType;
import org.w3c.dom.NamedNodeMap;

/** The document type declaration of a document. */
final class DomDoctype extends DomNode implements DocumentType {
    private final String name, publicId, systemId;
    String internalSubset;
    final DomMap entities = new DomMap(null), notations = new DomMap(null);
    /** Defaults of attributes, by "element attribute". */
    final Map<String, String[]> defaults = new HashMap<String, String[]>();

    DomDoctype(DomDocument owner, String name, String publicId, String systemId) {
        super(owner);
        this.name = name;
        this.publicId = publicId;
        this.systemId = systemId;
    }

    @Override
    DomNode copyInto(DomDocument target) {
        DomDoctype copy = new DomDoctype(target, name, publicId, systemId);
        copy.internalSubset = internalSubset;
        copy.defaults.putAll(defaults);
        for (int i = 0; i < entities.getLength(); i++) copy.entities.add(((DomNode) entities.item(i)).copyInto(target));
        for (int i = 0; i < notations.getLength(); i++)
            copy.notations.add(((DomNode) notations.item(i)).copyInto(target));
        return copy;
    }

    @Override
    public Document getOwnerDocument() {
        return owner;
    }

    @Override
    public short getNodeType() {
        return DOCUMENT_TYPE_NODE;
    }

    @Override
    public String getNodeName() {
        return name;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public NamedNodeMap getEntities() {
        return entities;
    }

    @Override
    public NamedNodeMap getNotations() {
        return notations;
    }

    @Override
    public String getPublicId() {
        return publicId;
    }

    @Override
    public String getSystemId() {
        return systemId;
    }

    @Override
    public String getInternalSubset() {
        return internalSubset;
    }
}
