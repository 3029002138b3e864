// SPDX-License-Identifier: MIT
package java.security;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.Collections;
import java.util.Date;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import javax.crypto.SecretKey;
import javax.security.auth.DestroyFailedException;
import javax.security.auth.Destroyable;
import javax.security.auth.callback.CallbackHandler;
import javax.security.auth.callback.PasswordCallback;
import javax.security.auth.callback.UnsupportedCallbackException;
import jdk.internal.security.Providers;

/** Keys and certificates by names, through a provider. None is in this library. */
public class KeyStore {
    private static final String TYPE = "keystore.type";

    private final KeyStoreSpi spi;
    private final Provider provider;
    private final String type;
    private boolean loaded;

    /** How a store is read or written. */
    public interface LoadStoreParameter {
        ProtectionParameter getProtectionParameter();
    }

    /** What protects an entry or a store. */
    public interface ProtectionParameter {
    }

    /** A password. */
    public static class PasswordProtection implements ProtectionParameter, Destroyable {
        private final char[] password;
        private final String protectionAlgorithm;
        private final AlgorithmParameterSpec protectionParameters;
        private boolean destroyed;

        public PasswordProtection(char[] password) {
            this.password = password == null ? null : password.clone();
            protectionAlgorithm = null;
            protectionParameters = null;
        }

        public PasswordProtection(char[] password, String protectionAlgorithm,
                AlgorithmParameterSpec protectionParameters) {
            this.protectionAlgorithm = Objects.requireNonNull(protectionAlgorithm, "invalid null input");
            this.password = password == null ? null : password.clone();
            this.protectionParameters = protectionParameters;
        }

        public String getProtectionAlgorithm() {
            return protectionAlgorithm;
        }

        public AlgorithmParameterSpec getProtectionParameters() {
            return protectionParameters;
        }

        /** The password itself, no copy. */
        public synchronized char[] getPassword() {
            if (destroyed) throw new IllegalStateException("password has been cleared");
            return password;
        }

        @Override
        public synchronized void destroy() throws DestroyFailedException {
            destroyed = true;
            if (password != null) Arrays.fill(password, ' ');
        }

        @Override
        public synchronized boolean isDestroyed() {
            return destroyed;
        }
    }

    /** Somebody who is asked for the password. */
    public static class CallbackHandlerProtection implements ProtectionParameter {
        private final CallbackHandler handler;

        public CallbackHandlerProtection(CallbackHandler handler) {
            this.handler = Objects.requireNonNull(handler, "handler must not be null");
        }

        public CallbackHandler getCallbackHandler() {
            return handler;
        }
    }

    /** What a name stands for. */
    public interface Entry {
        default Set<Attribute> getAttributes() {
            return Collections.<Attribute>emptySet();
        }

        /** More that is known of an entry. */
        interface Attribute {
            String getName();

            String getValue();
        }
    }

    private static Set<Entry.Attribute> fixed(Set<Entry.Attribute> attributes) {
        return Collections.unmodifiableSet(new HashSet<>(attributes));
    }

    /** A private key, and the certificates of its public one. */
    public static final class PrivateKeyEntry implements Entry {
        private final PrivateKey privateKey;
        private final Certificate[] chain;
        private final Set<Attribute> attributes;

        public PrivateKeyEntry(PrivateKey privateKey, Certificate[] chain) {
            this(privateKey, chain, Collections.<Attribute>emptySet());
        }

        public PrivateKeyEntry(PrivateKey privateKey, Certificate[] chain, Set<Attribute> attributes) {
            if (privateKey == null || chain == null || attributes == null)
                throw new NullPointerException("invalid null input");
            if (chain.length == 0) throw new IllegalArgumentException("invalid zero-length input chain");
            for (Certificate c : chain) if (!c.getType().equals(chain[0].getType()))
                throw new IllegalArgumentException("chain does not contain certificates of the same type");
            if (!privateKey.getAlgorithm().equals(chain[0].getPublicKey().getAlgorithm()))
                throw new IllegalArgumentException(
                        "private key algorithm does not match algorithm of public key in end entity certificate");
            this.privateKey = privateKey;
            this.chain = chain.clone();
            this.attributes = fixed(attributes);
        }

        public PrivateKey getPrivateKey() {
            return privateKey;
        }

