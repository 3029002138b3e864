package java.lang.invoke;

/**
 * Where the VM enters method handles. The calls of invokeExact, invoke and the VarHandle methods box their arguments
 * and come here with the type of the call site; call sites of invokedynamic are linked here.
 */
final class Adapters {
    private Adapters() {
    }

    static Object invoke(MethodHandle h, MethodType site, boolean exact, Object[] args) throws Throwable {
        if (h.type().equals(site)) {
            return h.call(args);
        }
        if (exact) {
            throw new WrongMethodTypeException("expected " + h.type() + " but found " + site);
        }
        return h.asType(site).call(args);
    }

    /** site: type of the call, without the handle. Called by the VM. */
    static Object invokeExact(MethodHandle h, Object[] args, Object site) throws Throwable {
        return invoke(h, (MethodType) site, true, args);
    }

    static Object invokeGeneric(MethodHandle h, Object[] args, Object site) throws Throwable {
        return invoke(h, (MethodType) site, false, args);
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

    static Object invokeVar(VarHandle h, Object[] args, Object site) throws Throwable {
        VarSite s = (VarSite) site;
        return h.toMethodHandle(s.mode).asType(s.type).call(args);
    }

    /** A call of an invokedynamic site that was linked by linkSite. */
    static Object invokeSite(Object[] args, Object site) throws Throwable {
        return ((CallSite) site).getTarget().call(args);
    }

    // Linking, called by the VM

    static Object siteType(Class<?> host, String descriptor) {
        return MethodType.methodType(jdk.internal.reflect.Descriptors.result(descriptor, host.getClassLoader()),
                jdk.internal.reflect.Descriptors.parameters(descriptor, host.getClassLoader()));
    }

    static Object varSite(Class<?> host, String name, String descriptor) {
        return new VarSite(VarHandle.AccessMode.valueFromMethodName(name), (MethodType) siteType(host, descriptor));
    }

    /** A MethodHandle constant; kind as in JVMS table 5.4.3.5-A. */
    static Object handleConstant(Class<?> host, int kind, Class<?> owner, String name, String descriptor)
            throws Throwable {
        MethodHandles.Lookup l = new MethodHandles.Lookup(host, null, MethodHandles.Lookup.FULL);
        ClassLoader loader = host.getClassLoader();
        if (kind <= 4) {
            Class<?> type = jdk.internal.reflect.Reflection.type(descriptor, loader);
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
        MethodType type = (MethodType) siteType(host, descriptor);
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
    static Object linkSite(Class<?> host, Object bootstrap, String name, String descriptor, Object[] extra)
            throws Throwable {
        MethodType type = (MethodType) siteType(host, descriptor);
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
    static Object linkConstant(Class<?> host, Object bootstrap, String name, String descriptor, Object[] extra)
            throws Throwable {
        Class<?> type = jdk.internal.reflect.Reflection.type(descriptor, host.getClassLoader());
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
