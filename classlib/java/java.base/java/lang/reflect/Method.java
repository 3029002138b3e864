package java.lang.reflect;

import java.lang.annotation.Annotation;
import jdk.internal.reflect.Annotations;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Descriptors;
import jdk.internal.reflect.Generics;
import jdk.internal.reflect.Reflection;

/** A method. */
public final class Method extends Executable {
    private String name;
    private Class<?> returnType;

    private Method() {
    }

    @Override
    public String getName() {
        String n = name;
        if (n == null) {
            n = Reflection.methodName(handle());
            name = n;
        }
        return n;
    }

    public Class<?> getReturnType() {
        Class<?> c = returnType;
        if (c == null) {
            c = Descriptors.result(descriptor(), getDeclaringClass().getClassLoader());
            returnType = c;
        }
        return c;
    }

    public Type getGenericReturnType() {
        Type t = generics().result();
        return t == null ? getReturnType() : t;
    }

    @Override
    Type resultType() {
        return getGenericReturnType();
    }

    @Override
    public TypeVariable<Method>[] getTypeParameters() {
        return (TypeVariable<Method>[]) generics().typeParameters();
    }

    @CallerSensitive
    public Object invoke(Object obj, Object... args) throws IllegalAccessException, InvocationTargetException {
        int mods = getModifiers();
        Class<?> declaring = getDeclaringClass();
        if (!isOverridden()) {
            Reflection.ensureAccess(Reflection.getCallerClass(1), declaring,
                    obj == null || Modifier.isStatic(mods) ? declaring : obj.getClass(), mods);
        }
        if (!Modifier.isStatic(mods)) {
            if (obj == null) {
                throw new NullPointerException("Cannot invoke \"Object.getClass()\" because \"obj\" is null");
            }
            if (!declaring.isInstance(obj)) {
                throw new IllegalArgumentException("object is not an instance of declaring class");
            }
        }
        return Reflection.invoke(handle(), obj, args);
    }

    public boolean isBridge() {
        return (getModifiers() & Modifier.BRIDGE) != 0;
    }

    public boolean isDefault() {
        return (getModifiers() & (Modifier.ABSTRACT | Modifier.PUBLIC | Modifier.STATIC)) == Modifier.PUBLIC
                && getDeclaringClass().isInterface();
    }

    /** The default of an annotation element. */
    public Object getDefaultValue() {
        byte[] bytes = Reflection.methodBytes(handle(), Reflection.ANNOTATION_DEFAULT);
        return bytes == null ? null : Annotations.defaultValue(this, bytes);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Method && sameSignature((Method) obj);
    }

    @Override
    public int hashCode() {
        return getDeclaringClass().getName().hashCode() ^ getName().hashCode();
    }

    @Override
    public String toString() {
        StringBuilder sb = modifiersText(Modifier.methodModifiers(), isDefault());
        sb.append(getReturnType().getTypeName()).append(' ');
        sb.append(getDeclaringClass().getTypeName()).append('.').append(getName());
        appendTypes(sb, getParameterTypes(), getExceptionTypes(), false);
        return sb.toString();
    }

    @Override
    public String toGenericString() {
        StringBuilder sb = modifiersText(Modifier.methodModifiers(), isDefault());
        int before = sb.length();
        Generics.appendParameters(sb, getTypeParameters());
        if (sb.length() > before) {
            sb.append(' ');
        }
        sb.append(getGenericReturnType().getTypeName()).append(' ');
        sb.append(getDeclaringClass().getTypeName()).append('.').append(getName());
        appendTypes(sb, getGenericParameterTypes(), getGenericExceptionTypes(), isVarArgs());
        return sb.toString();
    }

    @CallerSensitive
    @Override
    public void setAccessible(boolean flag) {
        change(Reflection.getCallerClass(1), flag);
    }
}
