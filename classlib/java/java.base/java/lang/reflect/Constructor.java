package java.lang.reflect;

import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Generics;
import jdk.internal.reflect.Reflection;

/** A constructor. */
public final class Constructor<T> extends Executable {
    private Constructor() {
    }

    @Override
    public String getName() {
        return getDeclaringClass().getName();
    }

    @Override
    public Class<T> getDeclaringClass() {
        return (Class<T>) super.getDeclaringClass();
    }

    @Override
    Type resultType() {
        return getDeclaringClass();
    }

    /**
     * The constructor of an inner member class is called on an object of the class around it; no other has a receiver.
     */
    @Override
    public AnnotatedType getAnnotatedReceiverType() {
        Class<T> c = getDeclaringClass();
        boolean inner = c.isMemberClass() && !Modifier.isStatic(c.getModifiers());
        return inner ? annotatedReceiver(c.getDeclaringClass()) : null;
    }

    @Override
    public TypeVariable<Constructor<T>>[] getTypeParameters() {
        return (TypeVariable<Constructor<T>>[]) generics().typeParameters();
    }

    @CallerSensitive
    public T newInstance(Object... initargs)
            throws InstantiationException, IllegalAccessException, IllegalArgumentException, InvocationTargetException {
        Class<T> c = getDeclaringClass();
        if (!isOverridden()) {
            Reflection.ensureAccess(Reflection.getCallerClass(1), c, c, getModifiers());
        }
        if (c.isEnum()) {
            throw new IllegalArgumentException("Cannot reflectively create enum objects");
        }
        if (Modifier.isAbstract(c.getModifiers())) {
            throw new InstantiationException();
        }
        return (T) Reflection.construct(handle(), initargs);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Constructor && sameSignature((Constructor<?>) obj);
    }

    @Override
    public int hashCode() {
        return getDeclaringClass().getName().hashCode();
    }

    @Override
    public String toString() {
        StringBuilder sb = modifiersText(Modifier.constructorModifiers(), false);
        sb.append(getDeclaringClass().getTypeName());
        appendTypes(sb, getParameterTypes(), getExceptionTypes(), false);
        return sb.toString();
    }

    @Override
    public String toGenericString() {
        StringBuilder sb = modifiersText(Modifier.constructorModifiers(), false);
        int before = sb.length();
        Generics.appendParameters(sb, getTypeParameters());
        if (sb.length() > before) {
            sb.append(' ');
        }
        sb.append(getDeclaringClass().getTypeName());
        appendTypes(sb, getGenericParameterTypes(), getGenericExceptionTypes(), isVarArgs());
        return sb.toString();
    }

    @CallerSensitive
    @Override
    public void setAccessible(boolean flag) {
        change(Reflection.getCallerClass(1), flag);
    }
}
