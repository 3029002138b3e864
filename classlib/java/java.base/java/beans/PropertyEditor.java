// SPDX-License-Identifier: MIT
package java.beans;

/** Shows and changes the value of a property. What would need a desktop (painting, custom components) is left out. */
public interface PropertyEditor {
    void setValue(Object value);

    Object getValue();

    String getJavaInitializationString();

    String getAsText();

    void setAsText(String text) throws IllegalArgumentException;

    String[] getTags();

    boolean supportsCustomEditor();

    void addPropertyChangeListener(PropertyChangeListener listener);

    void removePropertyChangeListener(PropertyChangeListener listener);
}
