package java.lang.reflect;

import java.io.Serializable;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import jdk.internal.loader.ModulesOf;
import jdk.internal.reflect.Members;
import jdk.internal.reflect.ProxyGenerator;
import jdk.internal.reflect.Reflection;

/** Objects whose class is made at run time and implements given interfaces by calling a handler. */
public class Proxy implements Serializable {
    private static final long serialVersionUID = -2222568056686623797L;
    protected InvocationHandler h;

    /** Of the boot loader. Other loaders keep theirs themselves: the lists would keep them alive. */
    private static final Map<Object, Object> CLASSES = new HashMap<>();
    private static int lastNumber = -1;

    /**
     * The class for a loader and a list of interfaces. Its lock is held while the class is made, which may load others.
     */
    private static final class Made {
        private WeakReference<Class<?>> ref;

        synchronized Class<?> get(ClassLoader loader, Class<?>[] interfaces) {
            Class<?> c = ref == null ? null : ref.get();
            if (c == null && interfaces != null) {
                c = generate(loader, interfaces);
                ref = new WeakReference<Class<?>>(c);
            }
            return c;
        }
    }

    private static int nextNumber() {
        synchronized (CLASSES) {
            return ++lastNumber;
        }
    }

    private Proxy() {
    }

    protected Proxy(InvocationHandler h) {
        Objects.requireNonNull(h);
        this.h = h;
    }

    /** Defines the generated class in a loader. */
    private static native Class<?> define0(ClassLoader loader, String name, byte[] b);

    @Deprecated(since = "9")
    public static Class<?> getProxyClass(ClassLoader loader, Class<?>... interfaces) throws IllegalArgumentException {
        return classFor(loader, interfaces.clone());
    }

    public static Object newProxyInstance(ClassLoader loader, Class<?>[] interfaces, InvocationHandler h) {
        Objects.requireNonNull(h);
        Class<?> c = classFor(loader, interfaces.clone());
        long[] methods = Reflection.methods(c);
        try {
            for (int i = 0; i < methods.length; i++) {
                if (Reflection.methodName(methods[i]).equals("<init>")) {
                    return Reflection.construct(methods[i], new Object[] {h});
                }
            }
        } catch (Exception e) {
            throw new InternalError(e.toString(), e);
        }
        throw new InternalError("proxy class without constructor");
    }

    public static boolean isProxyClass(Class<?> cl) {
        return cl.getSuperclass() == Proxy.class && isGenerated(cl);
    }

    private static boolean isGenerated(Class<?> cl) {
        Made made = find(cl.getClassLoader(), Arrays.asList(cl.getInterfaces()), false);
        return made != null && made.get(null, null) == cl;
    }

    public static InvocationHandler getInvocationHandler(Object proxy) throws IllegalArgumentException {
        if (!isProxyClass(proxy.getClass())) {
            throw new IllegalArgumentException("not a proxy instance");
        }
        return ((Proxy) proxy).h;
    }

    private static Class<?> classFor(ClassLoader loader, Class<?>[] interfaces) {
        if (interfaces.length > 65535) {
            throw new IllegalArgumentException("interface limit exceeded: " + interfaces.length);
        }
        return find(loader, Arrays.asList(interfaces), true).get(loader, interfaces);
    }

    private static Made find(ClassLoader loader, List<Class<?>> interfaces, boolean create) {
        synchronized (CLASSES) {
            Map<Object, Object> map = loader == null ? CLASSES : ModulesOf.door().kept(loader);
            Made made = (Made) map.get(interfaces);
            if (made == null && create) {
                made = new Made();
                map.put(interfaces, made);
            }
            return made;
        }
    }

    private static Class<?> generate(ClassLoader loader, Class<?>[] interfaces) {
        for (int i = 0; i < interfaces.length; i++) {
            Class<?> c = interfaces[i];
            if (!c.isInterface()) {
                throw new IllegalArgumentException(c.getName() + " is not an interface");
            }
            checkVisible(loader, c);
            if (c.isHidden()) {
                throw new IllegalArgumentException(c.getName() + " is a hidden interface");
            }
            if (c.isSealed()) {
                throw new IllegalArgumentException(c.getName() + " is a sealed interface");
            }
            for (int j = 0; j < i; j++) {
                if (interfaces[j] == c) {
                    throw new IllegalArgumentException("repeated interface: " + c.getName());
                }
            }
        }
        checkTypesVisible(loader, interfaces);
        Method[] methods = methodsOf(interfaces);
        ProxyHome home = ProxyHome.of(loader, interfaces, methods);
        String name = "$Proxy" + nextNumber();
        String full = home.packageName.isEmpty() ? name : home.packageName + "." + name;
        byte[] bytes = ProxyGenerator.generate(full, home.isPublic, interfaces, methods);
        Class<?> c = define0(loader, full, bytes);
        long[] fields = Reflection.fields(c);
        Reflection.set(fields[0], null, methods);
        return c;
    }

