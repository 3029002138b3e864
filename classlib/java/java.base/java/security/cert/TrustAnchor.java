// SPDX-License-Identifier: MIT
package java.security.cert;

import java.security.PublicKey;
import java.util.Objects;
import javax.security.auth.x500.X500Principal;
import jdk.internal.security.Der;

/** Whom a validation trusts: a certificate, or a name with its key; maybe within constraints of names. */
public class TrustAnchor {
    private final X509Certificate certificate;
    private final X500Principal name;
    private final PublicKey key;
    private final byte[] constraints;

    public TrustAnchor(X509Certificate trustedCert, byte[] nameConstraints) {
        this(Objects.requireNonNull(trustedCert, "the trustedCert parameter must be non-null"), null, null, nameConstraints);
    }

    public TrustAnchor(X500Principal caPrincipal, PublicKey pubKey, byte[] nameConstraints) {
        this(null, Objects.requireNonNull(caPrincipal), Objects.requireNonNull(pubKey), nameConstraints);
    }

    public TrustAnchor(String caName, PublicKey pubKey, byte[] nameConstraints) {
        this(null, named(caName, pubKey), pubKey, nameConstraints);
    }

    private TrustAnchor(X509Certificate certificate, X500Principal name, PublicKey key, byte[] constraints) {
        this.certificate = certificate;
        this.name = name;
        this.key = key;
        this.constraints = constraints == null ? null : constraints.clone();
        if (constraints != null) new Der(constraints).next(Der.SEQUENCE);
    }

    private static X500Principal named(String name, PublicKey key) {
        if (name == null || key == null) throw new NullPointerException("name and key must be given");
        if (name.isEmpty()) throw new IllegalArgumentException("the name is empty");
        return new X500Principal(name);
    }

    public final X509Certificate getTrustedCert() {
        return certificate;
    }

    public final X500Principal getCA() {
        return name;
    }

    /** In the form of RFC 2253. */
    public final String getCAName() {
        return name == null ? null : name.getName();
    }

    public final PublicKey getCAPublicKey() {
        return key;
    }

    public final byte[] getNameConstraints() {
        return constraints == null ? null : constraints.clone();
    }

    @Override
    public String toString() {
        return "trust anchor " + (certificate != null ? certificate.toString() : name + ", " + key)
            + (constraints == null ? "" : ", with constraints of names");
    }
}
