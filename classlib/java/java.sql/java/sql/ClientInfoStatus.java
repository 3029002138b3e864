// SPDX-License-Identifier: MIT
package java.sql;

/** Of JDBC: client info status. */
public enum ClientInfoStatus {
    REASON_UNKNOWN, REASON_UNKNOWN_PROPERTY, REASON_VALUE_INVALID, REASON_VALUE_TRUNCATED;
}
