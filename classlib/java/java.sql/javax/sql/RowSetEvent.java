// SPDX-License-Identifier: MIT
package javax.sql;

import java.util.EventObject;

/** A row set changed. */
public class RowSetEvent extends EventObject {
    static final long serialVersionUID = -1875450876546332005L;

    public RowSetEvent(RowSet source) {
        super(source);
    }
}
