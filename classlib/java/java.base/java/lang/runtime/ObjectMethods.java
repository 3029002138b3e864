package java.lang.runtime;

import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.TypeDescriptor;
import java.util.Objects;

/** equals, hashCode and toString of records. The VM links those of compiled records itself and never comes here. */
public class ObjectMethods {
    private ObjectMethods() {
    }

    public static Object bootstrap(MethodHandles.Lookup lookup, String methodName, TypeDescriptor type,
            Class<?> recordClass, String names, MethodHandle... getters) throws Throwable {
        MethodType own = ownType(methodName, recordClass);
        if (!type.equals(type instanceof MethodType ? own : MethodHandle.class)) {
            throw new IllegalArgumentException("Bad method type: " + type);
        }
        MethodHandle h = MethodHandles.lookup().findStatic(ObjectMethods.class, methodName + "Of",
                own.changeParameterType(0, Object.class)
                .insertParameterTypes(0, Class.class, String[].class, MethodHandle[].class));
        String[] list = methodName.equals("toString") ? list(names, getters.length) : null;
        h = MethodHandles.insertArguments(h, 0, recordClass, list, getters).asType(own);
        return type instanceof MethodType ? new ConstantCallSite(h) : h;
    }

    /** Of the method of a record class. */
    private static MethodType ownType(String name, Class<?> recordClass) {
        switch (name) {
            case "equals":
                return MethodType.methodType(boolean.class, recordClass, Object.class);
            case "hashCode":
                return MethodType.methodType(int.class, recordClass);
            case "toString":
                return MethodType.methodType(String.class, recordClass);
            default:
                throw new IllegalArgumentException(name);
        }
    }

    private static String[] list(String names, int count) {
        String[] list = names.isEmpty() ? new String[0] : names.split(";");
        if (list.length != count) {
            throw new IllegalArgumentException("Name list and accessor list do not match");
        }
        return list;
    }

    private static boolean equalsOf(Class<?> c, String[] names, MethodHandle[] getters, Object a, Object b)
            throws Throwable {
        if (!c.isInstance(b)) {
            return false;
        }
        for (int i = 0; i < getters.length; i++) {
            if (!Objects.equals(getters[i].invokeWithArguments(a), getters[i].invokeWithArguments(b))) {
                return false;
            }
        }
        return true;
    }

    private static int hashCodeOf(Class<?> c, String[] names, MethodHandle[] getters, Object a) throws Throwable {
        int h = 0;
        for (int i = 0; i < getters.length; i++) {
            h = h * 31 + Objects.hashCode(getters[i].invokeWithArguments(a));
        }
        return h;
    }

    private static String toStringOf(Class<?> c, String[] names, MethodHandle[] getters, Object a) throws Throwable {
        StringBuilder sb = new StringBuilder(c.getSimpleName()).append('[');
        for (int i = 0; i < getters.length; i++) {
            sb.append(i == 0 ? "" : ", ").append(names[i]).append('=').append(getters[i].invokeWithArguments(a));
        }
        return sb.append(']').toString();
    }
}
