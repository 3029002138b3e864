// SPDX-License-Identifier: MIT
package java.security.cert;

import java.io.IOException;
import jdk.internal.security.Der;

/** A qualifier of a policy: its identifier and what goes with it, by the ASN.1 of RFC 5280. */
public class PolicyQualifierInfo {
    private final byte[] encoded;
    private final String id;
    private final byte[] qualifier;

    public PolicyQualifierInfo(byte[] encoded) throws IOException {
        this.encoded = encoded.clone();
        try {
            Der pair = new Der(encoded).next(Der.SEQUENCE);
            this.id = pair.type();
            this.qualifier = pair.bytes();
        } catch (IllegalArgumentException e) {
            throw new IOException("parsing error", e);
        }
    }

    public final String getPolicyQualifierId() {
        return id;
    }

    public final byte[] getEncoded() {
        return encoded.clone();
    }

    public final byte[] getPolicyQualifier() {
        return qualifier.clone();
    }

    @Override
    public String toString() {
        return "policy qualifier " + id + " of " + qualifier.length + " bytes";
    }
}
