// SPDX-License-Identifier: MIT
package java.lang.invoke;

import java.lang.reflect.Member;
import jdk.internal.reflect.Reflection;

/** The one kind of MethodHandleInfo that there is. */
final class RevealedHandle implements MethodHandleInfo {
    private final Handles.Direct handle;

    RevealedHandle(Handles.Direct handle) {
        this.handle = handle;
    }

    @Override
    public int getReferenceKind() {
        if (handle.how == Handles.CONSTRUCT) {
            return REF_newInvokeSpecial;
        }
        if (!handle.bound) {
            return REF_invokeStatic;
        }
        return handle.how == Handles.EXACT ? REF_invokeSpecial
                : getDeclaringClass().isInterface() ? REF_invokeInterface : REF_invokeVirtual;
    }

    @Override
    public Class<?> getDeclaringClass() {
        return Reflection.methodClass(handle.method);
    }

    @Override
    public String getName() {
        return Reflection.methodName(handle.method);
    }

    @Override
    public MethodType getMethodType() {
        MethodType t = handle.type();
        return handle.how == Handles.CONSTRUCT ? t.changeReturnType(void.class)
                : handle.bound ? t.dropParameterTypes(0, 1) : t;
    }

    @Override
    public <T extends Member> T reflectAs(Class<T> expected, MethodHandles.Lookup lookup) {
        return MethodHandles.reflectAs(expected, handle);
    }

    @Override
    public int getModifiers() {
        return Reflection.methodModifiers(handle.method);
    }

    @Override
    public String toString() {
        return MethodHandleInfo.toString(getReferenceKind(), getDeclaringClass(), getName(), getMethodType());
    }
}
