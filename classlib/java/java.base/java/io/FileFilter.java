// SPDX-License-Identifier: MIT
package java.io;

/** Chooses among files. */
@FunctionalInterface
public interface FileFilter {
    boolean accept(File pathname);
}
