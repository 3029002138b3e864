package java.lang.invoke;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import jdk.internal.vm.annotation.Hidden;

/**
 * Makes function objects. The call sites of compiled lambdas never come here: the VM links them itself. A direct call
 * gets objects that are proxies of the interface.
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
        if (!factoryType.returnType().isInterface()) {
            throw new LambdaConversionException(factoryType.returnType() + " is not an interface");
        }
        return new ConstantCallSite(new Factory(factoryType, interfaceMethodName, implementation));
    }

    public static CallSite altMetafactory(MethodHandles.Lookup caller, String interfaceMethodName,
            MethodType factoryType, Object... args) throws LambdaConversionException {
        return metafactory(caller, interfaceMethodName, factoryType, (MethodType) args[0], (MethodHandle) args[1],
                (MethodType) args[2]);
    }

    private static final class Factory extends MethodHandle {
        private final String name;
        private final MethodHandle implementation;

        Factory(MethodType type, String name, MethodHandle implementation) {
            super(type);
            this.name = name;
            this.implementation = implementation;
        }

        @Override
        @Hidden
        Object call(Object[] captured) {
            Class<?> c = type().returnType();
            return Proxy.newProxyInstance(c.getClassLoader(), new Class<?>[] {c},
                    new Handler(name, MethodHandles.insertArguments(implementation, 0, captured)));
        }
    }

    private static final class Handler implements InvocationHandler {
        private final String name;
        private final MethodHandle target;

        Handler(String name, MethodHandle target) {
            this.name = name;
            this.target = target;
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] args) throws Throwable {
            if (method.getName().equals(name) && Modifier.isAbstract(method.getModifiers())) {
                return target.invokeWithArguments(args == null ? new Object[0] : args);
            }
            if (method.isDefault()) {
                return InvocationHandler.invokeDefault(proxy, method, args);
            }
            switch (method.getName()) {
                case "hashCode":
                    return System.identityHashCode(proxy);
                case "equals":
                    return proxy == args[0];
                default:
                    return proxy.getClass().getName() + "@" + Integer.toHexString(System.identityHashCode(proxy));
            }
        }
    }
}
