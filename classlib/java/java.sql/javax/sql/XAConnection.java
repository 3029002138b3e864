// SPDX-License-Identifier: MIT
package javax.sql;

import java.sql.SQLException;
import javax.transaction.xa.XAResource;

/** Of JDBC: xaconnection. */
public interface XAConnection extends PooledConnection {
    XAResource getXAResource() throws SQLException;
}
