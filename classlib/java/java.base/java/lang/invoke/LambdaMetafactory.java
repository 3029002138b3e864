package java.lang.invoke;

import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.vm.annotation.Hidden;

/**
 * Makes function objects. The call sites of compiled lambdas seldom come here: the VM links them itself, but for those
 * of hidden classes. For a direct call a class is made, once what is given fits.
 */
public final class LambdaMetafactory {
    public static final int FLAG_SERIALIZABLE = 1;
    public static final int FLAG_MARKERS = 2;
    public static final int FLAG_BRIDGES = 4;

    private LambdaMetafactory() {
    }

    public static CallSite metafactory(MethodHandles.Lookup caller, String interfaceMethodName, MethodType factoryType,
            MethodType interfaceMethodType, MethodHandle implementation, MethodType dynamicMethodType)
            throws LambdaConversionException {
        return made(caller, interfaceMethodName, factoryType, interfaceMethodType, implementation, dynamicMethodType,
                interfaceMethodType, implementation, dynamicMethodType);
    }

    public static CallSite altMetafactory(MethodHandles.Lookup caller, String interfaceMethodName,
            MethodType factoryType, Object... args) throws LambdaConversionException {
        checkArguments(args);
        return made(caller, interfaceMethodName, factoryType, (MethodType) args[0], (MethodHandle) args[1],
                (MethodType) args[2], args.clone());
    }

    /** Types and number of what altMetafactory is given: flags, then markers and bridges, each with their number. */
    private static void checkArguments(Object[] args) {
        if (args.length < 4) throw new IllegalArgumentException("missing argument");
        require(args, 0, MethodType.class);
        require(args, 1, MethodHandle.class);
        require(args, 2, MethodType.class);
        require(args, 3, Integer.class);
        int flags = (Integer) args[3], at = 4;
        if ((flags & FLAG_MARKERS) != 0) at = checkList(args, at, Class.class);
        if ((flags & FLAG_BRIDGES) != 0) at = checkList(args, at, MethodType.class);
        if (at < args.length) throw new IllegalArgumentException("too many arguments");
    }

    private static int checkList(Object[] args, int at, Class<?> type) {
        require(args, at, Integer.class);
        int n = (Integer) args[at++];
        if (n < 0) throw new IllegalArgumentException("negative argument count");
        for (int end = at + n; at < end; at++) require(args, at, type);
        return at;
    }

    private static void require(Object[] args, int at, Class<?> type) {
        if (at >= args.length) throw new IllegalArgumentException("missing argument");
        if (!type.isInstance(args[at])) throw new IllegalArgumentException("argument has wrong type");
    }

    /** Whether it is an unqualified name of a method (JVMS 4.2.2). */
    private static boolean isMethodName(String name) {
        for (int i = 0; i < name.length(); i++)
            if (".;[/<>".indexOf(name.charAt(i)) >= 0) return false;
        return !name.isEmpty();
    }

    private static CallSite made(MethodHandles.Lookup caller, String name, MethodType factory, MethodType erased,
            MethodHandle implementation, MethodType dynamic, Object... args) throws LambdaConversionException {
        if (!caller.hasFullPrivilegeAccess())
            throw new LambdaConversionException("Invalid caller: " + caller.lookupClass().getName());
        if (!factory.returnType().isInterface())
            throw new LambdaConversionException(factory.returnType().getName() + " is not an interface");
        if (!isMethodName(name)) throw new LambdaConversionException("Method name '" + name + "' is not legal");
        MethodHandleInfo info;
        try {
            info = caller.revealDirect(implementation);
        } catch (IllegalArgumentException e) {
            throw new LambdaConversionException("not direct or cannot be cracked: " + implementation);
        }
        if (info.getReferenceKind() < MethodHandleInfo.REF_invokeVirtual)
            throw new LambdaConversionException("Unsupported MethodHandle kind: " + info);
        checkTypes(factory, erased, implementation.type(), dynamic, Modifier.isStatic(info.getModifiers())
                || info.getReferenceKind() == MethodHandleInfo.REF_newInvokeSpecial);
        List<Class<?>> interfaces = new ArrayList<>(List.of(factory.returnType()));
        List<MethodType> types = new ArrayList<>(List.of(erased));
        for (int i = 3; i < args.length; i++) {
            if (args[i] instanceof Class) interfaces.add((Class<?>) args[i]);
            if (args[i] instanceof MethodType && !types.contains(args[i])) types.add((MethodType) args[i]);
        }
        for (Class<?> c : interfaces)
            if (!c.isInterface()) throw new LambdaConversionException(c.getName() + " is not an interface");
        boolean serializable = args.length > 3 && ((Integer) args[3] & FLAG_SERIALIZABLE) != 0;
        if (serializable && !interfaces.contains(Serializable.class)) interfaces.add(Serializable.class);
        try {
            MethodHandle c = LambdaSite.constructor(caller, interfaces.toArray(new Class<?>[0]), name,
                    types.toArray(new MethodType[0]), serializable);
            Factory f = new Factory(factory, c, implementation, erased, dynamic,
                    serializable ? new Form(caller.lookupClass(), name, info) : null);
            return new ConstantCallSite(factory.parameterCount() > 0 ? f
                    : MethodHandles.constant(factory.returnType(), f.call(new Object[0])));
        } catch (ReflectiveOperationException e) {
            throw new LambdaConversionException("Exception finding constructor", e);
        }
    }