    private static void checkVisible(ClassLoader loader, Class<?> c) {
        Class<?> seen = null;
        try {
            seen = Class.forName(c.getName(), false, loader);
        } catch (ClassNotFoundException e) {
            // not visible
        }
        if (seen != c) {
            throw new IllegalArgumentException(c.getName() + " referenced from a method is not visible from class loader: "
                    + (loader == null ? "null" : loader.getName() == null ? loader.toString() : "'" + loader.getName() + "'"));
        }
    }

    /** What the methods name means the same to the proxy class's loader. */
    private static void checkTypesVisible(ClassLoader loader, Class<?>[] interfaces) {
        Set<Class<?>> types = new LinkedHashSet<>();
        for (Class<?> c : interfaces) {
            for (Method m : c.getMethods()) {
                if (!Modifier.isStatic(m.getModifiers())) {
                    types.add(m.getReturnType());
                    types.addAll(Arrays.asList(m.getParameterTypes()));
                    types.addAll(Arrays.asList(m.getExceptionTypes()));
                }
            }
        }
        for (Class<?> type : types) {
            Class<?> c = type;
            while (c.isArray()) {
                c = c.getComponentType();
            }
            if (!c.isPrimitive() && !c.getName().startsWith("java.")) { // those are one thing to all loaders
                checkVisible(loader, c);
            }
        }
    }

    /** hashCode, equals and toString, then the methods of the interfaces, one for each name and parameter types. */
    private static Method[] methodsOf(Class<?>[] interfaces) {
        LinkedHashMap<String, Method> map = new LinkedHashMap<>();
        try {
            add(map, Object.class.getMethod("hashCode"));
            add(map, Object.class.getMethod("equals", Object.class));
            add(map, Object.class.getMethod("toString"));
        } catch (NoSuchMethodException e) {
            throw new NoSuchMethodError(e.getMessage());
        }
        for (int i = 0; i < interfaces.length; i++) {
            Method[] all = interfaces[i].getMethods();
            for (int j = 0; j < all.length; j++) {
                if (!Modifier.isStatic(all[j].getModifiers())) {
                    add(map, all[j]);
                }
            }
        }
        return map.values().toArray(new Method[0]);
    }

    private static void add(LinkedHashMap<String, Method> map, Method m) {
        String d = m.descriptor();
        String key = m.getName() + d.substring(0, d.indexOf(')') + 1);
        Method old = map.get(key);
        if (old == null) {
            map.put(key, m);
            return;
        }
        Class<?> a = old.getReturnType();
        Class<?> b = m.getReturnType();
        if (a == b || b.isAssignableFrom(a)) {
            return;
        }
        if (!a.isAssignableFrom(b)) {
            throw new IllegalArgumentException("methods with same signature " + signature(m)
                    + " but incompatible return types: " + a + " and others");
        }
        map.put(key, m);
    }

    private static String signature(Method m) {
        StringBuilder sb = new StringBuilder(m.getName()).append('(');
        String comma = "";
        for (Class<?> c : m.getParameterTypes()) {
            sb.append(comma).append(c.getTypeName());
            comma = ",";
        }
        return sb.append(')').toString();
    }

    /** One of the interfaces of the proxy class must have the method, or inherit it without an override. */
    private static void checkInherited(Class<?> proxyClass, Method method) {
        Class<?> declaring = method.getDeclaringClass();
        boolean overridden = false;
        for (Class<?> c : proxyClass.getInterfaces()) {
            if (c == declaring) {
                return;
            }
            if (declaring.isAssignableFrom(c)) {
                try {
                    if (c.getMethod(method.getName(), method.getParameterTypes()).getDeclaringClass() == declaring) {
                        return;
                    }
                } catch (NoSuchMethodException e) {
                    // inherited by two ways that do not agree: as good as overridden
                }
                overridden = true;
            }
        }
        throw new IllegalArgumentException("\"" + method + (overridden
                ? "\" is overridden directly or indirectly by the proxy interfaces"
                : "\" is not a method declared in the proxy class"));
    }

    private static void checkArguments(Method method, Object[] args) {
        Class<?>[] types = method.getParameterTypes();
        if (types.length != (args == null ? 0 : args.length)) {
            throw new IllegalArgumentException("array is not of length " + types.length);
        }
        for (int i = 0; i < types.length; i++) {
            if (!types[i].isPrimitive()) {
                try {
                    types[i].cast(args[i]);
                } catch (ClassCastException e) {
                    throw new IllegalArgumentException(e.getMessage(), e);
                }
            }
        }
    }

    /** Calls the body of a default method of one of the proxy's interfaces. */
    static Object invokeDefault(Object proxy, Method method, Object[] args) throws Throwable {
        Objects.requireNonNull(proxy);
        Objects.requireNonNull(method);
        if (!isProxyClass(proxy.getClass())) {
            throw new IllegalArgumentException("'proxy' is not a proxy instance");
        }
        if (!method.isDefault()) {
            throw new IllegalArgumentException("\"" + method + "\" is not a default method");
        }
        checkInherited(proxy.getClass(), method);
        checkArguments(method, args);
        try {
            return Reflection.invokeExact(method.handle(), proxy, args);
        } catch (InvocationTargetException e) {
            throw e.getTargetException();
        }
    }
}
