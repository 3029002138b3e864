package java.beans;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EventListener;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.WeakHashMap;

/** Finds out what a class is as a bean, by the names of its public methods. */
public class Introspector {
    public static final int USE_ALL_BEANINFO = 1;
    public static final int IGNORE_IMMEDIATE_BEANINFO = 2;
    public static final int IGNORE_ALL_BEANINFO = 3;

    private static final Map<Class<?>, BeanInfo> known = Collections.synchronizedMap(new WeakHashMap<>());
    private static String[] searchPath = {};

    private final Class<?> beanClass;
    private final Class<?> stopClass;
    private final Map<String, Method> getters = new TreeMap<>();
    private final Map<String, List<Method>> setters = new TreeMap<>();
    private final Map<String, Method> indexedGetters = new TreeMap<>();
    private final Map<String, Method> indexedSetters = new TreeMap<>();
    private final List<MethodDescriptor> methods = new ArrayList<>();

    private Introspector(Class<?> beanClass, Class<?> stopClass) {
        this.beanClass = beanClass;
        this.stopClass = stopClass;
    }

    public static BeanInfo getBeanInfo(Class<?> beanClass) throws IntrospectionException {
        BeanInfo info = known.get(beanClass);
        if (info == null) {
            info = new Introspector(beanClass, null).look();
            known.put(beanClass, info);
        }
        return info;
    }

    public static BeanInfo getBeanInfo(Class<?> beanClass, int flags) throws IntrospectionException {
        return getBeanInfo(beanClass, null, flags);
    }

    public static BeanInfo getBeanInfo(Class<?> beanClass, Class<?> stopClass) throws IntrospectionException {
        return getBeanInfo(beanClass, stopClass, USE_ALL_BEANINFO);
    }

    /** What stopClass and its superclasses have is left out. */
    public static BeanInfo getBeanInfo(Class<?> beanClass, Class<?> stopClass, int flags)
            throws IntrospectionException {
        if (stopClass == null) {
            return getBeanInfo(beanClass);
        }
        if (beanClass == stopClass || !stopClass.isAssignableFrom(beanClass)) {
            throw new IntrospectionException(stopClass.getName() + " not superclass of " + beanClass.getName());
        }
        return new Introspector(beanClass, stopClass).look();
    }

