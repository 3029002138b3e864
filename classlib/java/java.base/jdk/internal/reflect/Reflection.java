package jdk.internal.reflect;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * The door between reflection and the VM. A method or field is a long here, the VM's own handle; it stays good as long
 * as its class lives, through every redefinition. Natives are intrinsics.
 */
public final class Reflection {
    /** Attributes that classBytes, methodBytes and fieldBytes can be asked for. */
    public static final int ANNOTATIONS = 0;
    public static final int TYPE_ANNOTATIONS = 1;
    public static final int PARAMETER_ANNOTATIONS = 2;
    public static final int ANNOTATION_DEFAULT = 3;
    public static final int METHOD_PARAMETERS = 4;

    private Reflection() {
    }

    /**
     * The class whose code called, depth 0 being the method that calls getCallerClass; null if the stack is not that
     * deep. Frames of reflection itself do not count, nor do those of method handles, but where one stands for the
     * class that found it. A method that asks this of its own caller is marked as CallerSensitive.
     */
    public static native Class<?> getCallerClass(int depth);

    /** The same, of the frames that a stack trace shows. */
    public static native Class<?> getShownCaller(int depth);

    /** Whether it is marked so: among the annotations without elements that stand first. */
    public static boolean isCallerSensitive(long method) {
        Class<?> c = methodClass(method);
        byte[] marks = c.getClassLoader() == null ? methodBytes(method, ANNOTATIONS) : null;
        for (int i = 2; marks != null && i + 4 <= marks.length; i += 4) {
            if (utf8(c, shortAt(marks, i)).equals("Ljdk/internal/reflect/CallerSensitive;")) {
                return true;
            }
            if (shortAt(marks, i + 2) != 0) {
                return false;
            }
        }
        return false;
    }

    private static int shortAt(byte[] b, int i) {
        return (b[i] & 0xff) << 8 | b[i + 1] & 0xff;
    }

    /** Grows with each redefinition of c. */
    public static native int version(Class<?> c);

    /** Of its class file; 0 for primitive types and arrays. */
    public static native int majorVersion(Class<?> c);

    /** Declared fields, and methods with constructors and static initialiser, in the order of the class file. */
    public static native long[] fields(Class<?> c);

    public static native long[] methods(Class<?> c);

    /** The declared field of this name, 0 if there is none. */
    public static native long findField(Class<?> c, String name);

    /** The first declared method behind another one (0: of all) of this name, whose descriptor begins so; 0: none. */
    public static native long findMethod(Class<?> c, long after, String name, String descriptor);

    /** The method of this name and exact descriptor that c means by it, its own or inherited; 0 if there is none. */
    public static native long resolveMethod(Class<?> c, String name, String descriptor);

    /** The field of this name and descriptor that c means by it, its own or inherited; 0 if there is none. */
    public static native long resolveField(Class<?> c, String name, String descriptor);

    /** What resolveTypes looks at: fields, constructors or methods; only the public ones. */
    public static final int FIELDS = 0;
    public static final int CONSTRUCTORS = 1;
    public static final int METHODS = 2;
    public static final int PUBLIC = 4;

    /** Loads the classes in the types of the members that c declares; throws what linking throws if one is missing. */
    public static native void resolveTypes(Class<?> c, int what);

    public static native Class<?> methodClass(long method);

    public static native String methodName(long method);

    public static native String methodDescriptor(long method);

    /** The Signature attribute, or null. */
    public static native String methodSignature(long method);

    public static native int methodModifiers(long method);

    /** Internal names of the declared exceptions. */
    public static native String[] methodExceptions(long method);

    /** The content of an attribute, or null. */
    public static native byte[] methodBytes(long method, int attribute);

    public static native String fieldName(long field);

    public static native String fieldDescriptor(long field);

    public static native String fieldSignature(long field);

    public static native int fieldModifiers(long field);

    public static native byte[] fieldBytes(long field, int attribute);

    public static native byte[] classBytes(Class<?> c, int attribute);

    /** For each record component: name, descriptor, signature, annotations, type annotations. */
    public static native Object[] recordParts(Class<?> c);

    // Constants of a class's pool, for annotations; IllegalArgumentException for a wrong index or kind.

    public static native String utf8(Class<?> c, int index);

    public static native int intAt(Class<?> c, int index);

    public static native long longAt(Class<?> c, int index);

    public static native float floatAt(Class<?> c, int index);

    public static native double doubleAt(Class<?> c, int index);

