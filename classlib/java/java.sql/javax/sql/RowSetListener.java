// SPDX-License-Identifier: MIT
package javax.sql;

import java.util.EventListener;

/** Of JDBC: row set listener. */
public interface RowSetListener extends EventListener {
    void rowSetChanged(RowSetEvent rowSetEvent);

    void rowChanged(RowSetEvent rowSetEvent);

    void cursorMoved(RowSetEvent rowSetEvent);
}
