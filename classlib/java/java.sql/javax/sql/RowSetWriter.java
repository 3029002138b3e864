// SPDX-License-Identifier: MIT
package javax.sql;

import java.sql.SQLException;

/** Of JDBC: row set writer. */
public interface RowSetWriter {
    boolean writeData(RowSetInternal rowSetInternal) throws SQLException;
}
