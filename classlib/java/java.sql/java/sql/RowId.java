// SPDX-License-Identifier: MIT
package java.sql;

/** Of JDBC: row id. */
public interface RowId {
    boolean equals(Object x);

    byte[] getBytes();

    String toString();

    int hashCode();
}
