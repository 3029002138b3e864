// SPDX-License-Identifier: MIT
package java.nio.file;

/** What is to be done with a file. */
public enum AccessMode {
    READ, WRITE, EXECUTE
}
