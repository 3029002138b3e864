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

    /** Behind the field descriptor that begins at i; -1: none does. */
    private static int checkedEnd(String d, int i) {
        int at = i;
        while (at < d.length() && d.charAt(at) == '[') {
            at++;
        }
        if (at == d.length()) {
            return -1;
        }
        if (d.charAt(at) != 'L') {
            return "BCDFIJSZ".indexOf(d.charAt(at)) < 0 ? -1 : at + 1;
        }
        int semicolon = d.indexOf(';', at);
        return semicolon <= at + 1 ? -1 : semicolon + 1;
    }

    /** The text is a method descriptor; which characters a name of a class may have is the loaders' to say. */
    public static boolean isOfMethod(String d) {
        if (!d.startsWith("(") || d.indexOf('.') >= 0) {
            return false;
        }
        int i = 1;
        while (i > 0 && i < d.length() && d.charAt(i) != ')') {
            i = checkedEnd(d, i);
        }
        return i > 0 && i < d.length() && (d.endsWith(")V") && i == d.length() - 2
                || checkedEnd(d, i + 1) == d.length());
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
