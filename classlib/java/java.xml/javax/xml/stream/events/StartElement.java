// SPDX-License-Identifier: MIT
package javax.xml.stream.events;

import java.util.Iterator;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;

/** An event of StAX: start element. */
public interface StartElement extends XMLEvent {
    QName getName();

    Iterator<Attribute> getAttributes();

    Iterator<Namespace> getNamespaces();

    Attribute getAttributeByName(QName qName);

    NamespaceContext getNamespaceContext();

    String getNamespaceURI(String name);
}
