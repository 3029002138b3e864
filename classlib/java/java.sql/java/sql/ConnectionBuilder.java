// SPDX-License-Identifier: MIT
package java.sql;

/** Of JDBC: connection builder. */
public interface ConnectionBuilder {
    ConnectionBuilder user(String name);

    ConnectionBuilder password(String name);

    ConnectionBuilder shardingKey(ShardingKey shardingKey);

    ConnectionBuilder superShardingKey(ShardingKey shardingKey);

    Connection build() throws SQLException;
}
