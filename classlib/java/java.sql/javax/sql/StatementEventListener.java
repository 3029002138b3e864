// SPDX-License-Identifier: MIT
package javax.sql;

import java.util.EventListener;

/** Of JDBC: statement event listener. */
public interface StatementEventListener extends EventListener {
    void statementClosed(StatementEvent statementEvent);

    void statementErrorOccurred(StatementEvent statementEvent);
}
