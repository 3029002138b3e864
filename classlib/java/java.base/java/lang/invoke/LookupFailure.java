package java.lang.invoke;

import java.lang.reflect.Modifier;
import jdk.internal.reflect.Reflection;

/**
 * What a Lookup says when it refuses. A member that cannot be linked is refused with the error that linking it would
 * have thrown as the cause (JVMS 5.4.3, 5.4.4); one that the modes of the lookup exclude without a cause.
 */
final class LookupFailure {
    private LookupFailure() {
    }

    /** "Main.run(int)void/invokeVirtual". */
    static String method(Class<?> c, String name, MethodType type, String how) {
        return c.getName() + "." + name + type + "/" + how;
    }

    /** "Main.count/int/getField". */
    static String field(Class<?> c, String name, Class<?> type, String how) {
        return c.getName() + "." + name + "/" + type.getName() + "/" + how;
    }

    static NoSuchMethodException noMethod(Class<?> c, String name, MethodType type, String how) {
        boolean constructor = name.equals("<init>");
        return cause(new NoSuchMethodException("no such " + (constructor ? "constructor" : "method") + ": "
                + method(c, name, type, how)), new NoSuchMethodError(signature(c, name, type)));
    }

    static NoSuchFieldException noField(Class<?> c, String name, Class<?> type, String how) {
        return cause(new NoSuchFieldException("no such field: " + field(c, name, type, how)),
                new NoSuchFieldError(name));
    }

    /** The method is there, but static where it must not be, or the other way round. */
    static IllegalAccessException staticness(Class<?> c, String name, MethodType type, String how, Class<?> declaring) {
        String expected = how.equals("invokeStatic") ? "Expected static method "
                : how.equals("invokeInterface") ? "Expected instance not static method "
                : "Expecting non-static method ";
        return cause(new IllegalAccessException("no such method: " + method(c, name, type, how)),
                new IncompatibleClassChangeError(expected + signature(declaring, name, type)));
    }

    /** Linking from the class of the lookup would fail with this error. Exactly one of the handles is not 0. */
    static IllegalAccessException linkage(String what, long method, long field, LinkageError error) {
        String kind = method == 0 ? "field" : Reflection.methodName(method).equals("<init>") ? "constructor" : "method";
        return cause(new IllegalAccessException("no such " + kind + ": " + what), error);
    }

    /** What linking would have thrown, of the exception that a lookup threw. */
    static LinkageError linkageError(ReflectiveOperationException e) {
        return e.getCause() instanceof LinkageError ? (LinkageError) e.getCause()
                : cause(e instanceof IllegalAccessException ? new IllegalAccessError(e.getMessage())
                : new IncompatibleClassChangeError(e.getMessage()), e);
    }

    /** The modes of the lookup do not let it see the member. */
    static IllegalAccessException hidden(MethodHandles.Lookup from, Class<?> declaring, Class<?> target, int mods,
            boolean classVisible, String what) {
        boolean open = Modifier.isPublic(Reflection.classAccess(declaring))
                && (declaring == target || Modifier.isPublic(Reflection.classAccess(target)));
        String why = !open && !classVisible ? "class is not public" : Modifier.isPublic(mods)
                ? "access to public member failed" : Modifier.isPrivate(mods) ? "member is private"
                : Modifier.isProtected(mods) ? "member is protected" : "member is private to package";
        return refused(why, what, from);
    }

    static IllegalAccessException refused(String why, Object what, MethodHandles.Lookup from) {
        return new IllegalAccessException(why + ": " + what + ", from " + origin(from));
    }

    private static String origin(MethodHandles.Lookup from) {
        if ((from.lookupModes() & MethodHandles.Lookup.UNCONDITIONAL) != 0) {
            return "public Lookup";
        }
        Class<?> c = from.lookupClass();
        Class<?> before = from.previousLookupClass();
        String s = c + " (" + c.getModule() + ")";
        return before == null ? s : s + ", previous lookup " + before.getName() + " (" + before.getModule() + ")";
    }

    /** "'void Main.run(int)'", as linkage errors name methods. */
    private static String signature(Class<?> c, String name, MethodType type) {
        StringBuilder sb = new StringBuilder("'").append(type.returnType().getTypeName()).append(' ')
                .append(c.getName()).append('.').append(name).append('(');
        for (int i = 0; i < type.parameterCount(); i++) {
            sb.append(i == 0 ? "" : ", ").append(type.parameterType(i).getTypeName());
        }
        return sb.append(")'").toString();
    }

    private static <E extends Throwable> E cause(E e, Throwable cause) {
        e.initCause(cause);
        return e;
    }
}
