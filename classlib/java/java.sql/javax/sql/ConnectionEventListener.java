// SPDX-License-Identifier: MIT
package javax.sql;

import java.util.EventListener;

/** Of JDBC: connection event listener. */
public interface ConnectionEventListener extends EventListener {
    void connectionClosed(ConnectionEvent connectionEvent);

    void connectionErrorOccurred(ConnectionEvent connectionEvent);
}
