package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.Map;
import jdk.internal.reflect.AccessFlags;
import jdk.internal.reflect.Annotations;
import jdk.internal.reflect.Descriptors;
import jdk.internal.reflect.Generics;
import jdk.internal.reflect.Reflection;

/**
 * What methods and constructors share. The VM makes the objects with clazz and vmMethod set; everything else is asked
 * from the VM when needed.
 */
public abstract sealed class Executable extends AccessibleObject implements Member, GenericDeclaration
        permits Constructor, Method {
    private Class<?> clazz;
    private long vmMethod;

    private Class<?>[] parameterTypes;
    private Parameter[] parameters;
    private Generics generics;
    private Map<Class<? extends Annotation>, Annotation> annotations;

    Executable() {
    }

    final long handle() {
        return vmMethod;
    }

    final String descriptor() {
        return Reflection.methodDescriptor(vmMethod);
    }

    /** Not to be changed. */
    final Class<?>[] sharedParameterTypes() {
        Class<?>[] types = parameterTypes;
        if (types == null) {
            types = Descriptors.parameters(descriptor(), clazz.getClassLoader());
            parameterTypes = types;
        }
        return types;
    }

    final Generics generics() {
        Generics g = generics;
        if (g == null) {
            g = Generics.ofExecutable(this, Reflection.methodSignature(vmMethod));
            generics = g;
        }
        return g;
    }

    @Override
    public Class<?> getDeclaringClass() {
        return clazz;
    }

    @Override
    public abstract String getName();

    @Override
    public int getModifiers() {
        return Reflection.methodModifiers(vmMethod);
    }

    @Override
    public java.util.Set<AccessFlag> accessFlags() {
        return AccessFlags.of(getModifiers(), AccessFlag.Location.METHOD, getDeclaringClass());
    }

    @Override
    public abstract TypeVariable<?>[] getTypeParameters();

    public Class<?>[] getParameterTypes() {
        Class<?>[] types = sharedParameterTypes();
        return types.length == 0 ? types : types.clone();
    }

    public int getParameterCount() {
        return sharedParameterTypes().length;
    }

    /** Those of the Signature attribute, which leaves out parameters that the compiler has added. */
    public Type[] getGenericParameterTypes() {
        Type[] types = generics().parameters();
        return types == null ? getParameterTypes() : types;
    }

    /** One type for each parameter of the descriptor. */
    final Type[] allParameterTypes() {
        Type[] types = generics().parameters();
        Class<?>[] erased = getParameterTypes();
        if (types == null) {
            return erased;
        }
        if (types.length == erased.length) {
            return types;
        }
        return withHiddenParameters(types, erased);
    }

    /** The Signature attribute leaves out parameters that the compiler has added; they come first or are flagged. */
    private Type[] withHiddenParameters(Type[] types, Class<?>[] erased) {
        Parameter[] ps = getParameters();
        Type[] all = new Type[erased.length];
        int from = 0;
        boolean named = Reflection.methodBytes(vmMethod, Reflection.METHOD_PARAMETERS) != null;
        if (!named) {
            return erased;
        }
        for (int i = 0; i < erased.length; i++) {
            boolean hidden = ps[i].isImplicit() || ps[i].isSynthetic();
            if (!hidden && from == types.length) {
                return erased;
            }
            all[i] = hidden ? erased[i] : types[from++];
        }
        return all;
    }

    public Parameter[] getParameters() {
        return sharedParameters().clone();
    }

    private Parameter[] sharedParameters() {
        Parameter[] ps = parameters;
        if (ps == null) {
            ps = Parameter.of(this, Reflection.methodBytes(vmMethod, Reflection.METHOD_PARAMETERS));
            parameters = ps;
        }
        return ps;
    }

    public Class<?>[] getExceptionTypes() {
        String[] names = Reflection.methodExceptions(vmMethod);
        Class<?>[] types = new Class<?>[names.length];
        for (int i = 0; i < types.length; i++) {
            types[i] = Reflection.type("L" + names[i] + ";", clazz.getClassLoader());
        }
        return types;
    }

    public Type[] getGenericExceptionTypes() {
        Type[] types = generics().exceptions();
        return types == null || types.length == 0 ? getExceptionTypes() : types;
    }

    public boolean isVarArgs() {
        return (getModifiers() & Modifier.VARARGS) != 0;
    }

    @Override
    public boolean isSynthetic() {
        return (getModifiers() & Modifier.SYNTHETIC) != 0;
    }

    public abstract String toGenericString();

    // Annotations

    private Map<Class<? extends Annotation>, Annotation> declaredAnnotations() {
        Map<Class<? extends Annotation>, Annotation> map = annotations;
        if (map == null) {
            map = Annotations.parse(Reflection.methodBytes(vmMethod, Reflection.ANNOTATIONS), clazz);
            annotations = map;
        }
        return map;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        if (annotationClass == null) {
            throw new NullPointerException();
        }
        return (T) declaredAnnotations().get(annotationClass);
    }

    @Override
    public <T extends Annotation> T[] getAnnotationsByType(Class<T> annotationClass) {
        if (annotationClass == null) {
            throw new NullPointerException();
        }
        return Annotations.byType(declaredAnnotations(), annotationClass);
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return Annotations.array(declaredAnnotations());
    }

    public Annotation[][] getParameterAnnotations() {
        return Annotations.parameters(Reflection.methodBytes(vmMethod, Reflection.PARAMETER_ANNOTATIONS), clazz,
                getParameterCount());
    }

    public AnnotatedType getAnnotatedReturnType() {
        return Annotations.annotatedResult(this, vmMethod, resultType());
    }

    /** The generic result type; for a constructor its class. */
    abstract Type resultType();

    public AnnotatedType getAnnotatedReceiverType() {
        return Modifier.isStatic(getModifiers()) ? null : annotatedReceiver(clazz);
    }

    final AnnotatedType annotatedReceiver(Class<?> c) {
        return Annotations.annotatedReceiver(this, vmMethod, Generics.declaredType(c));
    }

    public AnnotatedType[] getAnnotatedParameterTypes() {
        return Annotations.annotatedParameters(this, vmMethod, allParameterTypes());
    }

    public AnnotatedType[] getAnnotatedExceptionTypes() {
        return Annotations.annotatedExceptions(this, vmMethod, getGenericExceptionTypes());
    }

    // Text

    final StringBuilder modifiersText(int mask, boolean isDefault) {
        StringBuilder sb = new StringBuilder();
        int mods = getModifiers() & mask;
        if (mods != 0 && !isDefault) {
            sb.append(Modifier.toString(mods)).append(' ');
        } else {
            int access = mods & (Modifier.PUBLIC | Modifier.PROTECTED | Modifier.PRIVATE);
            if (access != 0) {
                sb.append(Modifier.toString(access)).append(' ');
            }
            if (isDefault) {
                sb.append("default ");
                mods &= ~(Modifier.PUBLIC | Modifier.PROTECTED | Modifier.PRIVATE);
                if (mods != 0) {
                    sb.append(Modifier.toString(mods)).append(' ');
                }
            }
        }
        return sb;
    }

    /** "(types) throws types". */
    static void appendTypes(StringBuilder sb, Type[] types, Type[] exceptions, boolean varArgs) {
        sb.append('(');
        for (int i = 0; i < types.length; i++) {
            String name = types[i].getTypeName();
            if (varArgs && i == types.length - 1 && name.endsWith("[]")) {
                name = name.substring(0, name.length() - 2) + "...";
            }
            sb.append(i > 0 ? "," : "").append(name);
        }
        sb.append(')');
        for (int i = 0; i < exceptions.length; i++) {
            sb.append(i == 0 ? " throws " : ",").append(exceptions[i].getTypeName());
        }
    }

    final boolean sameSignature(Executable other) {
        return clazz == other.clazz && vmMethod == other.vmMethod;
    }
}
