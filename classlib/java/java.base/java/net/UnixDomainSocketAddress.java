// SPDX-License-Identifier: MIT
package java.net;

import java.nio.file.Path;

/** A socket in the file system. */
public final class UnixDomainSocketAddress extends SocketAddress {
    private static final long serialVersionUID = 92902496589351288L;
    private final transient Path path;

    private UnixDomainSocketAddress(Path path) {
        this.path = path;
    }

    public static UnixDomainSocketAddress of(String pathname) {
        return of(Path.of(pathname));
    }

    public static UnixDomainSocketAddress of(Path path) {
        return new UnixDomainSocketAddress(java.util.Objects.requireNonNull(path));
    }

    public Path getPath() {
        return path;
    }

    @Override
    public int hashCode() {
        return path.hashCode();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof UnixDomainSocketAddress && path.equals(((UnixDomainSocketAddress) o).path);
    }

    @Override
    public String toString() {
        return path.toString();
    }

    /** The serialized form: the name. */
    private static final class Ser implements java.io.Serializable {
        private static final long serialVersionUID = -7955684448513979814L;
        private final String pathname;

        Ser(String pathname) {
            this.pathname = pathname;
        }

        private Object readResolve() {
            return of(pathname);
        }
    }

    private Object writeReplace() {
        return new Ser(path.toString());
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Proxy required");
    }
}
