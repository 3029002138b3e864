// SPDX-License-Identifier: MIT
package javax.management;

/** What a server of beans says of itself. */
public interface MBeanServerDelegateMBean {
    String getMBeanServerId();

    String getSpecificationName();

    String getSpecificationVersion();

    String getSpecificationVendor();

    String getImplementationName();

    String getImplementationVersion();

    String getImplementationVendor();
}
