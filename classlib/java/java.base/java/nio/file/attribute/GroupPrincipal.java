// SPDX-License-Identifier: MIT
package java.nio.file.attribute;

/** A group of users. */
public interface GroupPrincipal extends UserPrincipal {
}
