// SPDX-License-Identifier: MIT
package javax.sql;

import java.sql.SQLException;

/** Of JDBC: row set reader. */
public interface RowSetReader {
    void readData(RowSetInternal rowSetInternal) throws SQLException;
}
