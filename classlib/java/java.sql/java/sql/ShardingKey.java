// SPDX-License-Identifier: MIT
package java.sql;

/** Of JDBC: sharding key. */
public interface ShardingKey {
}
