// SPDX-License-Identifier: MIT
package java.sql;

/** Of JDBC: sqltype. */
public interface SQLType {
    String getName();

    String getVendor();

    Integer getVendorTypeNumber();
}
