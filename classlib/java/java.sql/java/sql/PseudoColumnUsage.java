// SPDX-License-Identifier: MIT
package java.sql;

/** Of JDBC: pseudo column usage. */
public enum PseudoColumnUsage {
    SELECT_LIST_ONLY, WHERE_CLAUSE_ONLY, NO_USAGE_RESTRICTIONS, USAGE_UNKNOWN;
}
