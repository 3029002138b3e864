package java.lang.reflect;

/** Where the calls on a proxy go. */
public interface InvocationHandler {
    Object invoke(Object proxy, Method method, Object[] args) throws Throwable;

    /** Calls a default method of an interface of the proxy. */
    static Object invokeDefault(Object proxy, Method method, Object... args) throws Throwable {
        return Proxy.invokeDefault(proxy, method, args);
    }
}
