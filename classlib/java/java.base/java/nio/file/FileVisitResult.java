// SPDX-License-Identifier: MIT
package java.nio.file;

/** How a walk goes on. */
public enum FileVisitResult {
    CONTINUE, TERMINATE, SKIP_SUBTREE, SKIP_SIBLINGS
}
