package java.lang.invoke;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Objects;

/** Instances of functional interfaces whose one method calls a method handle. */
public class MethodHandleProxies {
    private MethodHandleProxies() {
    }

    private static final class Wrapper implements InvocationHandler {
        final Class<?> type;
        final MethodHandle target;
        private final Method method;
        private final MethodHandle call;

        Wrapper(Class<?> type, MethodHandle target, Method method) {
            this.type = type;
            this.target = target;
            this.method = method;
            MethodHandle fitting = target.asType(MethodType.methodType(method.getReturnType(),
                    method.getParameterTypes()));
            call = fitting.asType(fitting.type().generic());
        }

        @Override
        public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
            if (isObjectMethod(m)) {
                switch (m.getName()) {
                    case "toString":
                        return proxy.getClass().getName() + "@" + Integer.toHexString(System.identityHashCode(proxy));
                    case "hashCode":
                        return System.identityHashCode(proxy);
                    default:
                        return proxy == args[0];
                }
            }
            if (m.isDefault()) {
                return InvocationHandler.invokeDefault(proxy, m, args);
            }
            return call.invokeWithArguments(args == null ? new Object[0] : args);
        }
    }

    private static boolean isObjectMethod(Method m) {
        String s = m.getName();
        return s.equals("toString") && m.getParameterCount() == 0 || s.equals("hashCode") && m.getParameterCount() == 0
                || s.equals("equals") && m.getParameterCount() == 1 && m.getParameterTypes()[0] == Object.class;
    }

    /** The one abstract method, by name; several of one name are fine as far as their types agree. */
    private static Method singleMethod(Class<?> type) {
        Method found = null;
        for (Method m : type.getMethods()) {
            if (!Modifier.isAbstract(m.getModifiers()) || isObjectMethod(m)) {
                continue;
            }
            if (found != null && !found.getName().equals(m.getName())) {
                throw new IllegalArgumentException("not a single-method interface: " + type.getName());
            }
            found = m;
        }
        if (found == null) {
            throw new IllegalArgumentException("no method in " + type.getName());
        }
        return found;
    }

    public static <T> T asInterfaceInstance(Class<T> intfc, MethodHandle target) {
        Objects.requireNonNull(target);
        if (!intfc.isInterface() || !Modifier.isPublic(intfc.getModifiers())) {
            throw new IllegalArgumentException("not a public interface: " + intfc.getName());
        }
        if (intfc.isSealed() || intfc.isHidden()) {
            throw new IllegalArgumentException("a sealed or hidden interface: " + intfc.getName());
        }
        Wrapper w = new Wrapper(intfc, target, singleMethod(intfc));
        return intfc.cast(Proxy.newProxyInstance(intfc.getClassLoader(), new Class<?>[] {intfc}, w));
    }

    private static Wrapper wrapper(Object x) {
        if (x != null && Proxy.isProxyClass(x.getClass())) {
            InvocationHandler h = Proxy.getInvocationHandler(x);
            if (h instanceof Wrapper) {
                return (Wrapper) h;
            }
        }
        return null;
    }

    private static Wrapper checked(Object x) {
        Wrapper w = wrapper(x);
        if (w == null) {
            throw new IllegalArgumentException("not a wrapper instance");
        }
        return w;
    }

    public static boolean isWrapperInstance(Object x) {
        return wrapper(x) != null;
    }

    public static MethodHandle wrapperInstanceTarget(Object x) {
        return checked(x).target;
    }

    public static Class<?> wrapperInstanceType(Object x) {
        return checked(x).type;
    }
}
