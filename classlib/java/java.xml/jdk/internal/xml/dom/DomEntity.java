// SPDX-License-Identifier: MIT
package jdk.internal.xml.dom;

import org.w3c.dom.DocumentFragment;
import org.w3c.dom.Entity;
import org.w3c.dom.EntityReference;
import org.w3c.dom.Notation;

/** An entity that the document type declares; the nested classes are other small nodes. */
final class DomEntity extends DomParent implements Entity {
    private final String name, publicId, systemId, notation;

    DomEntity(DomDocument owner, String name, String publicId, String systemId, String notation) {
        super(owner);
        this.name = name;
        this.publicId = publicId;
        this.systemId = systemId;
        this.notation = notation;
        isReadOnly = true;
    }

    /** A notation that the document type declares. */
    static final class Note extends DomNode implements Notation {
        private final String name, publicId, systemId;

        Note(DomDocument owner, String name, String publicId, String systemId) {
            super(owner);
            this.name = name;
            this.publicId = publicId;
            this.systemId = systemId;
            isReadOnly = true;
        }

        @Override
        DomNode copyInto(DomDocument target) {
            return new Note(target, name, publicId, systemId);
        }

        @Override
        public short getNodeType() {
            return NOTATION_NODE;
        }

        @Override
        public String getNodeName() {
            return name;
        }

        @Override
        public String getPublicId() {
            return publicId;
        }

        @Override
        public String getSystemId() {
            return systemId;
        }
    }

    /** A reference to an entity; its children are what the entity stands for. */
    static final class Reference extends DomParent implements EntityReference {
        private final String name;

        Reference(DomDocument owner, String name) {
            super(owner);
            this.name = name;
            isReadOnly = true;
        }

        @Override
        DomNode copyInto(DomDocument target) {
            return new Reference(target, name);
        }

        @Override
        public short getNodeType() {
            return ENTITY_REFERENCE_NODE;
        }

        @Override
        public String getNodeName() {
            return name;
        }
    }

    /** Nodes on their way. */
    static final class Fragment extends DomParent implements DocumentFragment {
        Fragment(DomDocument owner) {
            super(owner);
        }

        @Override
        DomNode copyInto(DomDocument target) {
            return new Fragment(target);
        }

        @Override
        public short getNodeType() {
            return DOCUMENT_FRAGMENT_NODE;
        }

        @Override
        public String getNodeName() {
            return "#document-fragment";
        }
    }

    @Override
    DomNode copyInto(DomDocument target) {
        return new DomEntity(target, name, publicId, systemId, notation);
    }

    @Override
    public short getNodeType() {
        return ENTITY_NODE;
    }

    @Override
    public String getNodeName() {
        return name;
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
    public String getNotationName() {
        return notation;
    }

    @Override
    public String getInputEncoding() {
        return null;
    }

    @Override
    public String getXmlEncoding() {
        return null;
    }

    @Override
    public String getXmlVersion() {
        return null;
    }
}
