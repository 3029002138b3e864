// SPDX-License-Identifier: MIT
package jdk.internal.xml.dom;

import javax.xml.XMLConstants;
import jdk.internal.xml.XmlChars;
import org.w3c.dom.DOMException;

/** What the nodes have in common that is no node: errors and the rules for names. */
final class Dom {
    private Dom() {
    }

    static DOMException notHere() {
        return new DOMException(DOMException.HIERARCHY_REQUEST_ERR,
                "HIERARCHY_REQUEST_ERR: An attempt was made to insert a node where it is not permitted. ");
    }

    static DOMException wrongDocument() {
        return new DOMException(DOMException.WRONG_DOCUMENT_ERR,
                "WRONG_DOCUMENT_ERR: A node is used in a different document than the one that created it.");
    }

    static DOMException notFound() {
        return new DOMException(DOMException.NOT_FOUND_ERR,
                "NOT_FOUND_ERR: An attempt is made to reference a node in a context where it does not exist.");
    }

    static DOMException inUse() {
        return new DOMException(DOMException.INUSE_ATTRIBUTE_ERR,
                "INUSE_ATTRIBUTE_ERR: An attempt is made to add an attribute that is already in use elsewhere.");
    }

    static DOMException readOnly() {
        return new DOMException(DOMException.NO_MODIFICATION_ALLOWED_ERR,
                "NO_MODIFICATION_ALLOWED_ERR: An attempt is made to modify an object where modifications are not "
                        + "allowed.");
    }

    static DOMException badIndex() {
        return new DOMException(DOMException.INDEX_SIZE_ERR,
                "INDEX_SIZE_ERR: The index or size is negative, or greater than the allowed value.");
    }

    static DOMException notSupported() {
        return new DOMException(DOMException.NOT_SUPPORTED_ERR,
                "NOT_SUPPORTED_ERR: The implementation does not support the requested type of object or operation. ");
    }

    static DOMException badNamespace() {
        return new DOMException(DOMException.NAMESPACE_ERR,
                "NAMESPACE_ERR: An attempt is made to create or change an object in a way which is incorrect with "
                        + "regard to namespaces.");
    }

    static String checkName(String name) {
        if (name == null || !XmlChars.isName(name)) throw new DOMException(DOMException.INVALID_CHARACTER_ERR,
                "INVALID_CHARACTER_ERR: An invalid or illegal XML character is specified. ");
        return name;
    }

    /** A qualified name and its namespace (null is none) must fit. Returns the place of the colon, or -1. */
    static int checkQualified(String uri, String name, boolean attribute) {
        checkName(name);
        int colon = name.indexOf(':');
        if (colon == 0 || colon == name.length() - 1 || colon >= 0 && (name.indexOf(':', colon + 1) >= 0
                || !XmlChars.isNameStart(name.codePointAt(colon + 1)))) throw badNamespace();
        String prefix = colon < 0 ? "" : name.substring(0, colon);
        if (colon >= 0 && uri == null) throw badNamespace();
        if (prefix.equals("xml") && !XMLConstants.XML_NS_URI.equals(uri)) throw badNamespace();
        boolean declares = prefix.equals("xmlns") || name.equals("xmlns");
        if (attribute && declares != XMLConstants.XMLNS_ATTRIBUTE_NS_URI.equals(uri)) throw badNamespace();
        return colon;
    }

    static boolean same(Object a, Object b) {
        return a == null ? b == null : a.equals(b);
    }
}
