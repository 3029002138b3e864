// SPDX-License-Identifier: MIT
package javax.management.openmbean;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import jdk.internal.management.OpenMapping;

/** Answers the getters of an interface with the items of composite data. */
public class CompositeDataInvocationHandler implements InvocationHandler {
    private final CompositeData compositeData;

    public CompositeDataInvocationHandler(CompositeData compositeData) {
        if (compositeData == null) throw new IllegalArgumentException("compositeData");
        this.compositeData = compositeData;
    }

    public CompositeData getCompositeData() {
        return compositeData;
    }

    public Object invoke(Object proxy, Method method, Object[] args) throws Throwable {
        String n = method.getName();
        if (method.getDeclaringClass() == Object.class) {
            if (n.equals("toString")) return "Proxy[" + compositeData + "]";
            return n.equals("hashCode") ? (Object) (compositeData.hashCode() + 0x43444948)
                    : (Object) same(proxy, args[0]);
        }
        boolean is = n.startsWith("is") && method.getReturnType() == boolean.class;
        if (!is && !n.startsWith("get") || n.length() <= (is ? 2 : 3) || args != null && args.length > 0)
            throw new IllegalArgumentException("Method is not getter: " + n);
        String item = n.substring(is ? 2 : 3);
        String small = java.beans.Introspector.decapitalize(item);
        if (compositeData.containsKey(small)) item = small;
        else if (!compositeData.containsKey(item))
            throw new IllegalArgumentException("No CompositeData item " + small + " or " + item
                    + " to match " + method);
        return OpenMapping.of(method.getGenericReturnType()).fromOpen(compositeData.get(item), null);
    }

    private boolean same(Object proxy, Object other) {
        if (other == null || other.getClass() != proxy.getClass()) return false;
        Object h = Proxy.getInvocationHandler(other);
        return h instanceof CompositeDataInvocationHandler
                && compositeData.equals(((CompositeDataInvocationHandler) h).compositeData);
    }
}
