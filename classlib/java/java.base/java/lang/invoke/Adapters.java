package java.lang.invoke;

import jdk.internal.invoke.Linker;
import jdk.internal.reflect.Descriptors;
import jdk.internal.reflect.Reflection;
import jdk.internal.vm.annotation.Hidden;

/**
 * What java.lang.invoke does for the VM: calls of invokeExact,
         invoke and the VarHandle methods come here with boxed arguments
 * and the type of the call site; call sites of invokedynamic and constants are linked here.
 */
final class Adapters extends Linker {
    @Hidden
    static Object invoke(MethodHandle h, MethodType site, boolean exact, Object[] args) throws Throwable {
        if (h.type().equals(site)) {
            return h.call(args);
        }
        if (exact) {
            throw new WrongMethodTypeException("expected " + h.type() + " but found " + site);
        }
        return h.asType(site).call(args);
    }

    /** site: type of the call, without the handle. */
    @Override
    @Hidden
    protected Object invoke(MethodHandle h, Object[] args, Object site, boolean exact) throws Throwable {
        return invoke(h, (MethodType) site, exact, args);
    }

    /** A call of a VarHandle method: which one, and the type of the call. */
    static final class VarSite {
        final VarHandle.AccessMode mode;
        final MethodType type;

        VarSite(VarHandle.AccessMode mode, MethodType type) {
            this.mode = mode;
            this.type = type;
        }
    }

    @Override
    @Hidden
    protected Object invoke(VarHandle h, Object[] args, Object site) throws Throwable {
        VarSite s = (VarSite) site;
        return h.toMethodHandle(s.mode).asType(s.type).call(args);
    }

    /** A call of an invokedynamic site. */
    @Override
    @Hidden
    protected Object invoke(Object[] args, Object site) throws Throwable {
        return ((CallSite) site).getTarget().call(args);
    }

    // Linking

    @Override
    protected Object typeOf(Class<?> host, String descriptor) {
        return MethodType.methodType(Descriptors.result(descriptor, host.getClassLoader()),
                Descriptors.parameters(descriptor, host.getClassLoader()));
    }

    @Override
    protected Object modeOf(Class<?> host, String name, String descriptor) {
        return new VarSite(VarHandle.AccessMode.valueFromMethodName(name), (MethodType) typeOf(host, descriptor));
    }

    /** A MethodHandle constant; kind as in JVMS table 5.4.3.5-A. */
    @Override
    protected Object handleOf(Class<?> host, int kind, Class<?> owner, String name, String descriptor)
            throws Throwable {
        MethodHandles.Lookup l = new MethodHandles.Lookup(host, null, MethodHandles.Lookup.FULL);
        ClassLoader loader = host.getClassLoader();
        if (kind <= 4) {
            Class<?> type = Reflection.type(descriptor, loader);
            switch (kind) {
                case 1:
                    return l.findGetter(owner, name, type);
                case 2:
                    return l.findStaticGetter(owner, name, type);
                case 3:
                    return l.findSetter(owner, name, type);
                default:
                    return l.findStaticSetter(owner, name, type);
            }
        }
        MethodType type = (MethodType) typeOf(host, descriptor);
        switch (kind) {
            case 6:
                return l.findStatic(owner, name, type);
            case 7:
                return l.findSpecial(owner, name, type, host);
            case 8:
                return l.findConstructor(owner, type);
            default:
                return l.findVirtual(owner, name, type);
        }
    }

    /** Calls a bootstrap method for an invokedynamic instruction. */
    @Override
    protected Object link(Class<?> host, Object bootstrap, String name, String descriptor, Object[] extra)
            throws Throwable {
        MethodType type = (MethodType) typeOf(host, descriptor);
        CallSite site = (CallSite) callBootstrap(host, (MethodHandle) bootstrap, name, type, extra);
        if (site == null) {
            throw new NullPointerException("CallSite is null");
        }
        if (!site.type().equals(type)) {
            throw new WrongMethodTypeException("wrong type of call site: " + site.type() + " is not " + type);
        }
        return site;
    }

    /** Calls a bootstrap method for a dynamic constant. */
    @Override
    protected Object constant(Class<?> host, Object bootstrap, String name, String descriptor, Object[] extra)
            throws Throwable {
        Class<?> type = Reflection.type(descriptor, host.getClassLoader());
        return Handles.convert(callBootstrap(host, (MethodHandle) bootstrap, name, type, extra), type);
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
