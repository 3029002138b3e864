// SPDX-License-Identifier: MIT
package java.sql;

/** Of JDBC: sqldata. */
public interface SQLData {
    String getSQLTypeName() throws SQLException;

    void readSQL(SQLInput sqlInput, String name) throws SQLException;

    void writeSQL(SQLOutput sqlOutput) throws SQLException;
}
