// SPDX-License-Identifier: MIT
package java.sql;

/** Of JDBC: sharding key builder. */
public interface ShardingKeyBuilder {
    ShardingKeyBuilder subkey(Object x, SQLType sqlType);

    ShardingKey build() throws SQLException;
}
