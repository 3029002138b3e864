// SPDX-License-Identifier: MIT
package java.sql;

/** Of JDBC: nclob. */
public interface NClob extends Clob {
}
