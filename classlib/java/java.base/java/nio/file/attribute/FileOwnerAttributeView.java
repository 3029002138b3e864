// SPDX-License-Identifier: MIT
package java.nio.file.attribute;

import java.io.IOException;

/** Reads and sets a file's owner. */
public interface FileOwnerAttributeView extends FileAttributeView {
    @Override
    String name();

    UserPrincipal getOwner() throws IOException;

    void setOwner(UserPrincipal owner) throws IOException;
}
