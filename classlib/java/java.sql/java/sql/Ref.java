// SPDX-License-Identifier: MIT
package java.sql;

import java.util.Map;

/** Of JDBC: ref. */
public interface Ref {
    String getBaseTypeName() throws SQLException;

    Object getObject(Map<String, Class<?>> map) throws SQLException;

    Object getObject() throws SQLException;

    void setObject(Object x) throws SQLException;
}
