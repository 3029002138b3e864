// SPDX-License-Identifier: MIT
package java.io;

/** Chooses among the names in a directory. */
@FunctionalInterface
public interface FilenameFilter {
    boolean accept(File dir, String name);
}
