// SPDX-License-Identifier: MIT
package java.nio.file;

import java.net.URI;

/** Gives the default file system; there is no other one. */
public final class FileSystems {
    private static final FileSystem DEFAULT = new UnixFileSystem();

    private FileSystems() {
    }

    public static FileSystem getDefault() {
        return DEFAULT;
    }

    public static FileSystem getFileSystem(URI uri) {
        if ("file".equalsIgnoreCase(uri.getScheme())) return DEFAULT;
        throw new ProviderNotFoundException("Provider \"" + uri.getScheme() + "\" not found");
    }
}
