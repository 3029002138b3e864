// SPDX-License-Identifier: MIT
package java.sql;

/** Of JDBC: wrapper. */
public interface Wrapper {
    <T> T unwrap(Class<T> type) throws SQLException;

    boolean isWrapperFor(Class<?> type) throws SQLException;
}
