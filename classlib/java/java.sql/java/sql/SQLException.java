// SPDX-License-Identifier: MIT
package java.sql;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** An error of a database or of the way to it; errors form a chain. */
public class SQLException extends Exception implements Iterable<Throwable> {
    private static final long serialVersionUID = 2135244094396331484L;

    private String SQLState;
    private int vendorCode;
    private volatile SQLException next;

    public SQLException(String reason, String SQLState, int vendorCode) {
        super(reason);
        this.SQLState = SQLState;
        this.vendorCode = vendorCode;
        log();
    }

    public SQLException(String reason, String SQLState) {
        this(reason, SQLState, 0);
    }

    public SQLException(String reason) {
        this(reason, null, 0);
    }

    public SQLException() {
        log();
    }

    public SQLException(Throwable cause) {
        super(cause);
        log();
    }

    public SQLException(String reason, Throwable cause) {
        this(reason, null, 0, cause);
    }

    public SQLException(String reason, String sqlState, Throwable cause) {
        this(reason, sqlState, 0, cause);
    }

    public SQLException(String reason, String sqlState, int vendorCode, Throwable cause) {
        super(reason, cause);
        SQLState = sqlState;
        this.vendorCode = vendorCode;
        log();
    }

    /** Who gave the driver manager a log finds each error in it. */
    private void log() {
        if (this instanceof SQLWarning || DriverManager.getLogWriter() == null) return;
        if (SQLState != null) DriverManager.println("SQLState(" + SQLState + ") vendor code(" + vendorCode + ")");
        printStackTrace(DriverManager.getLogWriter());
    }

    public String getSQLState() {
        return SQLState;
    }

    public int getErrorCode() {
        return vendorCode;
    }

    public SQLException getNextException() {
        return next;
    }

    /** At the end of the chain. */
    public void setNextException(SQLException ex) {
        SQLException last = this;
        synchronized (SQLException.class) {
            while (last.next != null) last = last.next;
            last.next = ex;
        }
    }

    /** The errors of the chain, each with its causes. */
    @Override
    public Iterator<Throwable> iterator() {
        List<Throwable> all = new ArrayList<Throwable>();
        for (SQLException e = this; e != null; e = e.next)
            for (Throwable t = e; t != null; t = t.getCause()) all.add(t);
        return all.iterator();
    }
}