    /** The class that a field descriptor means to a loader; throws as linking does. */
    public static native Class<?> type(String descriptor, ClassLoader loader);

    // Objects of java.lang.reflect

    public static native Method newMethod(long method);

    public static native Constructor<?> newConstructor(long method);

    public static native Field newField(long field);

    // Use

    /**
     * Calls a method on a receiver (null for a static one), selecting as invokevirtual does. Arguments are unboxed and
     * widened: IllegalArgumentException if they do not fit. What the method throws comes out as
     * InvocationTargetException.
     */
    public static native Object invoke(long method, Object receiver, Object[] args)
            throws InvocationTargetException;

    /** The same without selection: this very method runs. */
    public static native Object invokeExact(long method, Object receiver, Object[] args)
            throws InvocationTargetException;

    /**
     * For method handles: how 0 runs this very method, 1 selects for the receiver, 2 constructs. What is thrown comes
     * out as it is. Argument types must fit exactly.
     */
    @jdk.internal.vm.annotation.Hidden
    public static native Object run(long method, int how, Object receiver, Object[] args) throws Throwable;

    /** A new object, made by this constructor; its class must be instantiable. */
    public static native Object construct(long constructor, Object[] args) throws InvocationTargetException;

    /** The boxed value of a field; o is null for a static one and was checked for an instance one. */
    public static native Object get(long field, Object o);

    /** Stores a value whose box has exactly the field's type. */
    public static native void set(long field, Object o, Object value);

    // Access checks

    public static boolean canAccess(Class<?> caller, Class<?> member, Class<?> target, int modifiers) {
        if (caller == member) {
            return true;
        }
        if (!isExported(caller, member)) {
            return false;
        }
        if (Modifier.isPublic(modifiers) && Modifier.isPublic(classAccess(member))) {
            return true;
        }
        if (Modifier.isPrivate(modifiers)) {
            return caller.isNestmateOf(member);
        }
        boolean samePackage = caller.getClassLoader() == member.getClassLoader()
                && caller.getPackageName().equals(member.getPackageName());
        if (samePackage) {
            return true;
        }
        if (!Modifier.isPublic(classAccess(member))) {
            return false;
        }
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers) && member.isAssignableFrom(caller)
                && (Modifier.isStatic(modifiers) || target == null || caller.isAssignableFrom(target));
    }

    /** The flags of the class file itself, which know no private or protected; a nested protected class is public. */
    public static native int classAccess(Class<?> c);

    /** The error of linking this method or field (the other handle is 0) from a class that has no access to it. */
    public static IllegalAccessError accessError(Class<?> from, long method, long field) {
        try {
            throwAccess(from, method, field);
            throw new InternalError();
        } catch (IllegalAccessError e) {
            return e;
        }
    }

    private static native void throwAccess(Class<?> from, long method, long field);

    /**
     * Imposes the loader constraints of linking this method or field (the other handle is 0) from a class, and answers
     * the error if they cannot hold, else null.
     */
    public static LinkageError constraintError(Class<?> from, long method, long field) {
        try {
            constrain(from, method, field);
            return null;
        } catch (LinkageError e) {
            return e;
        }
    }

    private static native void constrain(Class<?> from, long method, long field);

    public static void ensureAccess(Class<?> caller, Class<?> member, Class<?> target, int modifiers)
            throws IllegalAccessException {
        if (caller == null || canAccess(caller, member, target, modifiers)) {
            return;
        }
        if (isExported(caller, member)) {
            throw new IllegalAccessException(describe(caller) + " cannot access a member of " + describe(member)
                    + " with modifiers \"" + Modifier.toString(modifiers) + "\"");
        }
        throw new IllegalAccessException(describe(caller) + " cannot access " + describe(member) + " because "
                + member.getModule() + " does not export " + member.getPackageName() + " to " + caller.getModule());
    }

    /** Whether the package of a class is exported to the module of another; the library trusts itself. */
    public static boolean isExported(Class<?> caller, Class<?> member) {
        Module from = caller.getModule();
        Module home = member.getModule();
        if (from == home || !home.isNamed() || from.isNamed() && from.getClassLoader() == null
                && home.getClassLoader() == null) {
            return true;
        }
        Class<?> c = member;
        while (c.isArray()) {
            c = c.getComponentType();
        }
        return c.isPrimitive() || home.isExported(c.getPackageName(), from);
    }

    private static String describe(Class<?> c) {
        Module m = c.getModule();
        return m.isNamed() ? c + " (in " + m + ")" : c.toString();
    }
}