    /** What the serialized form of all objects of a site has in common. */
    private static final class Form {
        private final Class<?> host;
        private final String name;
        private final MethodHandleInfo info;

        Form(Class<?> host, String name, MethodHandleInfo info) {
            this.host = host;
            this.name = name;
            this.info = info;
        }

        private static String internal(Class<?> c) {
            return c.getName().replace('.', '/');
        }

        Object of(MethodType factory, MethodType erased, MethodType dynamic, Object[] captured) {
            return new SerializedLambda(host, internal(factory.returnType()), name, erased.toMethodDescriptorString(),
                    info.getReferenceKind(), internal(info.getDeclaringClass()), info.getName(),
                    info.getMethodType().toMethodDescriptorString(), dynamic.toMethodDescriptorString(), captured);
        }
    }

    /** Takes what is captured, and makes an object of it. */
    private static final class Factory extends MethodHandle {
        private final MethodHandle constructor, implementation;
        private final MethodType erased, dynamic;
        private final Form form;

        Factory(MethodType type, MethodHandle constructor, MethodHandle implementation, MethodType erased,
                MethodType dynamic, Form form) {
            super(type);
            this.constructor = constructor;
            this.implementation = implementation;
            this.erased = erased;
            this.dynamic = dynamic;
            this.form = form;
        }

        @Override
        @Hidden
        Object call(Object[] captured) {
            MethodHandle bound = MethodHandles.insertArguments(implementation, 0, captured).asType(dynamic).asType(erased);
            try {
                return constructor.invokeWithArguments(bound,
                        form == null ? null : form.of(type(), erased, dynamic, captured));
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new InternalError(e);
            }
        }
    }

    // The rules of the documentation

    private static void checkTypes(MethodType factory, MethodType erased, MethodType implementation, MethodType dynamic,
            boolean isStatic) throws LambdaConversionException {
        int captured = factory.parameterCount(), own = erased.parameterCount();
        if (captured + own != implementation.parameterCount() || dynamic.parameterCount() != own)
            throw new LambdaConversionException("Incorrect number of parameters for " + implementation + "; " + captured
                    + " captured parameters, " + own + " functional interface method parameters");
        for (int i = 0; i < captured; i++) {
            Class<?> from = factory.parameterType(i), to = implementation.parameterType(i);
            if (i == 0 && !isStatic ? !to.isAssignableFrom(from) : from != to)
                throw new LambdaConversionException("Type mismatch in captured lambda parameter " + i + ": expecting "
                        + from + ", found " + to);
        }
        for (int i = 0; i < own; i++) {
            Class<?> from = dynamic.parameterType(i), to = implementation.parameterType(captured + i);
            if (!adapts(from, to, true)) throw mismatch("parameter " + i, from, to);
            if (!agree(from, erased.parameterType(i))) throw mismatch("parameter " + i, erased.parameterType(i), from);
        }
        Class<?> result = dynamic.returnType();
        if (!adapts(implementation.returnType(), result, false))
            throw mismatch("return", implementation.returnType(), result);
        if (!agree(result, erased.returnType())) throw mismatch("return", result, erased.returnType());
    }

    private static LambdaConversionException mismatch(String what, Class<?> from, Class<?> to) {
        return new LambdaConversionException("Type mismatch for lambda " + what + ": " + from + " is not convertible to "
                + to);
    }

    /** The instantiated type and the erased one differ in classes only. */
    private static boolean agree(Class<?> instantiated, Class<?> erased) {
        return instantiated == erased
                || !instantiated.isPrimitive() && !erased.isPrimitive() && erased.isAssignableFrom(instantiated);
    }

    /** Whether a value goes from one type to the other by boxing, widening or, if it need not be strict, a cast. */
    private static boolean adapts(Class<?> from, Class<?> to, boolean strict) {
        if (from == to || to == void.class && !strict) return true;
        if (from == void.class || to == void.class) return false;
        if (from.isPrimitive() && to.isPrimitive()) return widens(from, to);
        if (from.isPrimitive()) return to.isAssignableFrom(MethodType.methodType(from).wrap().returnType());
        if (!to.isPrimitive()) return !strict || to.isAssignableFrom(from);
        Class<?> p = MethodType.methodType(from).unwrap().returnType();
        return p.isPrimitive() ? widens(p, to) : !strict;
    }

    private static boolean widens(Class<?> from, Class<?> to) {
        String order = "BSIJFD";
        int f = order.indexOf(from.descriptorString()), t = order.indexOf(to.descriptorString());
        return from == to || f >= 0 && t > f || from == char.class && t >= order.indexOf('I');
    }
}
