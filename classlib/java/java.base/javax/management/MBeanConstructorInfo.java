// SPDX-License-Identifier: MIT
package javax.management;

import java.lang.reflect.Constructor;
import java.util.Arrays;

/** A public constructor of a bean's class. */
public class MBeanConstructorInfo extends MBeanFeatureInfo implements Cloneable {
    private static final long serialVersionUID = 4433990064191844427L;

    private final MBeanParameterInfo[] signature;

    public MBeanConstructorInfo(String description, Constructor<?> constructor) {
        this(constructor.getName(), description, parameters(constructor.getParameterTypes()));
    }

    public MBeanConstructorInfo(String name, String description, MBeanParameterInfo[] signature) {
        this(name, description, signature, null);
    }

    public MBeanConstructorInfo(String name, String description, MBeanParameterInfo[] signature,
            Descriptor descriptor) {
        super(name, description, descriptor);
        this.signature = signature == null ? new MBeanParameterInfo[0] : signature.clone();
    }

    public MBeanParameterInfo[] getSignature() {
        return signature.clone();
    }

    @Override
    public Object clone() {
        return copy();
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
                + Arrays.toString(signature) + ", descriptor=" + getDescriptor() + "]";
    }
}
