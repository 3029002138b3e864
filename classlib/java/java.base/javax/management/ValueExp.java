// SPDX-License-Identifier: MIT
package javax.management;

import java.io.Serializable;

/** A value in a query; it may be that of an attribute of the bean in question. */
public interface ValueExp extends Serializable {
    ValueExp apply(ObjectName name) throws BadStringOperationException, BadBinaryOpValueExpException,
            BadAttributeValueExpException, InvalidApplicationException;

    @Deprecated
    void setMBeanServer(MBeanServer s);
}
