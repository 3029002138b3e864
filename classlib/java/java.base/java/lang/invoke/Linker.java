package java.lang.invoke;

import jdk.internal.reflect.Descriptors;
import jdk.internal.reflect.Reflection;

/**
 * Where the VM enters method handles: what it calls when it links, and when a handle has not the type of its call.
 * Handles that have it are called by the VM itself: direct ones as they are, all others through MethodHandle.call.
 */
final class Linker {
    private Linker() {
    }

    // When a call is made

    /** A handle of this type that does what h does, perhaps h itself, if its arguments need no change. */
    static Object convert(Object handle, Object type, boolean exact) {
        MethodHandle h = (MethodHandle) handle;
        MethodType t = (MethodType) type;
        if (exact) {
            throw new WrongMethodTypeException("expected " + h.type() + " but found " + t);
        }
        MethodHandle fixed = h.isVarargsCollector() ? null : h;
        return fixed != null && Conversions.passes(t, fixed.type()) ? fixed : h.asType(t);
    }

    /** What to call for an access to a variable; null: the types fit, the VM can do it. */
    static Object varTarget(Object var, int mode, Object type) {
        return ((VarHandle) var).target(mode, (MethodType) type);
    }

    // When a class is linked: host is the class whose code refers

    static Object siteType(Class<?> host, String descriptor) {
        return MethodType.methodType(Descriptors.result(descriptor, host.getClassLoader()),
                Descriptors.parameters(descriptor, host.getClassLoader()));
    }

    /** A MethodHandle constant; kind as in JVMS table 5.4.3.5-A. Fails as linking does, with a LinkageError. */
    static Object handleConstant(Class<?> host, int kind, Class<?> owner, String name, String descriptor) {
        try {
            return find(host, kind, owner, name, descriptor);
        } catch (ReflectiveOperationException e) {
            throw LookupFailure.linkageError(e);
        }
    }

    private static Object find(Class<?> host, int kind, Class<?> owner, String name, String descriptor)
            throws ReflectiveOperationException {
        MethodHandles.Lookup l = new MethodHandles.Lookup(host, null, MethodHandles.Lookup.FULL);
        if (kind <= DirectHandle.PUT_STATIC) {
            Class<?> type = Reflection.type(descriptor, host.getClassLoader());
            switch (kind) {
                case DirectHandle.GET_FIELD:
                    return l.findGetter(owner, name, type);
                case DirectHandle.GET_STATIC:
                    return l.findStaticGetter(owner, name, type);
                case DirectHandle.PUT_FIELD:
                    return l.findSetter(owner, name, type);
                default:
                    return l.findStaticSetter(owner, name, type);
            }
        }
        MethodType type = (MethodType) siteType(host, descriptor);
        switch (kind) {
            case DirectHandle.STATIC:
                return l.findStatic(owner, name, type);
            case DirectHandle.SPECIAL:
                return l.findSpecial(owner, name, type, host);
            case DirectHandle.CONSTRUCT:
                return l.findConstructor(owner, type);
            default:
                return l.findVirtual(owner, name, type);
        }
    }

    /** Calls a bootstrap method for an invokedynamic instruction. */
    static Object linkSite(Class<?> host, Object bootstrap, String name, String descriptor, Object[] extra)
            throws Throwable {
        MethodType type = (MethodType) siteType(host, descriptor);
        CallSite site = CallSite.class.cast(callBootstrap(host, (MethodHandle) bootstrap, name, type, extra));
        if (site == null) {
            throw noSite(new ClassCastException("CallSite bootstrap method failed to produce an instance of CallSite"));
        }
        MethodHandle target = site.getTarget();
        if (target.type() != type) {
            throw noSite(new WrongMethodTypeException(target + " should be of type " + type));
        }
        return site;
    }

    private static BootstrapMethodError noSite(RuntimeException why) {
        return new BootstrapMethodError("CallSite bootstrap method initialization exception", why);
    }

    /** Calls a bootstrap method for a dynamic constant. */
    static Object linkConstant(Class<?> host, Object bootstrap, String name, String descriptor, Object[] extra)
            throws Throwable {
        Class<?> type = Reflection.type(descriptor, host.getClassLoader());
        MethodHandle h = (MethodHandle) bootstrap;
        if (h.type().parameterCount() == 0 || h.type().parameterType(0) != MethodHandles.Lookup.class) {
            throw new BootstrapMethodError("The bootstrap method of a dynamic constant must take a Lookup first: " + h);
        }
        return Conversions.convert(callBootstrap(host, h, name, type, extra), type);
    }

    private static Object callBootstrap(Class<?> host, MethodHandle bootstrap, String name, Object type,
            Object[] extra) throws Throwable {
        Object[] args = new Object[3 + extra.length];
        args[0] = new MethodHandles.Lookup(host, null, MethodHandles.Lookup.FULL);
        args[1] = name;
        args[2] = type;
        System.arraycopy(extra, 0, args, 3, extra.length);
        return bootstrap.invokeWithArguments(args);
    }
}
