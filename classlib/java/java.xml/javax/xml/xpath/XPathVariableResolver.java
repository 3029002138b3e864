// SPDX-License-Identifier: MIT
package javax.xml.xpath;

import javax.xml.namespace.QName;

/** Finds variables by name. */
public interface XPathVariableResolver {
    Object resolveVariable(QName qName);
}
