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

/** The listeners of a bean that may refuse changes. */
public class VetoableChangeSupport implements Serializable {
    private static final long serialVersionUID = -5090210921595982017L;

    private static final ObjectStreamField[] serialPersistentFields = {
        new ObjectStreamField("source", Object.class),
        new ObjectStreamField("children", Hashtable.class),
        new ObjectStreamField("vetoableChangeSupportSerializedDataVersion", int.class),
    };
    /** Of the serialized form. */
    private static final int DATA_VERSION = 2;

    private final transient List<VetoableChangeListener> listeners = new ArrayList<>(); // proxies: to one property
    private final Object source;

    public VetoableChangeSupport(Object sourceBean) {
        if (sourceBean == null) {
            throw new NullPointerException();
        }
        source = sourceBean;
    }

    public void addVetoableChangeListener(VetoableChangeListener listener) {
        if (listener != null) {
            synchronized (listeners) {
                listeners.add(listener);
            }
        }
    }

    public void removeVetoableChangeListener(VetoableChangeListener listener) {
        synchronized (listeners) {
            listeners.remove(listener);
        }
    }

    public VetoableChangeListener[] getVetoableChangeListeners() {
        synchronized (listeners) {
            return listeners.toArray(new VetoableChangeListener[0]);
        }
    }

    public void addVetoableChangeListener(String propertyName, VetoableChangeListener listener) {
        if (listener != null && propertyName != null) {
            addVetoableChangeListener(new VetoableChangeListenerProxy(propertyName, listener));
        }
    }

    private static boolean hears(VetoableChangeListener l, String propertyName) {
        return !(l instanceof VetoableChangeListenerProxy)
                || ((VetoableChangeListenerProxy) l).getPropertyName().equals(propertyName);
    }

    public void removeVetoableChangeListener(String propertyName, VetoableChangeListener listener) {
        synchronized (listeners) {
            for (int i = 0; i < listeners.size(); i++) {
                VetoableChangeListener l = listeners.get(i);
                if (l instanceof VetoableChangeListenerProxy && hears(l, propertyName)
                        && ((VetoableChangeListenerProxy) l).getListener() == listener) {
                    listeners.remove(i);
                    return;
                }
            }
        }
    }

    public VetoableChangeListener[] getVetoableChangeListeners(String propertyName) {
        List<VetoableChangeListener> found = new ArrayList<>();
        for (VetoableChangeListener l : getVetoableChangeListeners()) {
            if (l instanceof VetoableChangeListenerProxy && hears(l, propertyName)) {
                found.add(((VetoableChangeListenerProxy) l).getListener());
            }
        }
        return found.toArray(new VetoableChangeListener[0]);
    }

    public void fireVetoableChange(String propertyName, Object oldValue, Object newValue) throws PropertyVetoException {
        fireVetoableChange(new PropertyChangeEvent(source, propertyName, oldValue, newValue));
    }

    public void fireVetoableChange(String propertyName, int oldValue, int newValue) throws PropertyVetoException {
        fireVetoableChange(propertyName, Integer.valueOf(oldValue), Integer.valueOf(newValue));
    }

    public void fireVetoableChange(String propertyName, boolean oldValue, boolean newValue)
            throws PropertyVetoException {
        fireVetoableChange(propertyName, Boolean.valueOf(oldValue), Boolean.valueOf(newValue));
    }

    /** When one refuses, those who have heard of the change hear of its reversal. */
    public void fireVetoableChange(PropertyChangeEvent event) throws PropertyVetoException {
        if (event.getOldValue() != null && event.getOldValue().equals(event.getNewValue())) {
            return;
        }
        List<VetoableChangeListener> told = new ArrayList<>();
        try {
            for (VetoableChangeListener l : getVetoableChangeListeners()) {
                if (hears(l, event.getPropertyName())) {
                    told.add(l);
                    l.vetoableChange(event);
                }
            }
        } catch (PropertyVetoException veto) {
            PropertyChangeEvent back =
                    new PropertyChangeEvent(source, event.getPropertyName(), event.getNewValue(), event.getOldValue());
            for (VetoableChangeListener l : told.subList(0, told.size() - 1)) {
                try {
                    l.vetoableChange(back);
                } catch (PropertyVetoException ignored) {
                    continue; // the first refusal counts
                }
            }
            throw veto;
        }
    }

    public boolean hasListeners(String propertyName) {
        for (VetoableChangeListener l : getVetoableChangeListeners()) {
            if (hears(l, propertyName)) {
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
        Hashtable<String, VetoableChangeSupport> children = null;
        List<VetoableChangeListener> general = new ArrayList<>();
        for (VetoableChangeListener l : getVetoableChangeListeners()) {
            if (!(l instanceof VetoableChangeListenerProxy)) {
                general.add(l);
                continue;
            }
            if (children == null) children = new Hashtable<>();
            String name = ((VetoableChangeListenerProxy) l).getPropertyName();
            if (!children.containsKey(name)) children.put(name, new VetoableChangeSupport(source));
            children.get(name).listeners.add(((VetoableChangeListenerProxy) l).getListener());
        }
        ObjectOutputStream.PutField f = s.putFields();
        f.put("source", source);
        f.put("children", children);
        f.put("vetoableChangeSupportSerializedDataVersion", DATA_VERSION);
        s.writeFields();
        for (VetoableChangeListener l : general) if (l instanceof Serializable) s.writeObject(l);
        s.writeObject(null);
    }

    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        ObjectInputStream.GetField f = s.readFields();
        FinalField.set(VetoableChangeSupport.class, "listeners", this, new ArrayList<VetoableChangeListener>());
        FinalField.set(VetoableChangeSupport.class, "source", this, f.get("source", null));
        for (Object l; (l = s.readObject()) != null;) listeners.add((VetoableChangeListener) l);
        Map<?, ?> children = (Map<?, ?>) f.get("children", null);
        if (children == null) return;
        for (Map.Entry<?, ?> e : children.entrySet()) {
            for (VetoableChangeListener l : ((VetoableChangeSupport) e.getValue()).listeners) {
                addVetoableChangeListener((String) e.getKey(), l);
            }
        }
    }
}
