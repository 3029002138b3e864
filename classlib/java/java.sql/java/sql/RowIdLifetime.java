// SPDX-License-Identifier: MIT
package java.sql;

/** Of JDBC: row id lifetime. */
public enum RowIdLifetime {
    ROWID_UNSUPPORTED, ROWID_VALID_OTHER, ROWID_VALID_SESSION, ROWID_VALID_TRANSACTION, ROWID_VALID_FOREVER;
}