    /** FooBar becomes fooBar, but URL stays. */
    public static String decapitalize(String name) {
        if (name == null || name.isEmpty()
                || name.length() > 1 && Character.isUpperCase(name.charAt(1))
                        && Character.isUpperCase(name.charAt(0))) {
            return name;
        }
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    public static String[] getBeanInfoSearchPath() {
        return searchPath.clone();
    }

    public static void setBeanInfoSearchPath(String[] path) {
        searchPath = path.clone();
    }

    public static void flushCaches() {
        known.clear();
    }

    public static void flushFromCaches(Class<?> clz) {
        if (clz == null) {
            throw new NullPointerException();
        }
        known.remove(clz);
    }

    private BeanInfo look() throws IntrospectionException {
        for (Method m : beanClass.getMethods()) {
            if (stopClass != null && m.getDeclaringClass().isAssignableFrom(stopClass)) {
                continue;
            }
            methods.add(new MethodDescriptor(m));
            if (!Modifier.isStatic(m.getModifiers()) && !m.isBridge()) {
                sort(m);
            }
        }
        PropertyDescriptor[] properties = properties();
        EventSetDescriptor[] events = events();
        return new Found(new BeanDescriptor(beanClass), properties, events, methods.toArray(new MethodDescriptor[0]));
    }

    private void sort(Method m) {
        String name = m.getName();
        Class<?>[] parameters = m.getParameterTypes();
        Class<?> result = m.getReturnType();
        boolean get = name.startsWith("get") && name.length() > 3 && result != void.class;
        boolean set = name.startsWith("set") && name.length() > 3 && result == void.class;
        if (parameters.length == 0 && get) {
            getter(decapitalize(name.substring(3)), m);
        } else if (parameters.length == 0 && name.startsWith("is") && name.length() > 2 && result == boolean.class) {
            getter(decapitalize(name.substring(2)), m);
        } else if (parameters.length == 1 && get && parameters[0] == int.class) {
            indexedGetters.put(decapitalize(name.substring(3)), m);
        } else if (parameters.length == 1 && set) {
            setters.computeIfAbsent(decapitalize(name.substring(3)), k -> new ArrayList<>()).add(m);
        } else if (parameters.length == 2 && set && parameters[0] == int.class) {
            indexedSetters.put(decapitalize(name.substring(3)), m);
        }
    }

    /** Of two getters "is" wins for boolean, else the one with the narrower type. */
    private void getter(String property, Method m) {
        Method old = getters.get(property);
        if (old == null || m.getName().startsWith("is") && old.getReturnType() == boolean.class
                || !old.getName().startsWith("is") && old.getReturnType().isAssignableFrom(m.getReturnType())) {
            getters.put(property, m);
        }
    }

    private Method setter(String property, Class<?> type) {
        Method found = null;
        for (Method m : setters.getOrDefault(property, List.of())) {
            if (type == null || m.getParameterTypes()[0] == type) {
                found = m;
            }
        }
        return found;
    }

    private PropertyDescriptor[] properties() throws IntrospectionException {
        Map<String, PropertyDescriptor> all = new TreeMap<>();
        for (Map.Entry<String, Method> e : getters.entrySet()) {
            all.put(e.getKey(), new PropertyDescriptor(e.getKey(), e.getValue(),
                    setter(e.getKey(), e.getValue().getReturnType())));
        }
        for (String name : setters.keySet()) {
            if (!all.containsKey(name)) {
                all.put(name, new PropertyDescriptor(name, null, setter(name, null)));
            }
        }
        List<String> indexed = new ArrayList<>(indexedGetters.keySet());
        indexed.addAll(indexedSetters.keySet());
        for (String name : indexed) {
            PropertyDescriptor plain = all.get(name);
            Method read = plain == null ? null : plain.getReadMethod();
            Method write = plain == null ? null : plain.getWriteMethod();
            if (plain == null || plain.getPropertyType().isArray()) {
                all.put(name, new IndexedPropertyDescriptor(name, read, write, indexedGetters.get(name),
                        indexedSetters.get(name)));
            }
        }
        for (PropertyDescriptor p : all.values()) {
            p.setBound(isBound(p));
            Method write = p.getWriteMethod();
            if (write != null) {
                for (Class<?> c : write.getExceptionTypes()) {
                    if (c == PropertyVetoException.class) {
                        p.setConstrained(true);
                    }
                }
            }
        }
        return all.values().toArray(new PropertyDescriptor[0]);
    }

    /** The class that declares the property tells of changes. */
    private static boolean isBound(PropertyDescriptor p) {
        Method m = p.getReadMethod() != null ? p.getReadMethod() : p.getWriteMethod();
        return m != null && PropertyDescriptor.find(m.getDeclaringClass(), "addPropertyChangeListener",
                PropertyChangeListener.class) != null;
    }

    /** addXListener(X) and removeXListener(X), X an EventListener. */
    private EventSetDescriptor[] events() throws IntrospectionException {
        List<EventSetDescriptor> found = new ArrayList<>();
        for (MethodDescriptor d : methods) {
            Method add = d.getMethod();
            String name = add.getName();
            if (!name.startsWith("add") || !name.endsWith("Listener") || add.getParameterCount() != 1
                    || !EventListener.class.isAssignableFrom(add.getParameterTypes()[0])) {
                continue;
            }
            Class<?> type = add.getParameterTypes()[0];
            Method remove = PropertyDescriptor.find(beanClass, "remove" + name.substring(3), type);
            if (remove != null) {
                String set = decapitalize(name.substring(3, name.length() - "Listener".length()));
                found.add(new EventSetDescriptor(set, type, type.getMethods(), add, remove,
                        PropertyDescriptor.find(beanClass, "get" + name.substring(3) + "s")));
            }
        }
        return found.toArray(new EventSetDescriptor[0]);
    }

    /** The result. */
    private static final class Found extends SimpleBeanInfo {
        private final BeanDescriptor bean;
        private final PropertyDescriptor[] properties;
        private final EventSetDescriptor[] events;
        private final MethodDescriptor[] methods;

        Found(BeanDescriptor bean, PropertyDescriptor[] properties, EventSetDescriptor[] events,
                MethodDescriptor[] methods) {
            this.bean = bean;
            this.properties = properties;
            this.events = events;
            this.methods = methods;
        }

        @Override
        public BeanDescriptor getBeanDescriptor() {
            return bean;
        }

        @Override
        public PropertyDescriptor[] getPropertyDescriptors() {
            return properties;
        }

        @Override
        public EventSetDescriptor[] getEventSetDescriptors() {
            return events;
        }

        @Override
        public MethodDescriptor[] getMethodDescriptors() {
            return methods;
        }
    }
}
