// SPDX-License-Identifier: MIT
package java.nio.file;

/** What is done with symbolic links. */
public enum LinkOption implements OpenOption, CopyOption {
    NOFOLLOW_LINKS
}
