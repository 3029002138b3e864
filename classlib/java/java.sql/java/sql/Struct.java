// SPDX-License-Identifier: MIT
package java.sql;

import java.util.Map;

/** Of JDBC: struct. */
public interface Struct {
    String getSQLTypeName() throws SQLException;

    Object[] getAttributes() throws SQLException;

    Object[] getAttributes(Map<String, Class<?>> map) throws SQLException;
}
