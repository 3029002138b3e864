// SPDX-License-Identifier: MIT
package javax.xml.stream.events;

import java.util.Iterator;
import javax.xml.namespace.QName;

/** An event of StAX: end element. */
public interface EndElement extends XMLEvent {
    QName getName();

    Iterator<Namespace> getNamespaces();
}
