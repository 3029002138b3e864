// SPDX-License-Identifier: MIT
package javax.sql;

import java.sql.SQLException;
import java.sql.ShardingKey;

/** Of JDBC: xaconnection builder. */
public interface XAConnectionBuilder {
    XAConnectionBuilder user(String name);

    XAConnectionBuilder password(String name);

    XAConnectionBuilder shardingKey(ShardingKey shardingKey);

    XAConnectionBuilder superShardingKey(ShardingKey shardingKey);

    XAConnection build() throws SQLException;
}
