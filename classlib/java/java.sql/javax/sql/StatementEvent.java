// SPDX-License-Identifier: MIT
package javax.sql;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.EventObject;

/** A statement of a pooled connection was closed or broke. */
public class StatementEvent extends EventObject {
    static final long serialVersionUID = -8089573731826608315L;

    private SQLException exception;
    private PreparedStatement statement;

    public StatementEvent(PooledConnection con, PreparedStatement statement) {
        this(con, statement, null);
    }

    public StatementEvent(PooledConnection con, PreparedStatement statement, SQLException exception) {
        super(con);
        this.statement = statement;
        this.exception = exception;
    }

    public PreparedStatement getStatement() {
        return statement;
    }

    public SQLException getSQLException() {
        return exception;
    }
}
