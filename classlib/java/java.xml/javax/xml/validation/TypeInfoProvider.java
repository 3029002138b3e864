// SPDX-License-Identifier: MIT
package javax.xml.validation;

import org.w3c.dom.TypeInfo;

/** Tells the types of what a handler is told. */
public abstract class TypeInfoProvider {
    protected TypeInfoProvider() {
    }

    public abstract TypeInfo getElementTypeInfo();

    public abstract TypeInfo getAttributeTypeInfo(int index);

    public abstract boolean isIdAttribute(int index);

    public abstract boolean isSpecified(int index);
}
