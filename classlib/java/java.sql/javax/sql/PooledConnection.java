// SPDX-License-Identifier: MIT
package javax.sql;

import java.sql.Connection;
import java.sql.SQLException;

/** Of JDBC: pooled connection. */
public interface PooledConnection {
    Connection getConnection() throws SQLException;

    void close() throws SQLException;

    void addConnectionEventListener(ConnectionEventListener connectionEventListener);

    void removeConnectionEventListener(ConnectionEventListener connectionEventListener);

    void addStatementEventListener(StatementEventListener statementEventListener);

    void removeStatementEventListener(StatementEventListener statementEventListener);
}
