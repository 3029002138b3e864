// SPDX-License-Identifier: MIT
package javax.security.auth.x500;

import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import javax.security.auth.Destroyable;

/** A certificate with its private key, maybe under the alias that a key store has for them. */
public final class X500PrivateCredential implements Destroyable {
    private X509Certificate certificate;
    private PrivateKey key;
    private String alias;

    public X500PrivateCredential(X509Certificate cert, PrivateKey key) {
        if (cert == null || key == null) throw new IllegalArgumentException();
        this.certificate = cert;
        this.key = key;
    }

    public X500PrivateCredential(X509Certificate cert, PrivateKey key, String alias) {
        this(cert, key);
        if (alias == null) throw new IllegalArgumentException();
        this.alias = alias;
    }

    public X509Certificate getCertificate() {
        return certificate;
    }

    public PrivateKey getPrivateKey() {
        return key;
    }

    public String getAlias() {
        return alias;
    }

    @Override
    public void destroy() {
        certificate = null;
        key = null;
        alias = null;
    }

    @Override
    public boolean isDestroyed() {
        return certificate == null && key == null && alias == null;
    }
}
