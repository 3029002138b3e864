// SPDX-License-Identifier: MIT
package java.net;

/** Tells the type of contents from a file's name. */
public interface FileNameMap {
    String getContentTypeFor(String fileName);
}