        public Certificate[] getCertificateChain() {
            return chain.clone();
        }

        public Certificate getCertificate() {
            return chain[0];
        }

        @Override
        public Set<Attribute> getAttributes() {
            return attributes;
        }

        @Override
        public String toString() {
            return "Private key entry and certificate chain with " + chain.length + " elements: "
                    + Arrays.toString(chain);
        }
    }

    /** A secret key. */
    public static final class SecretKeyEntry implements Entry {
        private final SecretKey secretKey;
        private final Set<Attribute> attributes;

        public SecretKeyEntry(SecretKey secretKey) {
            this(secretKey, Collections.<Attribute>emptySet());
        }

        public SecretKeyEntry(SecretKey secretKey, Set<Attribute> attributes) {
            if (secretKey == null || attributes == null) throw new NullPointerException("invalid null input");
            this.secretKey = secretKey;
            this.attributes = fixed(attributes);
        }

        public SecretKey getSecretKey() {
            return secretKey;
        }

        @Override
        public Set<Attribute> getAttributes() {
            return attributes;
        }

        @Override
        public String toString() {
            return "Secret key entry with algorithm " + secretKey.getAlgorithm();
        }
    }

    /** A certificate that is trusted. */
    public static final class TrustedCertificateEntry implements Entry {
        private final Certificate cert;
        private final Set<Attribute> attributes;

        public TrustedCertificateEntry(Certificate trustedCert) {
            this(trustedCert, Collections.<Attribute>emptySet());
        }

        public TrustedCertificateEntry(Certificate trustedCert, Set<Attribute> attributes) {
            if (trustedCert == null || attributes == null) throw new NullPointerException("invalid null input");
            cert = trustedCert;
            this.attributes = fixed(attributes);
        }

        public Certificate getTrustedCertificate() {
            return cert;
        }

        @Override
        public Set<Attribute> getAttributes() {
            return attributes;
        }

        @Override
        public String toString() {
            return "Trusted certificate entry:\r\n" + cert;
        }
    }

    // Made

    protected KeyStore(KeyStoreSpi keyStoreSpi, Provider provider, String type) {
        spi = keyStoreSpi;
        this.provider = provider;
        this.type = type;
    }

    public static KeyStore getInstance(String type) throws KeyStoreException {
        if (type == null) throw new NullPointerException("null type name");
        try {
            return made(Providers.find("KeyStore", type), type);
        } catch (NoSuchAlgorithmException e) {
            throw new KeyStoreException(type + " not found", e);
        }
    }

    public static KeyStore getInstance(String type, String provider)
            throws KeyStoreException, NoSuchProviderException {
        if (type == null) throw new NullPointerException("null type name");
        try {
            return made(Providers.find("KeyStore", type, provider), type);
        } catch (NoSuchAlgorithmException e) {
            throw new KeyStoreException(type + " not found", e);
        }
    }

    public static KeyStore getInstance(String type, Provider provider) throws KeyStoreException {
        if (type == null) throw new NullPointerException("null type name");
        try {
            return made(Providers.find("KeyStore", type, provider), type);
        } catch (NoSuchAlgorithmException e) {
            throw new KeyStoreException(type + " not found", e);
        }
    }

    private static KeyStore made(Provider.Service s, String type) throws NoSuchAlgorithmException {
        return new KeyStore(Providers.make(s, KeyStoreSpi.class), s.getProvider(), type);
    }

    public static final KeyStore getInstance(File file, char[] password)
            throws KeyStoreException, IOException, NoSuchAlgorithmException, CertificateException {
        KeyStore k = probed(file);
        try (InputStream in = new FileInputStream(file)) {
            k.load(in, password);
        }
        return k;
    }

    public static final KeyStore getInstance(File file, LoadStoreParameter param)
            throws KeyStoreException, IOException, NoSuchAlgorithmException, CertificateException {
        return getInstance(file, param == null ? null : password(param.getProtectionParameter(), file));
    }

    /** A store of the first kind that takes the file for one of its own. */
    private static KeyStore probed(File file) throws KeyStoreException, IOException, NoSuchAlgorithmException {
        checkFile(Objects.requireNonNull(file));
        for (Provider p : Providers.all()) {
            for (Provider.Service s : p.getServices()) {
                if (!s.getType().equals("KeyStore")) continue;
                KeyStore k = made(s, s.getAlgorithm());
                try (InputStream in = new FileInputStream(file)) {
                    if (k.spi.engineProbe(in)) return k;
                }
            }
        }
        throw new KeyStoreException("Unrecognized keystore format. Please load it with a specified type");
    }

