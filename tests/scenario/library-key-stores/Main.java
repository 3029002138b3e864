import java.io.*;
import java.nio.file.*;
import java.security.*;
import java.security.KeyStore.*;
import java.security.cert.Certificate;
import java.util.*;
import java.util.concurrent.Callable;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import javax.net.ssl.*;
import javax.security.auth.callback.PasswordCallback;

public class Main {
    static void say(String what, Callable<?> c) {
        try {
            System.out.println(what + ": " + c.call());
        } catch (Throwable e) {
            Throwable why = e.getCause();
            System.out.println(what + ": " + e.getClass().getName() + (why == null ? "" : " because of "
                    + why.getClass().getName()));
        }
    }

    record Pair(String name) implements PrivateKey, PublicKey {
        @Override
        public String getAlgorithm() {
            return "PAIR";
        }

        @Override
        public String getFormat() {
            return null;
        }

        @Override
        public byte[] getEncoded() {
            return null;
        }
    }

    static class Paper extends Certificate {
        Paper(String type) {
            super(type);
        }

        @Override
        public byte[] getEncoded() {
            return new byte[] {1};
        }

        @Override
        public void verify(PublicKey key) {
        }

        @Override
        public void verify(PublicKey key, String sigProvider) {
        }

        @Override
        public String toString() {
            return "paper";
        }

        @Override
        public PublicKey getPublicKey() {
            return new Pair("public");
        }
    }

    /** Keys in a map; a file of it begins with an M. */
    public static class Store extends KeyStoreSpi {
        private final Map<String, Object> all = new TreeMap<>();
        private final Map<String, Certificate[]> chains = new HashMap<>();

        @Override
        public Key engineGetKey(String alias, char[] password) throws UnrecoverableKeyException {
            if (password == null || password[0] != 'p') throw new UnrecoverableKeyException("wrong");
            return all.get(alias) instanceof Key k ? k : null;
        }

        @Override
        public Certificate[] engineGetCertificateChain(String alias) {
            return chains.get(alias);
        }

        @Override
        public Certificate engineGetCertificate(String alias) {
            return all.get(alias) instanceof Certificate c ? c : chains.get(alias) == null ? null : chains.get(alias)[0];
        }

        @Override
        public Date engineGetCreationDate(String alias) {
            return new Date(0);
        }

        @Override
        public void engineSetKeyEntry(String alias, Key key, char[] password, Certificate[] chain) {
            all.put(alias, key);
            chains.put(alias, chain);
        }

        @Override
        public void engineSetKeyEntry(String alias, byte[] key, Certificate[] chain) throws KeyStoreException {
            throw new KeyStoreException("no bytes");
        }

        @Override
        public void engineSetCertificateEntry(String alias, Certificate cert) {
            all.put(alias, cert);
        }

        @Override
        public void engineDeleteEntry(String alias) {
            all.remove(alias);
        }

        @Override
        public Enumeration<String> engineAliases() {
            return Collections.enumeration(all.keySet());
        }

        @Override
        public boolean engineContainsAlias(String alias) {
            return all.containsKey(alias);
        }

        @Override
        public int engineSize() {
            return all.size();
        }

        @Override
        public boolean engineIsKeyEntry(String alias) {
            return all.get(alias) instanceof Key;
        }

        @Override
        public boolean engineIsCertificateEntry(String alias) {
            return all.get(alias) instanceof Certificate;
        }

        @Override
        public String engineGetCertificateAlias(Certificate cert) {
            return null;
        }

        @Override
        public void engineStore(OutputStream stream, char[] password) throws IOException {
            stream.write('M');
        }

        @Override
        public void engineLoad(InputStream stream, char[] password) throws IOException {
            System.out.println("  loaded " + (stream == null ? "nothing" : "from " + (char) stream.read()) + " with "
                    + (password == null ? "no password" : new String(password)));
        }

        @Override
        public boolean engineProbe(InputStream stream) throws IOException {
            return stream.read() == 'M';
        }
    }

    public static class Keys extends KeyManagerFactorySpi {
        @Override
        protected void engineInit(KeyStore ks, char[] password) {
        }

