package java.beans;

import java.util.EventObject;

/** A property of a bean has another value. A null name: several have. */
public class PropertyChangeEvent extends EventObject {
    private static final long serialVersionUID = 7042693688939648123L;

    private final String propertyName;
    private final Object newValue;
    private final Object oldValue;
    private Object propagationId;

    public PropertyChangeEvent(Object source, String propertyName, Object oldValue, Object newValue) {
        super(source);
        this.propertyName = propertyName;
        this.oldValue = oldValue;
        this.newValue = newValue;
    }

    public String getPropertyName() {
        return propertyName;
    }

    public Object getNewValue() {
        return newValue;
    }

    public Object getOldValue() {
        return oldValue;
    }

    public void setPropagationId(Object propagationId) {
        this.propagationId = propagationId;
    }

    public Object getPropagationId() {
        return propagationId;
    }

    @Override
    public String toString() {
        return getClass().getName() + "[propertyName=" + propertyName + "; oldValue=" + oldValue + "; newValue="
                + newValue
                + "; propagationId=" + propagationId + "; source=" + source + "]";
    }
}
