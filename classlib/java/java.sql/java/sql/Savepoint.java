// SPDX-License-Identifier: MIT
package java.sql;

/** Of JDBC: savepoint. */
public interface Savepoint {
    int getSavepointId() throws SQLException;

    String getSavepointName() throws SQLException;
}
