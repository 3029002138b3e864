package java.lang.invoke;

import jdk.internal.reflect.Reflection;

/** Finds methods and fields by name and exact type, whoever may use them. */
final class MemberFinder {
    private MemberFinder() {
    }

    /** What a symbolic reference to this method of c would resolve to (JVMS 5.4.3.3, 5.4.3.4); 0 if there is none. */
    static long find(Class<?> c, String name, MethodType type) {
        String d = type.toMethodDescriptorString();
        return name.equals("<init>") ? declared(c, name, d) : Reflection.resolveMethod(c, name, d);
    }

    /** The method that c itself declares; 0 if there is none. */
    static long declared(Class<?> c, String name, String descriptor) {
        long[] all = Reflection.methods(c);
        for (int i = 0; i < all.length; i++) {
            if (Reflection.methodName(all[i]).equals(name)
                    && Reflection.methodDescriptor(all[i]).equals(descriptor)) {
                return all[i];
            }
        }
        return 0;
    }

    /** What a symbolic reference to this field of c would resolve to (JVMS 5.4.3.2); 0 if there is none. */
    static long findField(Class<?> c, String name, String descriptor) {
        return Reflection.resolveField(c, name, descriptor);
    }

    /** What is wrong if a type has the name that the declaring class uses, but is not what it means by it; or null. */
    static LinkageError alias(MethodType types, Class<?> declaring) {
        LinkageError error = alias(types.returnType(), declaring);
        for (int i = 0; i < types.parameterCount() && error == null; i++) {
            error = alias(types.parameterType(i), declaring);
        }
        return error;
    }

    private static LinkageError alias(Class<?> type, Class<?> declaring) {
        Class<?> c = type;
        while (c.isArray()) {
            c = c.getComponentType();
        }
        ClassLoader home = declaring.getClassLoader();
        if (c.isPrimitive() || c.getClassLoader() == home
                || c.getClassLoader() == null && c.getName().startsWith("java.")) {
            return null;
        }
        try {
            if (Reflection.type(c.descriptorString(), home) == c) {
                return null;
            }
        } catch (LinkageError e) {
            return e;
        }
        return new LinkageError("the type " + c.getName() + " is another class where " + declaring.getName()
                + " is defined");
    }
}
