// SPDX-License-Identifier: MIT
package javax.net.ssl;

/** Parameters of the factories of managers. */
public interface ManagerFactoryParameters {
}
