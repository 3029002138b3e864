// SPDX-License-Identifier: MIT
package java.nio.file.attribute;

/** A view of attributes. */
public interface AttributeView {
    String name();
}
