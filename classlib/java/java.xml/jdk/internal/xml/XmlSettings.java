// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.io.IOException;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** What a parser was told before it began. */
final class XmlSettings implements Cloneable {
    /** Finds external entities. */
    interface Resolver {
        /** Returns where to read, or null: at the system id. Name is that of the entity, "[dtd]" or "%name". */
        InputSource resolve(String name, String publicId, String baseUri, String systemId)
                throws SAXException, IOException;

        /** What serves as external subset of a document that names none, or null. */
        InputSource externalSubset(String root, String baseUri) throws SAXException, IOException;
    }

    boolean namespaces = true;
    /** The document is checked against its document type. */
    boolean validating;
    /** Declarations of namespaces stay among the attributes. */
    boolean keepXmlns;
    boolean supportDtd = true, disallowDoctype;
    boolean externalGeneral = true, externalParameter = true, loadExternalDtd = true;
    boolean secure = true;
    /** Protocols that external entities may come over: "all", "" or a list with commas. */
    String accessExternalDtd = property("javax.xml.accessExternalDTD", "all");
    /** References to entities other than the five become their text. */
    boolean expandEntities = true;
    int expansionLimit = limit("jdk.xml.entityExpansionLimit", "entityExpansionLimit", 64000);
    int sizeLimit = limit("jdk.xml.totalEntitySizeLimit", null, 50000000);
    int attributeLimit = limit("jdk.xml.elementAttributeLimit", "elementAttributeLimit", 10000);
    Resolver resolver;

    private static String property(String name, String otherwise) {
        String value = System.getProperty(name);
        return value == null ? otherwise : value;
    }

    /** 0 is no limit. */
    private static int limit(String name, String older, int otherwise) {
        String value = System.getProperty(name);
        if (value == null && older != null) value = System.getProperty(older);
        if (value == null) return otherwise;
        try {
            return Math.max(0, Integer.parseInt(value.trim()));
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    boolean mayAccess(String uri) {
        if (accessExternalDtd.equalsIgnoreCase("all")) return true;
        String protocol = protocol(uri);
        String[] allowed = accessExternalDtd.split(",");
        for (int i = 0; i < allowed.length; i++)
            if (allowed[i].trim().equalsIgnoreCase(protocol)) return true;
        return false;
    }

    static String protocol(String uri) {
        int colon = uri.indexOf(':');
        return colon < 2 ? "file" : uri.substring(0, colon);
    }

    XmlSettings copy() {
        try {
            return (XmlSettings) clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
