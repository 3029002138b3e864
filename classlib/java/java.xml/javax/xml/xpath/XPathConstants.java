// SPDX-License-Identifier: MIT
package javax.xml.xpath;

import javax.xml.namespace.QName;

/** The names of types of results. */
public class XPathConstants {
    private static final String TYPES = "http://www.w3.org/1999/XSL/Transform";

    public static final QName NUMBER = new QName(TYPES, "NUMBER");
    public static final QName STRING = new QName(TYPES, "STRING");
    public static final QName BOOLEAN = new QName(TYPES, "BOOLEAN");
    public static final QName NODESET = new QName(TYPES, "NODESET");
    public static final QName NODE = new QName(TYPES, "NODE");
    public static final String DOM_OBJECT_MODEL = "http://java.sun.com/jaxp/xpath/dom";

    private XPathConstants() {
    }
}
