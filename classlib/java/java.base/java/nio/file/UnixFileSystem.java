// SPDX-License-Identifier: MIT
package java.nio.file;

import java.io.IOException;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.UserPrincipal;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.attribute.UserPrincipalNotFoundException;
import java.nio.file.spi.FileSystemProvider;
import java.util.Collections;
import java.util.Set;
import jdk.internal.io.Posix;
import jdk.internal.io.SlashPath;

/** The system's files. */
final class UnixFileSystem extends FileSystem {
    @Override
    public FileSystemProvider provider() {
        return UnixProvider.ONLY;
    }

    @Override
    public void close() throws IOException {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public boolean isReadOnly() {
        return false;
    }

    @Override
    public String getSeparator() {
        return "/";
    }

    @Override
    public Iterable<Path> getRootDirectories() {
        return Collections.singletonList((Path) new UnixPath("/"));
    }

    @Override
    public Iterable<FileStore> getFileStores() {
        return Collections.singletonList((FileStore) new UnixFileStore("/"));
    }

    @Override
    public Set<String> supportedFileAttributeViews() {
        return Set.of("basic", "posix", "unix", "owner");
    }

    @Override
    public Path getPath(String first, String... more) {
        return new UnixPath(SlashPath.joined(first, more));
    }

    @Override
    public PathMatcher getPathMatcher(String syntaxAndPattern) {
        return SlashPath.matcher(syntaxAndPattern);
    }

    @Override
    public UserPrincipalLookupService getUserPrincipalLookupService() {
        return new UserPrincipalLookupService() {
            @Override
            public UserPrincipal lookupPrincipalByName(String name) throws IOException {
                return lookup(name, false);
            }

            @Override
            public GroupPrincipal lookupPrincipalByGroupName(String group) throws IOException {
                return lookup(group, true);
            }

            private UnixAttributes.Id lookup(String name, boolean group) throws IOException {
                int id = Posix.idNumber(name, group);
                if (id < 0) throw new UserPrincipalNotFoundException(name);
                return new UnixAttributes.Id(id, group);
            }
        };
    }

    @Override
    public WatchService newWatchService() {
        return new PollingWatch();
    }
}
