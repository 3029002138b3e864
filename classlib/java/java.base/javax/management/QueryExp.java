// SPDX-License-Identifier: MIT
package javax.management;

import java.io.Serializable;

/** A condition on beans. */
public interface QueryExp extends Serializable {
    boolean apply(ObjectName name) throws BadStringOperationException, BadBinaryOpValueExpException,
            BadAttributeValueExpException, InvalidApplicationException;

    void setMBeanServer(MBeanServer s);
}
