package java.lang.invoke;

import java.lang.reflect.Modifier;
import jdk.internal.reflect.Reflection;

/** Bootstrap methods for dynamic constants. */
public final class ConstantBootstraps {
    private ConstantBootstraps() {
    }

    public static Object nullConstant(MethodHandles.Lookup lookup, String name, Class<?> type) {
        if (type.isPrimitive()) {
            throw new IllegalArgumentException("not reference: " + type);
        }
        return null;
    }

    public static Class<?> primitiveClass(MethodHandles.Lookup lookup, String name, Class<?> type) {
        if (name.length() != 1 || "ZBCSIJFDV".indexOf(name.charAt(0)) < 0) {
            throw new IllegalArgumentException("not primitive: " + name);
        }
        return Reflection.type(name, null);
    }

    public static <E extends Enum<E>> E enumConstant(MethodHandles.Lookup lookup, String name, Class<E> type) {
        return Enum.valueOf(type, name);
    }

    public static Object getStaticFinal(MethodHandles.Lookup lookup, String name, Class<?> type,
            Class<?> declaringClass) {
        MethodHandle getter;
        try {
            getter = lookup.findStaticGetter(declaringClass, name, type);
        } catch (ReflectiveOperationException e) {
            throw LookupFailure.linkageError(e);
        }
        if (!Modifier.isFinal(Reflection.fieldModifiers(MemberFinder.findField(declaringClass, name,
                type.descriptorString())))) {
            throw new IncompatibleClassChangeError("not a final field: " + name);
        }
        try {
            return getter.call(new Object[0]);
        } catch (Throwable e) {
            throw new LinkageError("Unexpected error acquiring static final field", e);
        }
    }

    public static Object getStaticFinal(MethodHandles.Lookup lookup, String name, Class<?> type) {
        return getStaticFinal(lookup, name, type, type.isPrimitive() ? Conversions.box(type) : type);
    }

    public static Object invoke(MethodHandles.Lookup lookup, String name, Class<?> type, MethodHandle handle,
            Object... args) throws Throwable {
        handle.asType(handle.type().changeReturnType(type)); // throws where the result can never be of that type
        return Conversions.convert(handle.invokeWithArguments(args), type);
    }

    public static VarHandle fieldVarHandle(MethodHandles.Lookup lookup, String name, Class<VarHandle> type,
            Class<?> declaringClass, Class<?> fieldType) {
        try {
            return lookup.findVarHandle(declaringClass, name, fieldType);
        } catch (ReflectiveOperationException e) {
            throw LookupFailure.linkageError(e);
        }
    }

    public static VarHandle staticFieldVarHandle(MethodHandles.Lookup lookup, String name, Class<VarHandle> type,
            Class<?> declaringClass, Class<?> fieldType) {
        try {
            return lookup.findStaticVarHandle(declaringClass, name, fieldType);
        } catch (ReflectiveOperationException e) {
            throw LookupFailure.linkageError(e);
        }
    }

    public static VarHandle arrayVarHandle(MethodHandles.Lookup lookup, String name, Class<VarHandle> type,
            Class<?> arrayClass) {
        return MethodHandles.arrayElementVarHandle(arrayClass);
    }

    public static Object explicitCast(MethodHandles.Lookup lookup, String name, Class<?> dstType, Object value)
            throws ClassCastException {
        return dstType.isPrimitive() ? value == null ? Conversions.zero(dstType) : Conversions.number(value, dstType)
                : dstType.cast(value);
    }
}
