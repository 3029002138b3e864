// SPDX-License-Identifier: MIT
package javax.management;

/** A bean that can keep its state elsewhere. */
public interface PersistentMBean {
    void load() throws MBeanException, RuntimeOperationsException, InstanceNotFoundException;

    void store() throws MBeanException, RuntimeOperationsException, InstanceNotFoundException;
}
