// SPDX-License-Identifier: MIT
package java.security;

/** Parameters of a kind of SecureRandom. */
public interface SecureRandomParameters {
}
