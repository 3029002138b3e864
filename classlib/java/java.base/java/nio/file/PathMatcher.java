// SPDX-License-Identifier: MIT
package java.nio.file;

/** Chooses among paths. */
@FunctionalInterface
public interface PathMatcher {
    boolean matches(Path path);
}