    private static void checkFile(File file) {
        if (!file.isFile()) throw new IllegalArgumentException(
                "File does not exist or it does not refer to a normal file: " + file);
    }

    /** The password, which a handler may be asked for. */
    private static char[] password(ProtectionParameter p, File file) throws KeyStoreException {
        if (p instanceof PasswordProtection) return ((PasswordProtection) p).getPassword();
        if (!(p instanceof CallbackHandlerProtection))
            throw new KeyStoreException("ProtectionParameter must be PasswordProtection or CallbackHandlerProtection");
        PasswordCallback c = new PasswordCallback(
                "Password for keystore" + (file == null ? "" : " " + file.getName()), false);
        try {
            ((CallbackHandlerProtection) p).getCallbackHandler()
                    .handle(new javax.security.auth.callback.Callback[] {c});
        } catch (IOException | UnsupportedCallbackException e) {
            throw new KeyStoreException("Could not get the password", e);
        }
        if (c.getPassword() == null) throw new KeyStoreException("No password provided");
        return c.getPassword();
    }

    /** That of the security property, else "jks". */
    public static final String getDefaultType() {
        String s = Security.getProperty(TYPE);
        return s == null ? "jks" : s;
    }

    public final Provider getProvider() {
        return provider;
    }

    public final String getType() {
        return type;
    }

    // Used, once it is loaded

    private KeyStoreSpi spi() throws KeyStoreException {
        if (!loaded) throw new KeyStoreException("Uninitialized keystore");
        return spi;
    }

    public final Key getKey(String alias, char[] password)
            throws KeyStoreException, NoSuchAlgorithmException, UnrecoverableKeyException {
        return spi().engineGetKey(alias, password);
    }

    public final Certificate[] getCertificateChain(String alias) throws KeyStoreException {
        return spi().engineGetCertificateChain(alias);
    }

    public final Certificate getCertificate(String alias) throws KeyStoreException {
        return spi().engineGetCertificate(alias);
    }

    public final Date getCreationDate(String alias) throws KeyStoreException {
        return spi().engineGetCreationDate(alias);
    }

    public final void setKeyEntry(String alias, Key key, char[] password, Certificate[] chain)
            throws KeyStoreException {
        KeyStoreSpi s = spi();
        if (key instanceof PrivateKey && (chain == null || chain.length == 0))
            throw new IllegalArgumentException("Private key must be accompanied by certificate chain");
        s.engineSetKeyEntry(alias, key, password, chain);
    }

    public final void setKeyEntry(String alias, byte[] key, Certificate[] chain) throws KeyStoreException {
        spi().engineSetKeyEntry(alias, key, chain);
    }

    public final void setCertificateEntry(String alias, Certificate cert) throws KeyStoreException {
        spi().engineSetCertificateEntry(alias, cert);
    }

    public final void deleteEntry(String alias) throws KeyStoreException {
        spi().engineDeleteEntry(alias);
    }

    public final Enumeration<String> aliases() throws KeyStoreException {
        return spi().engineAliases();
    }

    public final boolean containsAlias(String alias) throws KeyStoreException {
        return spi().engineContainsAlias(alias);
    }

    public final int size() throws KeyStoreException {
        return spi().engineSize();
    }

    public final boolean isKeyEntry(String alias) throws KeyStoreException {
        return spi().engineIsKeyEntry(alias);
    }

    public final boolean isCertificateEntry(String alias) throws KeyStoreException {
        return spi().engineIsCertificateEntry(alias);
    }

    public final String getCertificateAlias(Certificate cert) throws KeyStoreException {
        return spi().engineGetCertificateAlias(cert);
    }

    public final void store(OutputStream stream, char[] password)
            throws KeyStoreException, IOException, NoSuchAlgorithmException, CertificateException {
        spi().engineStore(stream, password);
    }

    public final void store(LoadStoreParameter param)
            throws KeyStoreException, IOException, NoSuchAlgorithmException, CertificateException {
        spi().engineStore(param);
    }

