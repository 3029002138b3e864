// SPDX-License-Identifier: MIT
package javax.management;

/** The value of an attribute in a query. */
public class AttributeValueExp implements ValueExp {
    private static final long serialVersionUID = -7768025046539163385L;

    private String attr;

    @Deprecated
    public AttributeValueExp() {
    }

    public AttributeValueExp(String attr) {
        this.attr = attr;
    }

    public String getAttributeName() {
        return attr;
    }

    @Override
    public ValueExp apply(ObjectName name) throws BadStringOperationException, BadBinaryOpValueExpException,
            BadAttributeValueExpException, InvalidApplicationException {
        return QueryParts.value(getAttribute(name));
    }

    @Override
    public String toString() {
        return QueryParts.quoted(attr);
    }

    @Deprecated
    public void setMBeanServer(MBeanServer s) {
    }

    /** The value, or null if it cannot be had. */
    protected Object getAttribute(ObjectName name) {
        try {
            return QueryEval.getMBeanServer().getAttribute(name, attr);
        } catch (JMException | JMRuntimeException e) {
            return null;
        }
    }
}
