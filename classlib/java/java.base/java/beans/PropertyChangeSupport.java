package java.beans;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** The listeners of a bean: those to every property, and those to one. */
public class PropertyChangeSupport implements Serializable {
    private static final long serialVersionUID = 6401253773779951803L;

    private final transient List<PropertyChangeListener> listeners = new ArrayList<>(); // proxies: to one property
    private final Object source;

    public PropertyChangeSupport(Object sourceBean) {
        if (sourceBean == null) {
            throw new NullPointerException();
        }
        source = sourceBean;
    }

    public void addPropertyChangeListener(PropertyChangeListener listener) {
        if (listener != null) {
            synchronized (listeners) {
                listeners.add(listener);
            }
        }
    }

    public void removePropertyChangeListener(PropertyChangeListener listener) {
        synchronized (listeners) {
            listeners.remove(listener);
        }
    }

    public PropertyChangeListener[] getPropertyChangeListeners() {
        synchronized (listeners) {
            return listeners.toArray(new PropertyChangeListener[0]);
        }
    }

    public void addPropertyChangeListener(String propertyName, PropertyChangeListener listener) {
        if (listener != null && propertyName != null) {
            addPropertyChangeListener(new PropertyChangeListenerProxy(propertyName, inner(listener)));
        }
    }

    private static PropertyChangeListener inner(PropertyChangeListener listener) {
        PropertyChangeListener l = listener;
        while (l instanceof PropertyChangeListenerProxy) {
            l = ((PropertyChangeListenerProxy) l).getListener();
        }
        return l;
    }

    private static boolean isFor(PropertyChangeListener l, String propertyName) {
        return l instanceof PropertyChangeListenerProxy
                && ((PropertyChangeListenerProxy) l).getPropertyName().equals(propertyName);
    }

    public void removePropertyChangeListener(String propertyName, PropertyChangeListener listener) {
        synchronized (listeners) {
            for (int i = 0; i < listeners.size(); i++) {
                if (isFor(listeners.get(i), propertyName) && inner(listeners.get(i)) == inner(listener)) {
                    listeners.remove(i);
                    return;
                }
            }
        }
    }

    public PropertyChangeListener[] getPropertyChangeListeners(String propertyName) {
        List<PropertyChangeListener> found = new ArrayList<>();
        for (PropertyChangeListener l : getPropertyChangeListeners()) {
            if (isFor(l, propertyName)) {
                found.add(inner(l));
            }
        }
        return found.toArray(new PropertyChangeListener[0]);
    }

    public void firePropertyChange(String propertyName, Object oldValue, Object newValue) {
        firePropertyChange(new PropertyChangeEvent(source, propertyName, oldValue, newValue));
    }

    public void firePropertyChange(String propertyName, int oldValue, int newValue) {
        firePropertyChange(propertyName, Integer.valueOf(oldValue), Integer.valueOf(newValue));
    }

    public void firePropertyChange(String propertyName, boolean oldValue, boolean newValue) {
        firePropertyChange(propertyName, Boolean.valueOf(oldValue), Boolean.valueOf(newValue));
    }

    /** Those to every property hear first, then those to this one. */
    public void firePropertyChange(PropertyChangeEvent event) {
        if (event.getOldValue() != null && event.getOldValue().equals(event.getNewValue())) {
            return;
        }
        for (PropertyChangeListener l : getPropertyChangeListeners()) {
            if (!(l instanceof PropertyChangeListenerProxy)) {
                l.propertyChange(event);
            }
        }
        String name = event.getPropertyName();
        if (name != null) {
            for (PropertyChangeListener l : getPropertyChangeListeners(name)) {
                l.propertyChange(event);
            }
        }
    }

    public void fireIndexedPropertyChange(String propertyName, int index, Object oldValue, Object newValue) {
        firePropertyChange(new IndexedPropertyChangeEvent(source, propertyName, oldValue, newValue, index));
    }

    public void fireIndexedPropertyChange(String propertyName, int index, int oldValue, int newValue) {
        fireIndexedPropertyChange(propertyName, index, Integer.valueOf(oldValue), Integer.valueOf(newValue));
    }

    public void fireIndexedPropertyChange(String propertyName, int index, boolean oldValue, boolean newValue) {
        fireIndexedPropertyChange(propertyName, index, Boolean.valueOf(oldValue), Boolean.valueOf(newValue));
    }

    public boolean hasListeners(String propertyName) {
        for (PropertyChangeListener l : getPropertyChangeListeners()) {
            if (!(l instanceof PropertyChangeListenerProxy) || propertyName != null && isFor(l, propertyName)) {
                return true;
            }
        }
        return false;
    }
}
