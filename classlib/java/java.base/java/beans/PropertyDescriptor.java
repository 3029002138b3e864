package java.beans;

import java.lang.reflect.Method;
import java.util.Objects;

/** A property of a bean: a getter, a setter, or both, of one type. */
public class PropertyDescriptor extends FeatureDescriptor {
    private Method readMethod;
    private Method writeMethod;
    private Class<?> propertyType;
    private Class<?> editorClass;
    private boolean bound;
    private boolean constrained;

    /** With the getter and the setter that its name demands. */
    public PropertyDescriptor(String propertyName, Class<?> beanClass) throws IntrospectionException {
        setName(checked(propertyName));
        String base = capitalized(propertyName);
        readMethod = find(beanClass, "is" + base);
        if (readMethod == null || readMethod.getReturnType() != boolean.class) {
            readMethod = find(beanClass, "get" + base);
        }
        if (readMethod == null) {
            throw new IntrospectionException("Method not found: is" + base);
        }
        writeMethod = find(beanClass, "set" + base, readMethod.getReturnType());
        if (writeMethod == null) {
            throw new IntrospectionException("Method not found: set" + base);
        }
        propertyType = readMethod.getReturnType();
    }

    /** With the getter and the setter of these names; null: none. */
    public PropertyDescriptor(String propertyName, Class<?> beanClass, String readMethodName, String writeMethodName)
            throws IntrospectionException {
        setName(checked(propertyName));
        if (beanClass == null) {
            throw new IntrospectionException("Target Bean class is null");
        }
        if (readMethodName != null) {
            readMethod = find(beanClass, readMethodName);
            if (readMethod == null) {
                throw new IntrospectionException("Method not found: " + readMethodName);
            }
        }
        if (writeMethodName != null) {
            writeMethod = readMethod != null ? find(beanClass, writeMethodName, readMethod.getReturnType())
                    : findSetter(beanClass, writeMethodName);
            if (writeMethod == null) {
                throw new IntrospectionException("Method not found: " + writeMethodName);
            }
        }
        propertyType = typeOf(readMethod, writeMethod);
    }

    public PropertyDescriptor(String propertyName, Method readMethod, Method writeMethod)
            throws IntrospectionException {
        setName(checked(propertyName));
        this.readMethod = readMethod;
        this.writeMethod = writeMethod;
        propertyType = typeOf(readMethod, writeMethod);
    }

    private static String checked(String name) throws IntrospectionException {
        if (name == null || name.isEmpty()) {
            throw new IntrospectionException("bad property name");
        }
        return name;
    }

    static String capitalized(String name) {
        return name.substring(0, 1).toUpperCase() + name.substring(1);
    }

    static Method find(Class<?> c, String name, Class<?>... parameters) {
        try {
            return c.getMethod(name, parameters);
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    private static Method findSetter(Class<?> c, String name) {
        for (Method m : c.getMethods()) {
            if (m.getName().equals(name) && m.getParameterCount() == 1) {
                return m;
            }
        }
        return null;
    }

    private static Class<?> typeOf(Method read, Method write) throws IntrospectionException {
        Class<?> type = null;
        if (read != null) {
            type = read.getReturnType();
            if (read.getParameterCount() != 0) {
                throw new IntrospectionException("bad read method arg count: " + read);
            }
            if (type == void.class) {
                throw new IntrospectionException("read method " + read.getName() + " returns void");
            }
        }
        if (write != null) {
            if (write.getParameterCount() != 1) {
                throw new IntrospectionException("bad write method arg count: " + write);
            }
            Class<?> t = write.getParameterTypes()[0];
            if (type != null && !t.isAssignableFrom(type) && !type.isAssignableFrom(t)) {
                throw new IntrospectionException("type mismatch between read and write methods");
            }
            type = type != null && t.isAssignableFrom(type) ? type : t;
        }
        return type;
    }

    public Class<?> getPropertyType() {
        return propertyType;
    }

    public Method getReadMethod() {
        return readMethod;
    }

    public void setReadMethod(Method readMethod) throws IntrospectionException {
        propertyType = typeOf(readMethod, writeMethod);
        this.readMethod = readMethod;
    }

    public Method getWriteMethod() {
        return writeMethod;
    }

    public void setWriteMethod(Method writeMethod) throws IntrospectionException {
        propertyType = typeOf(readMethod, writeMethod);
        this.writeMethod = writeMethod;
    }

    public boolean isBound() {
        return bound;
    }

    public void setBound(boolean bound) {
        this.bound = bound;
    }

    public boolean isConstrained() {
        return constrained;
    }

    public void setConstrained(boolean constrained) {
        this.constrained = constrained;
    }

    public void setPropertyEditorClass(Class<?> propertyEditorClass) {
        editorClass = propertyEditorClass;
    }

    public Class<?> getPropertyEditorClass() {
        return editorClass;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof PropertyDescriptor)) {
            return false;
        }
        PropertyDescriptor p = (PropertyDescriptor) o;
        return Objects.equals(readMethod, p.readMethod) && Objects.equals(writeMethod, p.writeMethod)
                && propertyType == p.propertyType && editorClass == p.editorClass && bound == p.bound
                && constrained == p.constrained;
    }

    @Override
    public int hashCode() {
        return Objects.hash(propertyType, readMethod, writeMethod, editorClass, bound, constrained);
    }
}
