// SPDX-License-Identifier: MIT
package javax.management;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Objects;

/** An operation of a bean. */
public class MBeanOperationInfo extends MBeanFeatureInfo implements Cloneable {
    public static final int INFO = 0;
    public static final int ACTION = 1;
    public static final int ACTION_INFO = 2;
    public static final int UNKNOWN = 3;
    private static final long serialVersionUID = -6178860474881375330L;

    private final String type;
    private final MBeanParameterInfo[] signature;
    private final int impact;

    public MBeanOperationInfo(String description, Method method) {
        this(method.getName(), description, parameters(method.getParameterTypes()), method.getReturnType().getName(), UNKNOWN);
    }

    public MBeanOperationInfo(String name, String description, MBeanParameterInfo[] signature, String type,
            int impact) {
        this(name, description, signature, type, impact, null);
    }

    public MBeanOperationInfo(String name, String description, MBeanParameterInfo[] signature, String type, int impact,
            Descriptor descriptor) {
        super(name, description, descriptor);
        this.signature = signature == null ? new MBeanParameterInfo[0] : signature.clone();
        this.type = type;
        this.impact = impact;
    }

    public String getReturnType() {
        return type;
    }

    public MBeanParameterInfo[] getSignature() {
        return signature.clone();
    }

    public int getImpact() {
        return impact;
    }

    @Override
    public Object clone() {
        return copy();
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof MBeanOperationInfo) || !super.equals(o)) return false;
        MBeanOperationInfo m = (MBeanOperationInfo) o;
        return Objects.equals(type, m.type) && Arrays.equals(signature, m.signature) && impact == m.impact;
    }

    @Override
    public int hashCode() {
        return super.hashCode() ^ Objects.hashCode(type);
    }

    @Override
    public String toString() {
        String[] impacts = {"info", "action", "action/info", "unknown"};
        return getClass().getName() + "[description=" + description + ", name=" + name + ", returnType=" + type
                + ", signature=" + Arrays.toString(signature) + ", impact="
                + (impact >= 0 && impact < 4 ? impacts[impact] : "(" + impact + ")") + ", descriptor=" + getDescriptor() + "]";
    }
}
