package jdk.internal.reflect;

import java.util.ArrayList;

/** Method descriptors (JVMS 4.3.3) to classes and back. */
public final class Descriptors {
    private static final Class<?>[] NONE = new Class<?>[0];

    private Descriptors() {
    }

    /** End of the field descriptor that begins at i. */
    private static int end(String d, int i) {
        while (d.charAt(i) == '[') {
            i++;
        }
        return d.charAt(i) == 'L' ? d.indexOf(';', i) + 1 : i + 1;
    }

    public static Class<?>[] parameters(String descriptor, ClassLoader loader) {
        if (descriptor.charAt(1) == ')') {
            return NONE;
        }
        ArrayList<Class<?>> list = new ArrayList<>();
        int i = 1;
        while (descriptor.charAt(i) != ')') {
            int end = end(descriptor, i);
            list.add(Reflection.type(descriptor.substring(i, end), loader));
            i = end;
        }
        return list.toArray(NONE);
    }

    public static int parameterCount(String descriptor) {
        int n = 0;
        for (int i = 1; descriptor.charAt(i) != ')'; n++) {
            i = end(descriptor, i);
        }
        return n;
    }

    public static Class<?> result(String descriptor, ClassLoader loader) {
        return Reflection.type(descriptor.substring(descriptor.indexOf(')') + 1), loader);
    }

    /** "(...)" of these parameter types; null if one of them is null, for no method has such. */
    public static String ofParameters(Class<?>[] types) {
        StringBuilder sb = new StringBuilder("(");
        for (int i = 0; types != null && i < types.length; i++) {
            if (types[i] == null) {
                return null;
            }
            sb.append(types[i].descriptorString());
        }
        return sb.append(')').toString();
    }
}
