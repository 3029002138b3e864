// SPDX-License-Identifier: MIT
package java.security;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.KeyStore.PasswordProtection;
import java.security.KeyStore.PrivateKeyEntry;
import java.security.KeyStore.SecretKeyEntry;
import java.security.KeyStore.TrustedCertificateEntry;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.util.Date;
import java.util.Enumeration;
import java.util.Objects;
import javax.crypto.SecretKey;

/** A provider's half of a store of keys. */
public abstract class KeyStoreSpi {
    public KeyStoreSpi() {
    }

    public abstract Key engineGetKey(String alias, char[] password)
            throws NoSuchAlgorithmException, UnrecoverableKeyException;

    public abstract Certificate[] engineGetCertificateChain(String alias);

    public abstract Certificate engineGetCertificate(String alias);

    public abstract Date engineGetCreationDate(String alias);

    public abstract void engineSetKeyEntry(String alias, Key key, char[] password, Certificate[] chain)
            throws KeyStoreException;

    public abstract void engineSetKeyEntry(String alias, byte[] key, Certificate[] chain) throws KeyStoreException;

    public abstract void engineSetCertificateEntry(String alias, Certificate cert) throws KeyStoreException;

    public abstract void engineDeleteEntry(String alias) throws KeyStoreException;

    public abstract Enumeration<String> engineAliases();

    public abstract boolean engineContainsAlias(String alias);

    public abstract int engineSize();

    public abstract boolean engineIsKeyEntry(String alias);

    public abstract boolean engineIsCertificateEntry(String alias);

    public abstract String engineGetCertificateAlias(Certificate cert);

    public abstract void engineStore(OutputStream stream, char[] password)
            throws IOException, NoSuchAlgorithmException, CertificateException;

    public void engineStore(KeyStore.LoadStoreParameter param)
            throws IOException, NoSuchAlgorithmException, CertificateException {
        throw new UnsupportedOperationException();
    }

    public abstract void engineLoad(InputStream stream, char[] password)
            throws IOException, NoSuchAlgorithmException, CertificateException;

    /** Without parameters an empty store; what parameters mean, a provider knows. */
    public void engineLoad(KeyStore.LoadStoreParameter param)
            throws IOException, NoSuchAlgorithmException, CertificateException {
        if (param != null && !(param.getProtectionParameter() instanceof PasswordProtection))
            throw new NoSuchAlgorithmException("ProtectionParameter must be PasswordProtection");
        engineLoad(null, param == null ? null : ((PasswordProtection) param.getProtectionParameter()).getPassword());
    }

    public KeyStore.Entry engineGetEntry(String alias, KeyStore.ProtectionParameter protParam)
            throws KeyStoreException, NoSuchAlgorithmException, UnrecoverableEntryException {
        if (!engineContainsAlias(alias)) return null;
        boolean ofCertificate = engineIsCertificateEntry(alias);
        if (protParam == null) {
            if (ofCertificate) return new TrustedCertificateEntry(engineGetCertificate(alias));
            throw new UnrecoverableKeyException("requested entry requires a password");
        }
        if (!(protParam instanceof PasswordProtection)) throw new UnsupportedOperationException();
        if (ofCertificate)
            throw new UnsupportedOperationException("trusted certificate entries are not password-protected");
        Key key = engineGetKey(alias, ((PasswordProtection) protParam).getPassword());
        if (key instanceof PrivateKey) return new PrivateKeyEntry((PrivateKey) key, engineGetCertificateChain(alias));
        if (key instanceof SecretKey) return new SecretKeyEntry((SecretKey) key);
        throw new UnsupportedOperationException();
    }

    public void engineSetEntry(String alias, KeyStore.Entry entry, KeyStore.ProtectionParameter protParam)
            throws KeyStoreException {
        if (protParam != null && !(protParam instanceof PasswordProtection))
            throw new KeyStoreException("unsupported protection parameter");
        char[] password = protParam == null ? null : ((PasswordProtection) protParam).getPassword();
        if (entry instanceof TrustedCertificateEntry) {
            if (password != null)
                throw new KeyStoreException("trusted certificate entries are not password-protected");
            engineSetCertificateEntry(alias, ((TrustedCertificateEntry) entry).getTrustedCertificate());
        } else if (entry instanceof PrivateKeyEntry) {
            if (password == null) throw new KeyStoreException("non-null password required to create PrivateKeyEntry");
            PrivateKeyEntry e = (PrivateKeyEntry) entry;
            engineSetKeyEntry(alias, e.getPrivateKey(), password, e.getCertificateChain());
        } else if (entry instanceof SecretKeyEntry) {
            if (password == null) throw new KeyStoreException("non-null password required to create SecretKeyEntry");
            engineSetKeyEntry(alias, ((SecretKeyEntry) entry).getSecretKey(), password, (Certificate[]) null);
        } else {
            throw new KeyStoreException("unsupported entry type: " + entry.getClass().getName());
        }
    }

    public boolean engineEntryInstanceOf(String alias, Class<? extends KeyStore.Entry> entryClass) {
        if (entryClass == TrustedCertificateEntry.class) return engineIsCertificateEntry(alias);
        boolean certified = engineGetCertificate(alias) != null;
        return engineIsKeyEntry(alias)
                && (entryClass == PrivateKeyEntry.class && certified || entryClass == SecretKeyEntry.class && !certified);
    }

    /** Whether the bytes look like a store of this kind. */
    public boolean engineProbe(InputStream stream) throws IOException {
        Objects.requireNonNull(stream, "input stream must not be null");
        return false;
    }
}
