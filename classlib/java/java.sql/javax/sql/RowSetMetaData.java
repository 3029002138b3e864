// SPDX-License-Identifier: MIT
package javax.sql;

import java.sql.ResultSetMetaData;
import java.sql.SQLException;

/** Of JDBC: row set meta data. */
public interface RowSetMetaData extends ResultSetMetaData {
    void setColumnCount(int n) throws SQLException;

    void setAutoIncrement(int n, boolean on) throws SQLException;

    void setCaseSensitive(int n, boolean on) throws SQLException;

    void setSearchable(int n, boolean on) throws SQLException;

    void setCurrency(int n, boolean on) throws SQLException;

    void setNullable(int n1, int n2) throws SQLException;

    void setSigned(int n, boolean on) throws SQLException;

    void setColumnDisplaySize(int n1, int n2) throws SQLException;

    void setColumnLabel(int n, String value) throws SQLException;

    void setColumnName(int n, String value) throws SQLException;

    void setSchemaName(int n, String value) throws SQLException;

    void setPrecision(int n1, int n2) throws SQLException;

    void setScale(int n1, int n2) throws SQLException;

    void setTableName(int n, String value) throws SQLException;

    void setCatalogName(int n, String value) throws SQLException;

    void setColumnType(int n1, int n2) throws SQLException;

    void setColumnTypeName(int n, String value) throws SQLException;
}
