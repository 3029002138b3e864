// SPDX-License-Identifier: MIT
package java.nio.file.attribute;

/** A view of a file store's attributes. */
public interface FileStoreAttributeView extends AttributeView {
}
