// SPDX-License-Identifier: MIT
package javax.xml.stream.events;

import javax.xml.namespace.QName;

/** An event of StAX: attribute. */
public interface Attribute extends XMLEvent {
    QName getName();

    String getValue();

    String getDTDType();

    boolean isSpecified();
}
