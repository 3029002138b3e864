// SPDX-License-Identifier: MIT
package javax.xml.xpath;

import javax.xml.namespace.QName;
import org.w3c.dom.Node;

/** A result together with its type. */
public interface XPathEvaluationResult<T> {
    XPathResultType type();

    T value();

    /** The types of results, and the classes that stand for them. */
    public static enum XPathResultType {
        ANY(new QName("http://www.w3.org/1999/XSL/Transform", "any"), XPathEvaluationResult.class),
        BOOLEAN(XPathConstants.BOOLEAN, Boolean.class),
        NUMBER(XPathConstants.NUMBER, Double.class),
        STRING(XPathConstants.STRING, String.class),
        NODESET(XPathConstants.NODESET, XPathNodes.class),
        NODE(XPathConstants.NODE, Node.class);

        final QName qName;
        final Class<?> javaType;

        private XPathResultType(QName qName, Class<?> javaType) {
            this.qName = qName;
            this.javaType = javaType;
        }

        /** Null for a class that stands for none. */
        public static QName getQNameType(Class<?> clsType) {
            for (XPathResultType t : values())
                if (t.javaType.isAssignableFrom(clsType)) return t.qName;
            return clsType == Integer.class || clsType == Long.class ? NUMBER.qName : null;
        }
    }
}
