// SPDX-License-Identifier: MIT
package java.sql;

import java.util.Properties;
import java.util.logging.Logger;

/** Of JDBC: driver. */
public interface Driver {
    Connection connect(String name, Properties properties) throws SQLException;

    boolean acceptsURL(String name) throws SQLException;

    DriverPropertyInfo[] getPropertyInfo(String name, Properties properties) throws SQLException;

    int getMajorVersion();

    int getMinorVersion();

    boolean jdbcCompliant();

    Logger getParentLogger() throws SQLFeatureNotSupportedException;
}
