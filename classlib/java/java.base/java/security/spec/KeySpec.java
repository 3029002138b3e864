// SPDX-License-Identifier: MIT
package java.security.spec;

/** A key by its parts. */
public interface KeySpec {
}
