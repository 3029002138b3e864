// SPDX-License-Identifier: MIT
package javax.xml.namespace;

import java.util.Iterator;

/** Which prefixes stand for which namespaces. */
public interface NamespaceContext {
    String getNamespaceURI(String prefix);

    String getPrefix(String namespaceURI);

    Iterator<String> getPrefixes(String namespaceURI);
}
