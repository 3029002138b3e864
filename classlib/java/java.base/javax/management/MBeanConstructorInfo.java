// SPDX-License-Identifier: MIT
package javax.management;

import java.lang.reflect.Constructor;
import java.util.Arrays;

/** A public constructor of a bean's class. */
public class MBeanConstructorInfo extends MBeanFeatureInfo implements Cloneable {
    private static final long serialVersionUID = 4433990064191844427L;

    private final MBeanParameterInfo[] signature;

    public MBeanConstructorInfo(String description, Constructor<?> constructor) {
        this(constructor.getName(), description, parameters(constructor));
    }

    public MBeanConstructorInfo(String name, String description, MBeanParameterInfo[] signature) {
        super(name, description);
        this.signature = signature == null ? new MBeanParameterInfo[0] : signature.clone();
    }

    private static MBeanParameterInfo[] parameters(Constructor<?> c) {
        Class<?>[] types = c.getParameterTypes();
        MBeanParameterInfo[] p = new MBeanParameterInfo[types.length];
        for (int i = 0; i < p.length; i++) p[i] = new MBeanParameterInfo("p" + (i + 1), types[i].getName(), "");
        return p;
    }

    public MBeanParameterInfo[] getSignature() {
        return signature.clone();
    }

    @Override
    public Object clone() {
        return new MBeanConstructorInfo(name, description, signature);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof MBeanConstructorInfo && super.equals(o)
                && Arrays.equals(signature, ((MBeanConstructorInfo) o).signature);
    }

    @Override
    public int hashCode() {
        return super.hashCode() ^ Arrays.hashCode(signature);
    }

    @Override
    public String toString() {
        return getClass().getName() + "[description=" + description + ", name=" + name + ", signature="
                + Arrays.toString(signature) + ", descriptor={}]";
    }
}
