// SPDX-License-Identifier: MIT
package java.security.cert;

import java.util.Collection;
import java.util.Collections;
import java.util.Objects;

/** A store that is a collection, which stays the caller's. */
public class CollectionCertStoreParameters implements CertStoreParameters {
    private final Collection<?> coll;

    public CollectionCertStoreParameters(Collection<?> collection) {
        coll = Objects.requireNonNull(collection);
    }

    public CollectionCertStoreParameters() {
        coll = Collections.emptySet();
    }

    public Collection<?> getCollection() {
        return coll;
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    @Override
    public String toString() {
        return "CollectionCertStoreParameters: [\n  collection: " + coll + "\n]";
    }
}
