// SPDX-License-Identifier: MIT
package javax.sql;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;

/** Of JDBC: row set internal. */
public interface RowSetInternal {
    Object[] getParams() throws SQLException;

    Connection getConnection() throws SQLException;

    void setMetaData(RowSetMetaData rowSetMetaData) throws SQLException;

    ResultSet getOriginal() throws SQLException;

    ResultSet getOriginalRow() throws SQLException;
}
