// SPDX-License-Identifier: MIT
package java.nio.file.attribute;

/** The permission bits, highest first. */
public enum PosixFilePermission {
    OWNER_READ, OWNER_WRITE, OWNER_EXECUTE, GROUP_READ, GROUP_WRITE, GROUP_EXECUTE, OTHERS_READ, OTHERS_WRITE,
    OTHERS_EXECUTE
}
