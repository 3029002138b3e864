// SPDX-License-Identifier: MIT
package javax.management.openmbean;

import java.util.Arrays;
import javax.management.Descriptor;
import javax.management.ImmutableDescriptor;
import javax.management.JMX;
import javax.management.MBeanOperationInfo;
import javax.management.MBeanParameterInfo;

/** An operation of an open bean. */
public class OpenMBeanOperationInfoSupport extends MBeanOperationInfo implements OpenMBeanOperationInfo {
    private static final long serialVersionUID = 4996859732565369366L;

    private final OpenType<?> returnOpenType;

    public OpenMBeanOperationInfoSupport(String name, String description, OpenMBeanParameterInfo[] signature,
            OpenType<?> returnOpenType, int impact) {
        this(name, description, signature, returnOpenType, impact, null);
    }

    public OpenMBeanOperationInfoSupport(String name, String description, OpenMBeanParameterInfo[] signature,
            OpenType<?> returnOpenType, int impact, Descriptor descriptor) {
        super(OpenType.text(name, "name"), OpenType.text(description, "description"), parameters(signature),
                type(returnOpenType), impact, ImmutableDescriptor.union(descriptor, new ImmutableDescriptor(
                        new String[] {JMX.OPEN_TYPE_FIELD}, new Object[] {returnOpenType})));
        if (impact < INFO || impact > UNKNOWN)
            throw new IllegalArgumentException("Argument impact can only be one of ACTION, ACTION_INFO, INFO, or "
                    + "UNKNOWN, received value is " + impact);
        this.returnOpenType = returnOpenType;
    }

    private static String type(OpenType<?> t) {
        if (t == null) throw new IllegalArgumentException("Argument returnOpenType cannot be null");
        return t.getClassName();
    }

    /** The same parameters, as an array of what they must be as well. */
    static MBeanParameterInfo[] parameters(OpenMBeanParameterInfo[] signature) {
        MBeanParameterInfo[] p = new MBeanParameterInfo[signature == null ? 0 : signature.length];
        for (int i = 0; i < p.length; i++) p[i] = (MBeanParameterInfo) (Object) signature[i];
        return p;
    }

    public OpenType<?> getReturnOpenType() {
        return returnOpenType;
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof OpenMBeanOperationInfo)) return false;
        OpenMBeanOperationInfo o = (OpenMBeanOperationInfo) obj;
        return getName().equals(o.getName()) && Arrays.equals(getSignature(), o.getSignature())
                && returnOpenType.equals(o.getReturnOpenType()) && getImpact() == o.getImpact();
    }

    @Override
    public int hashCode() {
        return getName().hashCode() + Arrays.asList(getSignature()).hashCode() + returnOpenType.hashCode()
                + getImpact();
    }

    @Override
    public String toString() {
        return getClass().getName() + "(name=" + getName() + ",signature=" + Arrays.asList(getSignature())
                + ",return=" + returnOpenType + ",impact=" + getImpact() + ",descriptor=" + getDescriptor() + ")";
    }
}
