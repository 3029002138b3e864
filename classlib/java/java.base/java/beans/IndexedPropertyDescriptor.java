package java.beans;

import java.lang.reflect.Method;

/** A property with elements, read and written one by one. */
public class IndexedPropertyDescriptor extends PropertyDescriptor {
    private Method indexedReadMethod;
    private Method indexedWriteMethod;

    public IndexedPropertyDescriptor(String propertyName, Method readMethod, Method writeMethod,
            Method indexedReadMethod,
            Method indexedWriteMethod) throws IntrospectionException {
        super(propertyName, readMethod, writeMethod);
        this.indexedReadMethod = indexedReadMethod;
        this.indexedWriteMethod = indexedWriteMethod;
    }

    public Method getIndexedReadMethod() {
        return indexedReadMethod;
    }

    public void setIndexedReadMethod(Method readMethod) throws IntrospectionException {
        indexedReadMethod = readMethod;
    }

    public Method getIndexedWriteMethod() {
        return indexedWriteMethod;
    }

    public void setIndexedWriteMethod(Method writeMethod) throws IntrospectionException {
        indexedWriteMethod = writeMethod;
    }

    public Class<?> getIndexedPropertyType() {
        return indexedReadMethod != null ? indexedReadMethod.getReturnType()
                : indexedWriteMethod.getParameterTypes()[1];
    }
}
