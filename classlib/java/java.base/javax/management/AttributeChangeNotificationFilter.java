// SPDX-License-Identifier: MIT
package javax.management;

import java.util.Vector;

/** Lets through changes of attributes with some names; at first none. */
public class AttributeChangeNotificationFilter implements NotificationFilter {
    private static final long serialVersionUID = -6347317584796410029L;

    private final Vector<String> enabledAttributes = new Vector<String>();

    public AttributeChangeNotificationFilter() {
    }

    @Override
    public synchronized boolean isNotificationEnabled(Notification notification) {
        if (!AttributeChangeNotification.ATTRIBUTE_CHANGE.equals(notification.getType())
                || !(notification instanceof AttributeChangeNotification)) return false;
        return enabledAttributes.contains(((AttributeChangeNotification) notification).getAttributeName());
    }

    public synchronized void enableAttribute(String name) throws IllegalArgumentException {
        if (name == null) throw new IllegalArgumentException("The name cannot be null.");
        if (!enabledAttributes.contains(name)) enabledAttributes.addElement(name);
    }

    public synchronized void disableAttribute(String name) {
        enabledAttributes.removeElement(name);
    }

    public synchronized void disableAllAttributes() {
        enabledAttributes.removeAllElements();
    }

    @SuppressWarnings("unchecked")
    public synchronized Vector<String> getEnabledAttributes() {
        return (Vector<String>) enabledAttributes.clone();
    }
}
