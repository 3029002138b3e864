// SPDX-License-Identifier: MIT
package javax.sql;

import java.sql.SQLException;
import java.sql.ShardingKey;

/** Of JDBC: pooled connection builder. */
public interface PooledConnectionBuilder {
    PooledConnectionBuilder user(String name);

    PooledConnectionBuilder password(String name);

    PooledConnectionBuilder shardingKey(ShardingKey shardingKey);

    PooledConnectionBuilder superShardingKey(ShardingKey shardingKey);

    PooledConnection build() throws SQLException;
}
