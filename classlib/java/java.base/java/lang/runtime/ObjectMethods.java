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
        MethodHandle h = MethodHandles.lookup().findStatic(ObjectMethods.class, methodName + "Of",
                methodType(methodName));
        String[] list = names.isEmpty() ? new String[0] : names.split(";");
        h = MethodHandles.insertArguments(h, 0, recordClass, list, getters);
        if (type instanceof MethodType) {
            return new ConstantCallSite(h.asType((MethodType) type));
        }
        return h;
    }

    private static MethodType methodType(String name) {
        MethodType t = MethodType.methodType(Object.class, Class.class, String[].class, MethodHandle[].class,
                Object.class);
        switch (name) {
            case "equals":
                return t.appendParameterTypes(Object.class).changeReturnType(boolean.class);
            case "hashCode":
                return t.changeReturnType(int.class);
            case "toString":
                return t.changeReturnType(String.class);
            default:
                throw new IllegalArgumentException(name);
        }
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
