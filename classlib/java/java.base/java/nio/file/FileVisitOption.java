// SPDX-License-Identifier: MIT
package java.nio.file;

/** How a tree of files is walked. */
public enum FileVisitOption {
    FOLLOW_LINKS
}
