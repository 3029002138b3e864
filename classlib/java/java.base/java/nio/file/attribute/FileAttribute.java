// SPDX-License-Identifier: MIT
package java.nio.file.attribute;

/** An attribute to set when a file is made. */
public interface FileAttribute<T> {
    String name();

    T value();
}
