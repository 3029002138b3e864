// SPDX-License-Identifier: MIT
package java.beans;

/** A value with listeners; to be extended. */
public class PropertyEditorSupport implements PropertyEditor {
    private Object value, source;
    private final PropertyChangeSupport listeners = new PropertyChangeSupport(this);

    public PropertyEditorSupport() {
        source = this;
    }

    public PropertyEditorSupport(Object source) {
        if (source == null) throw new NullPointerException();
        this.source = source;
    }

    public Object getSource() {
        return source;
    }

    public void setSource(Object source) {
        this.source = source;
    }

    @Override
    public void setValue(Object value) {
        this.value = value;
        firePropertyChange();
    }

    @Override
    public Object getValue() {
        return value;
    }

    @Override
    public String getJavaInitializationString() {
        return "???";
    }

    @Override
    public String getAsText() {
        return value == null ? null : value.toString();
    }

    @Override
    public void setAsText(String text) throws IllegalArgumentException {
        if (!(value instanceof String)) throw new IllegalArgumentException(text);
        setValue(text);
    }

    @Override
    public String[] getTags() {
        return null;
    }

    @Override
    public boolean supportsCustomEditor() {
        return false;
    }

    @Override
    public void addPropertyChangeListener(PropertyChangeListener listener) {
        listeners.addPropertyChangeListener(listener);
    }

    @Override
    public void removePropertyChangeListener(PropertyChangeListener listener) {
        listeners.removePropertyChangeListener(listener);
    }

    /** What has changed is not said. */
    public void firePropertyChange() {
        PropertyChangeEvent e = new PropertyChangeEvent(source, null, null, null);
        for (PropertyChangeListener l : listeners.getPropertyChangeListeners()) l.propertyChange(e);
    }
}
