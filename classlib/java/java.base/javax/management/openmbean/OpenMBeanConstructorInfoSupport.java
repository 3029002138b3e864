// SPDX-License-Identifier: MIT
package javax.management.openmbean;

import java.util.Arrays;
import javax.management.Descriptor;
import javax.management.MBeanConstructorInfo;

/** A constructor of an open bean's class. */
public class OpenMBeanConstructorInfoSupport extends MBeanConstructorInfo implements OpenMBeanConstructorInfo {
    private static final long serialVersionUID = -4400441579007477003L;

    public OpenMBeanConstructorInfoSupport(String name, String description, OpenMBeanParameterInfo[] signature) {
        this(name, description, signature, null);
    }

    public OpenMBeanConstructorInfoSupport(String name, String description, OpenMBeanParameterInfo[] signature,
            Descriptor descriptor) {
        super(OpenType.text(name, "name"), OpenType.text(description, "description"),
                OpenMBeanOperationInfoSupport.parameters(signature), descriptor);
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof OpenMBeanConstructorInfo)) return false;
        OpenMBeanConstructorInfo o = (OpenMBeanConstructorInfo) obj;
        return getName().equals(o.getName()) && Arrays.equals(getSignature(), o.getSignature());
    }

    @Override
    public int hashCode() {
        return getName().hashCode() + Arrays.asList(getSignature()).hashCode();
    }

    @Override
    public String toString() {
        return getClass().getName() + "(name=" + getName() + ",signature=" + Arrays.asList(getSignature())
                + ",descriptor=" + getDescriptor() + ")";
    }
}