    public final void load(InputStream stream, char[] password)
            throws IOException, NoSuchAlgorithmException, CertificateException {
        spi.engineLoad(stream, password);
        loaded = true;
    }

    public final void load(LoadStoreParameter param)
            throws IOException, NoSuchAlgorithmException, CertificateException {
        spi.engineLoad(param);
        loaded = true;
    }

    public final Entry getEntry(String alias, ProtectionParameter protParam)
            throws NoSuchAlgorithmException, UnrecoverableEntryException, KeyStoreException {
        if (alias == null) throw new NullPointerException("invalid null input");
        return spi().engineGetEntry(alias, protParam);
    }

    public final void setEntry(String alias, Entry entry, ProtectionParameter protParam) throws KeyStoreException {
        if (alias == null || entry == null) throw new NullPointerException("invalid null input");
        spi().engineSetEntry(alias, entry, protParam);
    }

    public final boolean entryInstanceOf(String alias, Class<? extends Entry> entryClass) throws KeyStoreException {
        if (alias == null || entryClass == null) throw new NullPointerException("invalid null input");
        return spi().engineEntryInstanceOf(alias, entryClass);
    }

    /** Makes a store when it is needed, and knows what protects it. */
    public abstract static class Builder {
        protected Builder() {
        }

        public abstract KeyStore getKeyStore() throws KeyStoreException;

        public abstract ProtectionParameter getProtectionParameter(String alias) throws KeyStoreException;

        public static Builder newInstance(KeyStore keyStore, ProtectionParameter protectionParameter) {
            if (keyStore == null || protectionParameter == null) throw new NullPointerException();
            if (!keyStore.loaded) throw new IllegalArgumentException("KeyStore not initialized");
            return new Later(keyStore, null, null, null, protectionParameter);
        }

        public static Builder newInstance(String type, Provider provider, File file, ProtectionParameter protection) {
            if (type == null || file == null || protection == null) throw new NullPointerException();
            checkProtection(protection);
            checkFile(file);
            return new Later(null, type, provider, file, protection);
        }

        /** Of a file of a kind that is found out when it is read. */
        public static Builder newInstance(File file, ProtectionParameter protection) {
            if (file == null || protection == null) throw new NullPointerException();
            checkProtection(protection);
            checkFile(file);
            return new Later(null, null, null, file, protection);
        }

        public static Builder newInstance(String type, Provider provider, ProtectionParameter protection) {
            if (type == null || protection == null) throw new NullPointerException();
            return new Later(null, type, provider, null, protection);
        }

        private static void checkProtection(ProtectionParameter p) {
            if (!(p instanceof PasswordProtection) && !(p instanceof CallbackHandlerProtection))
                throw new IllegalArgumentException("Protection must be PasswordProtection or CallbackHandlerProtection");
        }
    }

    /** A store that is there, or that is made from a type, a file or both. */
    private static final class Later extends Builder {
        private final String type;
        private final Provider provider;
        private final File file;
        private final ProtectionParameter protection;
        private KeyStore store;
        private boolean asked;

        Later(KeyStore store, String type, Provider provider, File file, ProtectionParameter protection) {
            this.store = store;
            this.type = type;
            this.provider = provider;
            this.file = file;
            this.protection = protection;
        }

        @Override
        public synchronized KeyStore getKeyStore() throws KeyStoreException {
            if (store == null) {
                try {
                    store = load();
                } catch (IOException | GeneralSecurityException e) {
                    throw new KeyStoreException("KeyStore instantiation failed", e);
                }
            }
            asked = true;
            return store;
        }

        private KeyStore load() throws IOException, GeneralSecurityException {
            if (type == null) return getInstance(file, password(protection, file));
            KeyStore k = provider == null ? getInstance(type) : getInstance(type, provider);
            if (file == null) {
                k.load(new LoadStoreParameter() {
                    @Override
                    public ProtectionParameter getProtectionParameter() {
                        return protection;
                    }
                });
                return k;
            }
            try (InputStream in = new FileInputStream(file)) {
                k.load(in, password(protection, file));
            }
            return k;
        }

        @Override
        public synchronized ProtectionParameter getProtectionParameter(String alias) {
            if (alias == null) throw new NullPointerException();
            if (!asked) throw new IllegalStateException("getKeyStore() must be called first");
            return protection;
        }
    }
}