        @Override
        protected void engineInit(ManagerFactoryParameters spec) throws InvalidAlgorithmParameterException {
            throw new InvalidAlgorithmParameterException("none");
        }

        @Override
        protected KeyManager[] engineGetKeyManagers() {
            return new KeyManager[2];
        }
    }

    public static class Trust extends TrustManagerFactorySpi {
        @Override
        protected void engineInit(KeyStore ks) throws KeyStoreException {
            throw new KeyStoreException("none");
        }

        @Override
        protected void engineInit(ManagerFactoryParameters spec) {
        }

        @Override
        protected TrustManager[] engineGetTrustManagers() {
            return new TrustManager[1];
        }
    }

    static final Provider OWN = new Provider("Own", "1", "of the program") {
        {
            put("KeyStore.Map", Store.class.getName());
            put("KeyManagerFactory.Map", Keys.class.getName());
            put("TrustManagerFactory.Map", Trust.class.getName());
        }
    };

    static void without() {
        say("default", () -> KeyStore.getDefaultType());
        say("no such store", () -> KeyStore.getInstance("None"));
        say("no such provider", () -> KeyStore.getInstance("None", "Nobody"));
        say("no store of it", () -> KeyStore.getInstance("None", OWN));
        say("no such factory", () -> KeyManagerFactory.getInstance("None"));
        say("no such factory", () -> TrustManagerFactory.getInstance("None", OWN));
        say("no name", () -> TrustManagerFactory.getInstance(null));
        say("not loaded", () -> KeyStore.getInstance("Map", OWN).size());
    }

    static void entries() throws Exception {
        KeyStore k = KeyStore.getInstance("Map", OWN);
        k.load(null, "pass".toCharArray());
        Certificate[] chain = {new Paper("A"), new Paper("A")};
        ProtectionParameter p = new PasswordProtection("p".toCharArray()), wrong = new PasswordProtection(new char[] {'x'});
        SecretKey secret = new SecretKeySpec(new byte[] {1}, "S");
        say("kind", () -> k.getType() + " " + k.getProvider() + " " + k.size());
        say("key", () -> {
            k.setEntry("key", new PrivateKeyEntry(new Pair("private"), chain), p);
            return k.isKeyEntry("key") + " " + k.entryInstanceOf("key", PrivateKeyEntry.class)
                    + k.entryInstanceOf("key", SecretKeyEntry.class) + k.getCertificateChain("key").length;
        });
        say("secret", () -> {
            k.setEntry("secret", new SecretKeyEntry(secret), p);
            return k.entryInstanceOf("secret", SecretKeyEntry.class) + " " + k.getEntry("secret", p);
        });
        say("paper", () -> {
            k.setEntry("paper", new TrustedCertificateEntry(chain[0]), null);
            return k.isCertificateEntry("paper") + " " + k.entryInstanceOf("paper", TrustedCertificateEntry.class) + " "
                    + ((TrustedCertificateEntry) k.getEntry("paper", null)).getTrustedCertificate();
        });
        say("all", () -> Collections.list(k.aliases()) + " " + k.containsAlias("x") + k.getCreationDate("key").getTime());
        say("got", () -> ((PrivateKeyEntry) k.getEntry("key", p)).getPrivateKey());
        say("absent", () -> k.getEntry("x", p));
        say("no password", () -> k.getEntry("key", null));
        say("wrong password", () -> k.getEntry("key", wrong));
        say("password for paper", () -> k.getEntry("paper", p));
        say("paper with password", () -> {
            k.setEntry("paper", new TrustedCertificateEntry(chain[0]), p);
            return "set";
        });
        say("key without", () -> {
            k.setEntry("key", new PrivateKeyEntry(new Pair("private"), chain), null);
            return "set";
        });
        say("no chain", () -> {
            k.setKeyEntry("key", new Pair("private"), null, null);
            return "set";
        });
        say("bytes", () -> {
            k.setKeyEntry("key", new byte[1], chain);
            return "set";
        });
        say("own entry", () -> {
            k.setEntry("x", new Entry() {
            }, null);
            return "set";
        });
        say("empty chain", () -> new PrivateKeyEntry(new Pair("private"), new Certificate[0]));
        say("mixed chain", () -> new PrivateKeyEntry(new Pair("private"), new Certificate[] {chain[0], new Paper("B")}));
        say("attributes", () -> new SecretKeyEntry(secret, Set.of()).getAttributes());
        say("stored by parameter", () -> {
            k.store(() -> p);
            return "stored";
        });
        say("destroyed", () -> {
            PasswordProtection d = new PasswordProtection("x".toCharArray());
            d.destroy();
            return d.isDestroyed() + new String(d.getPassword());
        });
    }

