package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.LinkedHashMap;
import java.util.Map;
import jdk.internal.reflect.AccessFlags;
import jdk.internal.reflect.Annotations;
import jdk.internal.reflect.Reflection;

/** A parameter of a method or constructor. */
public final class Parameter implements AnnotatedElement {
    private final String name;
    private final int modifiers;
    private final Executable executable;
    private final int index;

    private Parameter(String name, int modifiers, Executable executable, int index) {
        this.name = name;
        this.modifiers = modifiers;
        this.executable = executable;
        this.index = index;
    }

    private static boolean wellFormed(String name, int flags) {
        boolean named = name == null || !name.isEmpty() && name.indexOf('.') < 0 && name.indexOf(';') < 0
                && name.indexOf('[') < 0 && name.indexOf('/') < 0;
        return named && (flags & ~(Modifier.FINAL | Modifier.SYNTHETIC | Modifier.MANDATED)) == 0;
    }

    /** The name of a parameter, in the constant pool; null: it has none. */
    private static String nameAt(Executable e, int index) {
        try {
            return index == 0 ? null : Reflection.utf8(e.getDeclaringClass(), index);
        } catch (IllegalArgumentException none) {
            throw new MalformedParametersException("Invalid index of a name in MethodParameters: " + index);
        }
    }

    /** attribute: the content of MethodParameters, or null. */
    static Parameter[] of(Executable e, byte[] attribute) {
        int n = e.getParameterCount();
        Parameter[] all = new Parameter[n];
        if (attribute != null && (attribute[0] & 0xff) != n) {
            throw new MalformedParametersException("Wrong number of parameters in MethodParameters attribute");
        }
        for (int i = 0; i < n; i++) {
            String name = null;
            int flags = 0;
            if (attribute != null) {
                int at = 1 + i * 4;
                int nameIndex = (attribute[at] & 0xff) << 8 | attribute[at + 1] & 0xff;
                flags = (attribute[at + 2] & 0xff) << 8 | attribute[at + 3] & 0xff;
                name = nameAt(e, nameIndex);
                if (!wellFormed(name, flags)) {
                    throw new MalformedParametersException("Invalid parameter in MethodParameters: " + name + ", 0x"
                            + Integer.toHexString(flags));
                }
            }
            all[i] = new Parameter(name, flags, e, i);
        }
        return all;
    }

    public boolean isNamePresent() {
        return name != null;
    }

    public String getName() {
        return name == null || name.isEmpty() ? "arg" + index : name;
    }

    public int getModifiers() {
        return modifiers;
    }

    public java.util.Set<AccessFlag> accessFlags() {
        return AccessFlags.of(modifiers, AccessFlag.Location.METHOD_PARAMETER, executable.getDeclaringClass());
    }

    public Executable getDeclaringExecutable() {
        return executable;
    }

    public Type getParameterizedType() {
        Type[] types = executable.allParameterTypes();
        return types[index];
    }

    public Class<?> getType() {
        return executable.sharedParameterTypes()[index];
    }

    public AnnotatedType getAnnotatedType() {
        return executable.getAnnotatedParameterTypes()[index];
    }

    public boolean isImplicit() {
        return (modifiers & Modifier.MANDATED) != 0;
    }

    public boolean isSynthetic() {
        return (modifiers & Modifier.SYNTHETIC) != 0;
    }

    public boolean isVarArgs() {
        return executable.isVarArgs() && index == executable.getParameterCount() - 1;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Parameter && ((Parameter) obj).index == index
                && ((Parameter) obj).executable.equals(executable);
    }

    @Override
    public int hashCode() {
        return executable.hashCode() ^ index;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder(Modifier.toString(modifiers));
        if (modifiers != 0) {
            sb.append(' ');
        }
        String type = getParameterizedType().getTypeName();
        if (isVarArgs() && type.endsWith("[]")) {
            type = type.substring(0, type.length() - 2) + "...";
        }
        return sb.append(type).append(' ').append(getName()).toString();
    }

    private Map<Class<? extends Annotation>, Annotation> annotations() {
        Annotation[] all = executable.getParameterAnnotations()[index];
        Map<Class<? extends Annotation>, Annotation> map = new LinkedHashMap<>();
        for (int i = 0; i < all.length; i++) {
            map.put(all[i].annotationType(), all[i]);
        }
        return map;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        if (annotationClass == null) {
            throw new NullPointerException();
        }
        return (T) annotations().get(annotationClass);
    }

    @Override
    public <T extends Annotation> T[] getAnnotationsByType(Class<T> annotationClass) {
        return Annotations.byType(annotations(), annotationClass);
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return executable.getParameterAnnotations()[index].clone();
    }

    @Override
    public Annotation[] getAnnotations() {
        return getDeclaredAnnotations();
    }

    @Override
    public <T extends Annotation> T getDeclaredAnnotation(Class<T> annotationClass) {
        return getAnnotation(annotationClass);
    }

    @Override
    public <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> annotationClass) {
        return getAnnotationsByType(annotationClass);
    }
}
