// SPDX-License-Identifier: MIT
package javax.net.ssl;

/** Chooses the keys that this side shows. */
public interface KeyManager {
}
