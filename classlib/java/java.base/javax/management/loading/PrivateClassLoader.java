// SPDX-License-Identifier: MIT
package javax.management.loading;

/** A class loader that is no part of a repository. */
public interface PrivateClassLoader {
}
