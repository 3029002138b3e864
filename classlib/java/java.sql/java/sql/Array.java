// SPDX-License-Identifier: MIT
package java.sql;

import java.util.Map;

/** Of JDBC: array. */
public interface Array {
    String getBaseTypeName() throws SQLException;

    int getBaseType() throws SQLException;

    Object getArray() throws SQLException;

    Object getArray(Map<String, Class<?>> map) throws SQLException;

    Object getArray(long pos, int n) throws SQLException;

    Object getArray(long pos, int n, Map<String, Class<?>> map) throws SQLException;

    ResultSet getResultSet() throws SQLException;

    ResultSet getResultSet(Map<String, Class<?>> map) throws SQLException;

    ResultSet getResultSet(long pos, int n) throws SQLException;

    ResultSet getResultSet(long pos, int n, Map<String, Class<?>> map) throws SQLException;

    void free() throws SQLException;
}
