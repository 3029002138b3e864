// SPDX-License-Identifier: MIT
package javax.management;

/** Makes servers and their delegates; a program may name a subclass of its own. */
public class MBeanServerBuilder {
    public MBeanServerBuilder() {
    }

    public MBeanServerDelegate newMBeanServerDelegate() {
        return new MBeanServerDelegate();
    }

    public MBeanServer newMBeanServer(String defaultDomain, MBeanServer outer, MBeanServerDelegate delegate) {
        return new BeanServer(defaultDomain, outer, delegate);
    }
}
