// SPDX-License-Identifier: MIT
package javax.security.auth;

/** Something secret that can be forgotten. */
public interface Destroyable {
    default void destroy() throws DestroyFailedException {
        throw new DestroyFailedException();
    }

    default boolean isDestroyed() {
        return false;
    }
}
