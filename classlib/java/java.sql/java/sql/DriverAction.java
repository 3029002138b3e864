// SPDX-License-Identifier: MIT
package java.sql;

/** Of JDBC: driver action. */
public interface DriverAction {
    void deregister();
}
