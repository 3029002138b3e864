// SPDX-License-Identifier: MIT
package javax.management;

/** A bean that takes part in its registration. */
public interface MBeanRegistration {
    ObjectName preRegister(MBeanServer server, ObjectName name) throws Exception;

    void postRegister(Boolean registrationDone);

    void preDeregister() throws Exception;

    void postDeregister();
}
