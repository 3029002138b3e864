// SPDX-License-Identifier: MIT
package java.security.cert;

import java.net.URI;
import java.util.Objects;

/** A store at an address. */
public final class URICertStoreParameters implements CertStoreParameters {
    private final URI uri;

    public URICertStoreParameters(URI uri) {
        this.uri = Objects.requireNonNull(uri);
    }

    public URI getURI() {
        return uri;
    }

    @Override
    public URICertStoreParameters clone() {
        return new URICertStoreParameters(uri);
    }

    @Override
    public int hashCode() {
        return uri.hashCode();
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof URICertStoreParameters && uri.equals(((URICertStoreParameters) obj).uri);
    }

    @Override
    public String toString() {
        return "URICertStoreParameters: " + uri;
    }
}
