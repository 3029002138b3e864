package java.lang.constant;

import java.util.Objects;

/** The grammar of names and descriptors (JVMS 4.2, 4.3). */
final class Names {
    private static final String PRIMITIVES = "ZBCSIJFDV";
    private static final Class<?>[] CLASSES = {boolean.class, byte.class, char.class, short.class, int.class,
            long.class,
        float.class, double.class, void.class};

    private Names() {
    }

    static Class<?> primitive(char c) {
        return CLASSES[PRIMITIVES.indexOf(c)];
    }

    static String checkBinary(String name) {
        if (name.isEmpty() || name.indexOf(';') >= 0 || name.indexOf('[') >= 0 || name.indexOf('/') >= 0
                || name.startsWith(".") || name.endsWith(".") || name.contains("..")) {
            throw new IllegalArgumentException("Invalid class name: " + name);
        }
        return name;
    }

    static String checkInternal(String name) {
        if (name.indexOf('.') >= 0) {
            throw new IllegalArgumentException("Invalid class name: " + name);
        }
        try {
            checkBinary(name.replace('/', '.'));
            return name;
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("Invalid class name: " + name);
        }
    }

    /** ':' and '@' must be escaped, and so must the escape. */
    static String checkModule(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean escape = c == '\\';
            boolean good = escape ? ++i < name.length() && "\\:@".indexOf(name.charAt(i)) >= 0
                    : c >= ' ' && c != ':' && c != '@';
            if (!good) {
                throw new IllegalArgumentException("Invalid module name: " + name);
            }
        }
        return name;
    }

    static String checkMember(String name) {
        if (Objects.requireNonNull(name).isEmpty()) {
            throw new IllegalArgumentException("zero-length member name");
        }
        for (int i = 0; i < name.length(); i++) {
            if (".;[/".indexOf(name.charAt(i)) >= 0) {
                throw new IllegalArgumentException("Invalid member name: " + name);
            }
        }
        return name;
    }

    static String checkMethod(String name) {
        checkMember(name);
        if (!name.equals("<init>") && !name.equals("<clinit>") && (name.indexOf('<') >= 0 || name.indexOf('>') >= 0)) {
            throw new IllegalArgumentException("Invalid member name: " + name);
        }
        return name;
    }

    /** Where the field descriptor that begins at from ends; -1: it is none. */
    static int fieldEnd(String d, int from, boolean voidToo) {
        int i = from;
        while (i < d.length() && d.charAt(i) == '[') {
            i++;
        }
        if (i == d.length() || i - from > 255) {
            return -1;
        }
        char c = d.charAt(i);
        if (c != 'L') {
            return PRIMITIVES.indexOf(c) < 0 || c == 'V' && (i > from || !voidToo) ? -1 : i + 1;
        }
        int end = d.indexOf(';', i);
        if (end <= i + 1 || d.charAt(i + 1) == '/' || d.charAt(end - 1) == '/') {
            return -1;
        }
        for (int k = i + 1; k < end; k++) {
            if (d.charAt(k) == '.' || d.charAt(k) == '[' || d.charAt(k) == '/' && d.charAt(k + 1) == '/') {
                return -1;
            }
        }
        return end + 1;
    }
}
