// SPDX-License-Identifier: MIT
package javax.management;

/** An attribute has another value. */
public class AttributeChangeNotification extends Notification {
    private static final long serialVersionUID = 535176054565814134L;

    public static final String ATTRIBUTE_CHANGE = "jmx.attribute.change";

    private final String attributeName, attributeType;
    private final Object oldValue, newValue;

    public AttributeChangeNotification(Object source, long sequenceNumber, long timeStamp, String msg,
            String attributeName, String attributeType, Object oldValue, Object newValue) {
        super(ATTRIBUTE_CHANGE, source, sequenceNumber, timeStamp, msg);
        this.attributeName = attributeName;
        this.attributeType = attributeType;
        this.oldValue = oldValue;
        this.newValue = newValue;
    }

    public String getAttributeName() {
        return attributeName;
    }

    public String getAttributeType() {
        return attributeType;
    }

    public Object getOldValue() {
        return oldValue;
    }

    public Object getNewValue() {
        return newValue;
    }
}
