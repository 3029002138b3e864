// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import javax.xml.XMLConstants;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;

/** The features and properties of parsers by name, on top of XmlSettings. SAX and DOM have them in common. */
final class XmlFeatures {
    static final String SAX = "http://xml.org/sax/features/", APACHE = "http://apache.org/xml/features/";
    private static final String LIMITS = "http://www.oracle.com/xml/jaxp/properties/";

    private XmlFeatures() {
    }

    static boolean get(XmlSettings s, String name) throws SAXNotRecognizedException {
        switch (name) {
        case SAX + "namespaces":
            return s.namespaces;
        case SAX + "validation":
            return s.validating;
        case SAX + "external-general-entities":
            return s.externalGeneral;
        case SAX + "external-parameter-entities":
            return s.externalParameter;
        case APACHE + "disallow-doctype-decl":
            return s.disallowDoctype;
        case APACHE + "nonvalidating/load-external-dtd":
            return s.loadExternalDtd;
        case XMLConstants.FEATURE_SECURE_PROCESSING:
            return s.secure;
        case SAX + "is-standalone":
        case SAX + "lexical-handler/parameter-entities":
        case SAX + "resolve-dtd-uris":
        case SAX + "unicode-normalization-checking":
        case SAX + "xmlns-uris":
        case SAX + "xml-1.1":
        case APACHE + "validation/schema":
        case APACHE + "validation/dynamic":
        case APACHE + "xinclude":
        case APACHE + "continue-after-fatal-error":
            return name.endsWith("entities") || name.endsWith("dtd-uris");
        default:
            throw new SAXNotRecognizedException("Feature '" + name + "' is not recognized.");
        }
    }

    static void set(XmlSettings s, String name, boolean value)
            throws SAXNotRecognizedException, SAXNotSupportedException {
        switch (name) {
        case SAX + "namespaces":
            s.namespaces = value;
            return;
        case SAX + "validation":
            s.validating = value;
            return;
        case SAX + "external-general-entities":
            s.externalGeneral = value;
            return;
        case SAX + "external-parameter-entities":
            s.externalParameter = value;
            return;
        case APACHE + "disallow-doctype-decl":
            s.disallowDoctype = value;
            return;
        case APACHE + "nonvalidating/load-external-dtd":
            s.loadExternalDtd = value;
            return;
        case XMLConstants.FEATURE_SECURE_PROCESSING:
            s.secure = value;
            if (value) s.accessExternalDtd = "";
            return;
        case APACHE + "nonvalidating/load-dtd-grammar":
        case APACHE + "dom/defer-node-expansion":
        case APACHE + "dom/create-entity-ref-nodes":
        case APACHE + "dom/include-ignorable-whitespace":
        case APACHE + "scanner/notify-char-refs":
        case APACHE + "validation/schema-full-checking":
        case APACHE + "warn-on-duplicate-attdef":
            return;
        default:
            if (get(s, name) != value) throw new SAXNotSupportedException("Feature '" + name
                    + "' is not supported: this parser "
                    + "doesn't do it.");
        }
    }

    /** Returns false for a name that is not known. */
    static boolean setProperty(XmlSettings s, String name, Object value) {
        if (name.equals(XMLConstants.ACCESS_EXTERNAL_DTD)) {
            s.accessExternalDtd = String.valueOf(value);
            return true;
        }
        String limit = name.startsWith(LIMITS) ? name.substring(LIMITS.length()) : name.startsWith("jdk.xml.")
                ? name.substring(8) : "";
        switch (limit) {
        case "entityExpansionLimit":
            s.expansionLimit = number(value);
            return true;
        case "elementAttributeLimit":
            s.attributeLimit = number(value);
            return true;
        case "totalEntitySizeLimit":
            s.sizeLimit = number(value);
            return true;
        default:
            return false;
        }
    }

    private static int number(Object value) {
        return Math.max(0, Integer.parseInt(value.toString().trim()));
    }
}