    static void builders() throws Exception {
        Path file = Files.createTempFile("store", ".map");
        try (OutputStream out = Files.newOutputStream(file)) {
            KeyStore k = KeyStore.getInstance("Map", OWN);
            k.load(null);
            k.store(out, null);
        }
        Security.addProvider(OWN);
        try {
            ProtectionParameter asks = new CallbackHandlerProtection(c -> ((PasswordCallback) c[0]).setPassword(
                    new char[] {'a', 's', 'k'}));
            say("by its bytes", () -> KeyStore.getInstance(file.toFile(), "pw".toCharArray()).getType());
            say("built", () -> {
                Builder b = Builder.newInstance("Map", null, file.toFile(), new PasswordProtection("w".toCharArray()));
                return (b.getKeyStore() == b.getKeyStore()) + " " + (b.getProtectionParameter("x") instanceof PasswordProtection);
            });
            say("asked", () -> Builder.newInstance("Map", null, file.toFile(), asks).getKeyStore().size());
            say("too early", () -> Builder.newInstance("Map", null, file.toFile(), asks).getProtectionParameter("x"));
            say("no file", () -> Builder.newInstance("Map", null, new File("/none"), asks));
            say("no store", () -> Builder.newInstance("None", null, file.toFile(), asks).getKeyStore());
            say("without file", () -> Builder.newInstance("Map", null, new PasswordProtection(new char[] {'p'}))
                    .getKeyStore().size());
            say("not loaded", () -> Builder.newInstance(KeyStore.getInstance("Map"), asks));
            say("parameters", () -> new KeyStoreBuilderParameters(List.of()));
        } finally {
            Files.delete(file);
        }
    }

    static void managers() {
        say("keys", () -> {
            KeyManagerFactory f = KeyManagerFactory.getInstance("Map");
            f.init(null, null);
            return f.getAlgorithm() + f.getProvider() + f.getKeyManagers().length;
        });
        say("keys by parameters", () -> {
            KeyManagerFactory.getInstance("Map").init((ManagerFactoryParameters) null);
            return "made";
        });
        say("trust", () -> {
            TrustManagerFactory f = TrustManagerFactory.getInstance("Map", "Own");
            f.init((ManagerFactoryParameters) null);
            return f.getTrustManagers().length;
        });
        say("trust by a store", () -> {
            TrustManagerFactory.getInstance("Map").init((KeyStore) null);
            return "made";
        });
        for (String h : new String[] {"Example.com", "bücher.example", "", "a.", "a b", "x_y"})
            say("host " + h, () -> {
                SNIHostName n = new SNIHostName(h);
                return n.getAsciiName() + " " + n.equals(new SNIHostName(h.toUpperCase())) + " " + n.getType() + " " + n;
            });
        say("bytes", () -> new SNIHostName(new byte[] {'a', '.', 'b'}));
        say("bad bytes", () -> new SNIHostName(new byte[] {-1}));
        say("matcher", () -> {
            SNIMatcher m = SNIHostName.createSNIMatcher(".*\\.example");
            return m.matches(new SNIHostName("A.EXAMPLE")) + " " + m.matches(new SNIHostName("b")) + " " + m.getType();
        });
        say("permission", () -> new SSLPermission("getSSLSessionContext"));
    }

    public static void main(String[] args) throws Exception {
        without();
        entries();
        builders();
        managers();
    }
}
