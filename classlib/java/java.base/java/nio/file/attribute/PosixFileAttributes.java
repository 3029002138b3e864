// SPDX-License-Identifier: MIT
package java.nio.file.attribute;

import java.util.Set;

/** What a file of a POSIX system has. */
public interface PosixFileAttributes extends BasicFileAttributes {
    UserPrincipal owner();

    GroupPrincipal group();

    Set<PosixFilePermission> permissions();
}
