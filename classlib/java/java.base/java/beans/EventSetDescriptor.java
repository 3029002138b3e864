package java.beans;

import java.lang.reflect.Method;

/** A kind of events that a bean fires: its listener type, and how listeners come and go. */
public class EventSetDescriptor extends FeatureDescriptor {
    private final Class<?> listenerType;
    private final Method[] listenerMethods;
    private final Method addListenerMethod;
    private final Method removeListenerMethod;
    private final Method getListenerMethod;
    private boolean unicast;
    private boolean inDefaultEventSet = true;

    public EventSetDescriptor(String eventSetName, Class<?> listenerType, Method[] listenerMethods,
            Method addListenerMethod,
            Method removeListenerMethod) throws IntrospectionException {
        this(eventSetName, listenerType, listenerMethods, addListenerMethod, removeListenerMethod, null);
    }

    public EventSetDescriptor(String eventSetName, Class<?> listenerType, Method[] listenerMethods,
            Method addListenerMethod,
            Method removeListenerMethod, Method getListenerMethod) throws IntrospectionException {
        this.listenerType = listenerType;
        this.listenerMethods = listenerMethods.clone();
        this.addListenerMethod = addListenerMethod;
        this.removeListenerMethod = removeListenerMethod;
        this.getListenerMethod = getListenerMethod;
        setName(eventSetName);
    }

    public Class<?> getListenerType() {
        return listenerType;
    }

    public Method[] getListenerMethods() {
        return listenerMethods.clone();
    }

    public Method getAddListenerMethod() {
        return addListenerMethod;
    }

    public Method getRemoveListenerMethod() {
        return removeListenerMethod;
    }

    public Method getGetListenerMethod() {
        return getListenerMethod;
    }

    public void setUnicast(boolean unicast) {
        this.unicast = unicast;
    }

    public boolean isUnicast() {
        return unicast;
    }

    public void setInDefaultEventSet(boolean inDefaultEventSet) {
        this.inDefaultEventSet = inDefaultEventSet;
    }

    public boolean isInDefaultEventSet() {
        return inDefaultEventSet;
    }
}
