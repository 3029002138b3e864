package java.beans;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import jdk.internal.io.FinalField;

/** The listeners of a bean: those to every property, and those to one. */
public class PropertyChangeSupport implements Serializable {
    private static final long serialVersionUID = 6401253773779951803L;

    private static final ObjectStreamField[] serialPersistentFields = {
        new ObjectStreamField("source", Object.class),
        new ObjectStreamField("children", Hashtable.class),
        new ObjectStreamField("propertyChangeSupportSerializedDataVersion", int.class),
    };
    /** Of the serialized form. */
    private static final int DATA_VERSION = 2;

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

    /**
     * The listeners of one property stand in a support of their own; then, one by one, those of all that can be
     * written.
     */
    private void writeObject(ObjectOutputStream s) throws IOException {
        Hashtable<String, PropertyChangeSupport> children = null;
        List<PropertyChangeListener> general = new ArrayList<>();
        for (PropertyChangeListener l : getPropertyChangeListeners()) {
            if (!(l instanceof PropertyChangeListenerProxy)) {
                general.add(l);
                continue;
            }
            if (children == null) children = new Hashtable<>();
            String name = ((PropertyChangeListenerProxy) l).getPropertyName();
            if (!children.containsKey(name)) children.put(name, new PropertyChangeSupport(source));
            children.get(name).listeners.add(((PropertyChangeListenerProxy) l).getListener());
        }
        ObjectOutputStream.PutField f = s.putFields();
        f.put("source", source);
        f.put("children", children);
        f.put("propertyChangeSupportSerializedDataVersion", DATA_VERSION);
        s.writeFields();
        for (PropertyChangeListener l : general) if (l instanceof Serializable) s.writeObject(l);
        s.writeObject(null);
    }

    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        ObjectInputStream.GetField f = s.readFields();
        FinalField.set(PropertyChangeSupport.class, "listeners", this, new ArrayList<PropertyChangeListener>());
        FinalField.set(PropertyChangeSupport.class, "source", this, f.get("source", null));
        for (Object l; (l = s.readObject()) != null;) listeners.add((PropertyChangeListener) l);
        Map<?, ?> children = (Map<?, ?>) f.get("children", null);
        if (children == null) return;
        for (Map.Entry<?, ?> e : children.entrySet()) {
            for (PropertyChangeListener l : ((PropertyChangeSupport) e.getValue()).listeners) {
                addPropertyChangeListener((String) e.getKey(), l);
            }
        }
    }
}
