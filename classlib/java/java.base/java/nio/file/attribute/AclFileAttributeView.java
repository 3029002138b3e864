// SPDX-License-Identifier: MIT
package java.nio.file.attribute;

import java.io.IOException;
import java.util.List;

/** Reads and sets a file's access control list. The default file system has none. */
public interface AclFileAttributeView extends FileOwnerAttributeView {
    @Override
    String name();

    List<AclEntry> getAcl() throws IOException;

    void setAcl(List<AclEntry> acl) throws IOException;
}
