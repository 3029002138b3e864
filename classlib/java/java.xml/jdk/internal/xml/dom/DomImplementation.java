// SPDX-License-Identifier: MIT
package jdk.internal.xml.dom;

import java.util.Locale;
import org.w3c.dom.DOMImplementation;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentType;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.w3c.dom.TypeInfo;
import org.w3c.dom.ls.DOMImplementationLS;
import org.w3c.dom.ls.LSInput;
import org.w3c.dom.ls.LSOutput;
import org.w3c.dom.ls.LSParser;
import org.w3c.dom.ls.LSSerializer;

/** Makes documents and document types, and what loads and saves them. */
public final class DomImplementation implements DOMImplementation, DOMImplementationLS {
    public static final DomImplementation INSTANCE = new DomImplementation();

    static final NodeList EMPTY = new NodeList() {
        @Override
        public Node item(int index) {
            return null;
        }

        @Override
        public int getLength() {
            return 0;
        }
    };

    private DomImplementation() {
    }

    /** A type by the name that a document type gives it, or null. */
    static TypeInfo typeInfo(final String name) {
        return new TypeInfo() {
            @Override
            public String getTypeName() {
                return name;
            }

            @Override
            public String getTypeNamespace() {
                return name == null ? null : "http://www.w3.org/TR/REC-xml";
            }

            @Override
            public boolean isDerivedFrom(String namespace, String type, int method) {
                return false;
            }
        };
    }

    @Override
    public boolean hasFeature(String feature, String version) {
        String f = feature.toLowerCase(Locale.ROOT);
        if (f.startsWith("+")) f = f.substring(1);
        boolean any = version == null || version.isEmpty();
        switch (f) {
        case "core":
            return any || version.equals("1.0") || version.equals("2.0") || version.equals("3.0");
        case "xml":
            return any || version.equals("1.0") || version.equals("2.0") || version.equals("3.0");
        case "elementtraversal":
            return any || version.equals("1.0");
        case "ls":
            return any || version.equals("3.0");
        default:
            return false;
        }
    }

    @Override
    public Object getFeature(String feature, String version) {
        return hasFeature(feature, version) ? this : null;
    }

    @Override
    public DocumentType createDocumentType(String qName, String publicId, String systemId) {
        Dom.checkName(qName);
        int colon = qName.indexOf(':');
        if (colon == 0 || colon == qName.length() - 1 || colon != qName.lastIndexOf(':')) throw Dom.badNamespace();
        return new DomDoctype(null, qName, publicId, systemId);
    }

    @Override
    public Document createDocument(String uri, String qName, DocumentType doctype) {
        if (doctype != null && doctype.getOwnerDocument() != null) throw Dom.wrongDocument();
        DomDocument d = new DomDocument();
        if (doctype != null) d.appendChild(doctype);
        if (qName != null) d.appendChild(d.createElementNS(uri, qName));
        return d;
    }

    public static DomDocument newDocument() {
        return new DomDocument();
    }

    @Override
    public LSParser createLSParser(short mode, String schemaType) {
        if (mode != MODE_SYNCHRONOUS || schemaType != null && !schemaType.equals("http://www.w3.org/TR/REC-xml"))
            throw Dom.notSupported();
        return new DomLoader();
    }

    @Override
    public LSSerializer createLSSerializer() {
        return new DomSaver();
    }

    @Override
    public LSInput createLSInput() {
        return new DomLoader.Input();
    }

    @Override
    public LSOutput createLSOutput() {
        return new DomSaver.Output();
    }
}
