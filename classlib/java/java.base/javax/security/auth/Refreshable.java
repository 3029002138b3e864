// SPDX-License-Identifier: MIT
package javax.security.auth;

/** A credential that can be renewed. */
public interface Refreshable {
    boolean isCurrent();

    void refresh() throws RefreshFailedException;
}
